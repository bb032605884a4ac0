/**
 * Exits with one line that describes the problem and the next step.
 * @param {string} line
 * @returns {never}
 */
export function stopWith(line) {
  console.error(line);
  process.exit(1);
}
