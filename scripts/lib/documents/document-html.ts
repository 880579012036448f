import { site } from "../../../app/content/site.ts";
import { xmlText } from "../../../app/lib/xml-text.ts";
import type { Block, DocumentBody } from "./contract.ts";

/** At the foot of every page. */
const sampleNote = "Sample document: the company is made up.";

/** Who signs for the company, and when. */
const signed = { name: "Ilse Ravendal, Chief Executive Officer", day: "November 24, 2026" };

const rows = (cells: readonly string[], tag: "td" | 'th scope="col"') => {
  const [end] = tag.split(" ");
  return `<tr>${cells.map((cell) => `<${tag}>${xmlText(cell)}</${end}>`).join("")}</tr>`;
};

function blockHtml(block: Block): string {
  if ("heading" in block) return `<h2>${xmlText(block.heading)}</h2>`;
  if ("text" in block) return `<p>${xmlText(block.text)}</p>`;
  if ("list" in block) {
    return `<ul>${block.list.map((item) => `<li>${xmlText(item)}</li>`).join("")}</ul>`;
  }
  if ("drawing" in block) {
    const image = `data:image/svg+xml,${encodeURIComponent(withStyle(block.drawing))}`;
    return `<img src="${image}" alt="${xmlText(block.alt)}">`;
  }
  if ("table" in block) {
    const { head, rows: body } = block.table;
    return `<table><thead>${rows(head, 'th scope="col"')}</thead><tbody>${body.map((row) => rows(row, "td")).join("")}</tbody></table>`;
  }
  return `<div class="signatures"><p><img src="data:image/svg+xml,${encodeURIComponent(ourHand)}" alt="Signature of ${xmlText(signed.name)}"><span>${xmlText(signed.name)}<br>${site.name}, ${signed.day}</span></p><p><span>Name, title<br>${xmlText(block.signature.theirs)}</span></p></div>`;
}

/** A drawing is a picture of its own, which the page's styles do not reach. */
const withStyle = (drawing: string) =>
  drawing
    .replace("<svg ", `<svg xmlns="http://www.w3.org/2000/svg" style="font:500 12.5px monospace" `)
    .replaceAll("<text ", `<text fill="#000" stroke="none" `);

const ourHand = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48" fill="none" stroke="#000" stroke-width="2.2"><path d="M4 40c8-16 14-20 20-8s12 8 18-4 12-12 18-4 16 6 28 2 18-4 30-2 18-2 34-12"/></svg>`;

/** Beside the rule of a page's head and foot. Each margin box says it: a list of them is no CSS. */
const atHead =
  "vertical-align: bottom; margin-bottom: 9mm; padding-bottom: 6px; border-bottom: 1px solid #000;";
const atFoot =
  "vertical-align: top; margin-top: 6mm; padding-top: 6px; border-top: 1px solid #000;";

/**
 * A document as HTML for A4, black on white. The head and the foot of each page are margin boxes, which
 * hold its number. The fonts are not part of it: who prints it adds them.
 */
export function documentHtml({ title, head, lead, pages }: DocumentBody, host: string): string {
  const body = pages
    .map((blocks) => `<section>${blocks.map(blockHtml).join("\n")}</section>`)
    .join("\n");
  const quoted = (text: string) => JSON.stringify(text);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${xmlText(title)}</title><style>
@page {
  size: A4;
  margin: 26mm 20mm 24mm;
  font: 500 9pt/1.4 "Host Grotesk", sans-serif;
  @top-left { content: ${quoted(site.name)}; ${atHead} }
  @top-right { content: ${quoted(`${head} · `)} counter(page) " of " counter(pages); ${atHead} }
  @bottom-left { content: ${quoted(sampleNote)}; ${atFoot} }
  @bottom-right { content: ${quoted(`${host}/trust#documents`)}; ${atFoot} }
}
${styles}</style></head><body><h1>${xmlText(title)}</h1><p class="lead">${xmlText(lead)}</p>
${body}</body></html>`;
}

const styles = `
* { margin: 0; padding: 0; box-sizing: border-box; }
body { font: 400 11pt/1.45 "Host Grotesk", sans-serif; color: #000; }
h1 { font-size: 31pt; line-height: 1.05; letter-spacing: -.035em; font-weight: 500; }
h2 { font-size: 14pt; line-height: 1.25; letter-spacing: -.015em; font-weight: 500; break-after: avoid; }
.lead { max-width: 132mm; margin-top: 8pt; }
section > * { margin-top: 9pt; }
section > h2 { margin-top: 22pt; }
section + section { break-before: page; }
section + section > :first-child { margin-top: 0; }
table { width: 100%; margin-top: 18pt; border-collapse: collapse; font-size: 10pt; line-height: 1.35; }
h2 + table { margin-top: 6pt; }
tr { break-inside: avoid; }
th { text-align: start; font-weight: 500; border-bottom: 1px solid #000; }
td { border-bottom: 1px solid #999; }
th, td { padding: 5.5pt 10pt 5.5pt 0; vertical-align: top; }
th:last-child, td:last-child { padding-inline-end: 0; }
ul { padding-inline-start: 14pt; }
li + li { margin-top: 4pt; }
section > img { display: block; width: 100%; margin-block: 22pt 4pt; }
.signatures { display: grid; grid-template-columns: 1fr 1fr; gap: 24pt; margin-top: 6pt; break-inside: avoid; }
.signatures p { display: flex; flex-direction: column; justify-content: end; height: 88pt; }
.signatures img { width: 110pt; }
.signatures span { padding-top: 4pt; border-top: 1px solid #000; font-size: 10pt; }
`;
