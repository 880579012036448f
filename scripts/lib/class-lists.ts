import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { createGenerator } from "@unocss/core";
import { type ESTree, parseSync, type Plugin, Visitor } from "vite";

import { unoConfig } from "../../app/ui/uno-config.ts";

/** Attributes, properties and variables that hold class lists: `className`, `headClass`, `tierClasses`. */
const holdsClasses = /class(?:name)?(?:es|s)?$/i;

type Named = { name: string; position: number };

/**
 * @returns every word of the class lists that a component writes, also in what a list takes from the same
 *   file by name; classes of modules (`styles.title`) are no words
 */
export function classListsIn(code: string, file: string): Named[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const variables = new Map<string, ESTree.Expression>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init) variables.set(id.name, init);
    },
  }).visit(program);
  const read = new Set<unknown>();
  const words: Named[] = [];
  const add = (text: string, position: number) => {
    for (const [name] of text.matchAll(/\S+/g)) words.push({ name, position });
  };
  const take = (node: ESTree.Node | null | undefined): void => {
    if (!node || read.has(node)) return;
    read.add(node);
    switch (node.type) {
      case "Literal":
        if (typeof node.value === "string") add(node.value, node.start);
        break;
      case "TemplateLiteral":
        for (const { value, start } of node.quasis) add(value.cooked ?? "", start);
        node.expressions.forEach(take);
        break;
      case "ConditionalExpression":
        take(node.consequent);
        take(node.alternate);
        break;
      case "LogicalExpression":
        take(node.left);
        take(node.right);
        break;
      case "AssignmentPattern":
        take(node.right);
        break;
      case "ArrayExpression":
        node.elements.forEach(take);
        break;
      case "ObjectExpression":
        node.properties.forEach((property) => {
          take(property.type === "Property" ? property.value : property.argument);
        });
        break;
      case "JSXExpressionContainer":
      case "TSAsExpression":
      case "TSSatisfiesExpression":
        take(node.expression);
        break;
      // `lists[layout]`
      case "MemberExpression":
        take(node.object);
        break;
      // `classes.join(" ")`
      case "CallExpression":
        if (node.callee.type === "MemberExpression") take(node.callee.object);
        break;
      case "Identifier":
        take(variables.get(node.name));
        break;
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

/**
 * Refuses a class that is neither a utility nor in `base.css` nor in a plain sheet beside the component, and
 * says where it stands (docs/styles.md).
 */
export function checkedClassLists(): Plugin {
  const generator = createGenerator(unoConfig());
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
        const beside = new Set(plain.flatMap((file) => classesOf(join(folder, file))));
        for (const { name, position } of classListsIn(code, id)) {
          if (base.has(name) || beside.has(name)) continue;
          if (await (await generator).parseToken(name)) continue;
          this.error(
            `"${name}" in ${id} is no utility: say it in the module beside the component (docs/styles.md)`,
            position,
          );
        }
      },
    },
  };
}
