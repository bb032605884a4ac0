import path from "node:path";
import { parseSync, Visitor } from "vite";

export interface Import {
  line: number;
  /** A path from the project root, or the name of a package. */
  target: string;
  isPackage: boolean;
  isType: boolean;
}

export interface Module {
  file: string;
  imports: Import[];
  /** The lines that read `process.env`. */
  environmentReads: number[];
  /** The features that the declaration of a feature names in `dependsOn`. */
  dependsOn: { line: number; features: string[] } | undefined;
}

export function readModule(file: string, source: string): Module {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);

  const imports: Import[] = [];
  const environmentReads: number[] = [];
  let dependsOn: Module["dependsOn"];
  const add = (node: { start: number; source?: unknown }, isType: boolean) => {
    const { source: from } = node;
    if (!from || typeof from !== "object" || !("value" in from) || typeof from.value !== "string") return;
    imports.push({ line: lineOf(node.start), isType, ...resolveTarget(file, from.value) });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node, node.importKind === "type"),
    ExportNamedDeclaration: (node) => add(node, node.exportKind === "type"),
    ExportAllDeclaration: (node) => add(node, node.exportKind === "type"),
    ImportExpression: (node) => add(node, false),
    TSImportType: (node) => add(node, true),
    Property({ key, value, start }) {
      if (key.type !== "Identifier" || key.name !== "dependsOn" || value.type !== "ArrayExpression") return;
      const features = value.elements.flatMap((each) =>
        each?.type === "Literal" && typeof each.value === "string" ? [each.value] : [],
      );
      dependsOn = { line: lineOf(start), features };
    },
    MemberExpression({ object, property, start }) {
      const isProcess = object.type === "Identifier" && object.name === "process";
      if (isProcess && property.type === "Identifier" && property.name === "env")
        environmentReads.push(lineOf(start));
    },
  }).visit(program);
  return { file, imports, environmentReads, dependsOn };

  function lineOf(offset: number): number {
    return source.slice(0, offset).split("\n").length;
  }
}

function resolveTarget(file: string, specifier: string): Pick<Import, "target" | "isPackage"> {
  if (specifier.startsWith(".")) {
    return { target: path.posix.join(path.posix.dirname(file), specifier), isPackage: false };
  }
  const [scope = "", name = ""] = specifier.split("/");
  return { target: scope.startsWith("@") ? `${scope}/${name}` : scope, isPackage: true };
}
