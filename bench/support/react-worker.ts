import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { build } from "vite";

/** An element as React takes it: what it is, its properties and what it holds. */
type Tree = string | [tag: string, properties: Record<string, unknown>, ...children: Tree[]];

/** Attributes that are there or not; React omits one whose value is empty. */
const booleans = new Set([
  "async",
  "checked",
  "defer",
  "disabled",
  "hidden",
  "inert",
  "multiple",
  "open",
  "required",
  "selected",
]);

const source = (pages: Record<string, Tree>) => `
import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server.edge";

const elementOf = ([tag, properties, ...children]) =>
  createElement(
    tag,
    properties,
    ...children.map((child) => (typeof child === "string" ? child : elementOf(child))),
  );
const pages = Object.fromEntries(
  Object.entries(${JSON.stringify(pages)}).map(([path, tree]) => [path, elementOf(tree)]),
);
const headers = { "content-type": "text/html; charset=utf-8" };
export default {
  async fetch(request) {
    const page = pages[new URL(request.url).pathname];
    const text = await new Response(await renderToReadableStream(page)).text();
    return new Response(text, { headers });
  },
};
`;

/**
 * A Worker that does nothing but let React write the site's pages, from elements that are there before
 * the first request: without components, router and data.
 *
 * @param root folder of the project, whose React it is
 * @param pages HTML by path
 * @returns its module
 */
export async function reactWorker(
  root: string,
  pages: Record<string, string>,
): Promise<Record<string, string>> {
  const entry = "react-worker.js";
  const trees = Object.entries(pages).map(([path, html]) => [path, treeOf(html)] as const);
  const text = source(Object.fromEntries(trees));
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { target: "webworker", noExternal: true },
    plugins: [
      {
        name: "react-worker",
        resolveId: (id) => (id.endsWith(entry) ? entry : undefined),
        load: (id) => (id === entry ? text : undefined),
      },
    ],
    build: { ssr: entry, write: false, minify: true },
  });
  if (!("output" in built)) throw new Error("Vite did not build one bundle.");
  return { "index.js": built.output[0].code };
}

function treeOf(html: string): Tree {
  const root = parse(html).childNodes.find((node) => "tagName" in node);
  if (root === undefined || !("tagName" in root)) throw new Error("A page without an element.");
  return elementOf(root);
}

function elementOf(element: DefaultTreeAdapterTypes.Element): Tree {
  const { tagName, attrs } = element;
  const properties = Object.fromEntries(
    attrs
      .filter(({ name }) => !name.startsWith("on"))
      .map(({ name, value }): [string, unknown] => {
        if (name === "style") return [name, styleOf(value)];
        return [name, value === "" && booleans.has(name) ? true : value];
      }),
  );
  if (tagName === "script" || tagName === "style") {
    const __html = element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
    return [tagName, { ...properties, dangerouslySetInnerHTML: { __html } }];
  }
  const children = element.childNodes.flatMap((node): Tree[] => {
    if ("tagName" in node) return [elementOf(node)];
    return node.nodeName === "#text" && "value" in node ? [node.value] : [];
  });
  return [tagName, properties, ...children];
}

function styleOf(text: string): Record<string, string> {
  const declarations = text.split(";").flatMap((declaration): [string, string][] => {
    const [name = "", ...value] = declaration.split(":");
    const isCustom = name.trim().startsWith("--");
    const property = name.trim().replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return value.length === 0 ? [] : [[isCustom ? name.trim() : property, value.join(":").trim()]];
  });
  return Object.fromEntries(declarations);
}
