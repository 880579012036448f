import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { createGenerator } from "@unocss/core";
import { type ESTree, parseSync, type Plugin, Visitor } from "vite";

import { unoConfig } from "../../app/ui/uno-config.ts";

/** Attributes, properties and variables that hold class lists: `className`, `headClass`, `tierClasses`. */
const holdsClasses = /class(?:name)?(?:es|s)?$/i;

type Named = { name: string; position: number; isBesideModule: boolean };

/**
 * @returns every word of the class lists that a component writes, also in what a list takes from the same
 *   file by name; classes of modules (`styles.title`) are no words, but a word says whether one is beside it
 */
export function classListsIn(code: string, file: string): Named[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const variables = new Map<string, ESTree.Expression>();
  const modules = new Set<string>();
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!source.value.endsWith(".module.css")) return;
      for (const { local } of specifiers) modules.add(local.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init) variables.set(id.name, init);
    },
  }).visit(program);
  const read = new Set<unknown>();
  const words: Named[] = [];
  const add = (text: string, position: number) => {
    for (const [name] of text.matchAll(/\S+/g)) {
      words.push({ name, position, isBesideModule: false });
    }
  };
  /** Takes what one element has at the same time. */
  const takeTogether = (nodes: readonly (ESTree.Node | null)[]): boolean => {
    const parts = nodes.map((node) => {
      const from = words.length;
      return { from, hasModule: take(node), to: words.length };
    });
    for (const part of parts) {
      if (!parts.some((other) => other !== part && other.hasModule)) continue;
      for (const word of words.slice(part.from, part.to)) word.isBesideModule = true;
    }
    return parts.some(({ hasModule }) => hasModule);
  };
  /** @returns whether a class of a module may be among them */
  const take = (node: ESTree.Node | null | undefined): boolean => {
    if (!node || read.has(node)) return false;
    read.add(node);
    switch (node.type) {
      case "Literal":
        if (typeof node.value === "string") add(node.value, node.start);
        return false;
      case "TemplateElement":
        add(node.value.cooked ?? "", node.start);
        return false;
      case "TemplateLiteral":
        return takeTogether([...node.quasis, ...node.expressions]);
      case "ConditionalExpression":
        return [take(node.consequent), take(node.alternate)].includes(true);
      case "LogicalExpression":
        return [take(node.left), take(node.right)].includes(true);
      case "AssignmentPattern":
        return take(node.right);
      case "ArrayExpression":
        return takeTogether(node.elements);
      case "ObjectExpression":
        return node.properties
          .map((property) =>
            take(property.type === "Property" ? property.value : property.argument),
          )
          .includes(true);
      case "JSXExpressionContainer":
      case "TSAsExpression":
      case "TSSatisfiesExpression":
        return take(node.expression);
      // `styles.title`, or `lists[layout]`
      case "MemberExpression":
        if (node.object.type === "Identifier" && modules.has(node.object.name)) return true;
        return take(node.object);
      // `classes.join(" ")`
      case "CallExpression":
        return node.callee.type === "MemberExpression" && take(node.callee.object);
      case "Identifier":
        return take(variables.get(node.name));
      default:
        return false;
    }
  };
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.type === "JSXIdentifier" && holdsClasses.test(name.name)) take(value);
    },
    Property({ key, value }) {
      if (key.type === "Identifier" && holdsClasses.test(key.name)) take(value);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && holdsClasses.test(id.name)) take(init);
    },
  }).visit(program);
  return words;
}

/** The classes of a plain sheet. */
const classesOf = (sheet: string): string[] =>
  Array.from(readFileSync(sheet, "utf8").matchAll(/\.([a-z][\w-]*)/g), ([, name = ""]) => name);

/** What a module's class says of its element, where it has one: the inside of its box. */
const inside =
  /(?:^|;)(?:padding|gap|row-gap|column-gap|display|position|width|border|flex-|grid-template|align-(?:items|content)|justify-)/;

/**
 * Refuses a class that is neither a utility nor in `base.css` nor in a plain sheet beside the component, and
 * a utility for the inside of a box that has a class of a module. Says where it stands (docs/styles.md).
 */
export function checkedClassLists(): Plugin {
  const config = unoConfig();
  const generator = createGenerator(config);
  /** Lines of the page's grid; and what no class takes back: `print:hidden`, `max-md:hidden`. */
  const beside = new Set(Object.keys(config.shortcuts ?? {}));
  const mayStandBeside = (name: string) => beside.has(name) || name.endsWith(":hidden");
  const base = new Set(classesOf(join(import.meta.dirname, "../../app/ui/base.css")));
  return {
    name: "checked-class-lists",
    enforce: "pre",
    transform: {
      filter: { id: /\/app\/.*\.tsx$/ },
      async handler(code, id) {
        const folder = dirname(id);
        const plain = globSync("*.css", { cwd: folder }).filter(
          (file) => !file.endsWith(".module.css"),
        );
        const ofSheet = new Set(plain.flatMap((file) => classesOf(join(folder, file))));
        for (const { name, position, isBesideModule } of classListsIn(code, id)) {
          if (base.has(name) || ofSheet.has(name)) continue;
          const utility = await (await generator).parseToken(name);
          const fault = !utility
            ? "is no utility"
            : isBesideModule &&
                !mayStandBeside(name) &&
                !name.startsWith("i-") &&
                utility.some(([, , body]) => inside.test(body))
              ? "stands beside a class of a module, which says the inside of the box"
              : undefined;
          if (fault === undefined) continue;
          this.error(
            `"${name}" in ${id} ${fault}: say it in the module (docs/styles.md)`,
            position,
          );
        }
      },
    },
  };
}
