/** One cycle for each import that closes one; each begins and ends with the same node. */
export function findCycles(edges: ReadonlyMap<string, Iterable<string>>): string[][] {
  const done = new Set<string>();
  const search = (node: string, chain: readonly string[]): string[][] => {
    if (chain.includes(node)) return [[...chain.slice(chain.indexOf(node)), node]];
    if (done.has(node)) return [];
    const cycles = [...new Set(edges.get(node))].flatMap((next) => search(next, [...chain, node]));
    done.add(node);
    return cycles;
  };
  return [...edges.keys()].flatMap((node) => search(node, []));
}
