import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type Command, startCommand } from "../lib/command.ts";
import {
  answerCount,
  componentCount,
  documentSources,
  wordsHash,
} from "../lib/documents/document-sources.ts";
import { SetupError } from "../lib/error-details.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { projectRoot } from "../lib/project.ts";
import { readPdf } from "../lib/documents/read-pdf.ts";

const folder = join(projectRoot, "public/documents");
const facts = join(projectRoot, "app/content/documents.gen.ts");
const hashes = join(projectRoot, "scripts/lib/documents/made-from.json");
/**
 * A variable font is embedded glyph by glyph, which is large: what is set in 500 takes the file that has
 * that weight alone.
 */
const fonts = [
  [500, "app/server/renderer/fonts/host-grotesk-500.bin"],
  [
    400,
    "node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2",
  ],
] as const;

/** A buyer opens a document on a train. */
const maxFileBytes = 200_000;

/**
 * `npm run documents`: writes the files that Trust offers into `public/documents`, from the facts and
 * the words of the pages, and beside them what each was made from, so that a test finds outdated ones.
 */
export const main: Command = async (parameters, _environment, print) => {
  parseFlags(parameters, {}, "Usage: npm run documents");
  const { launchChromium } = await import("../lib/find-chromium.ts");
  mkdirSync(folder, { recursive: true });
  const faces = fonts.map(
    ([weight, file]) =>
      `@font-face { font-family: "Host Grotesk"; font-weight: ${weight}; src: url("data:font/woff2;base64,${readFileSync(join(projectRoot, file), "base64")}"); }`,
  );
  const browser = await launchChromium(print);
  const lines: string[] = [];
  try {
    const page = await browser.newPage();
    for (const [file, source] of Object.entries(documentSources)) {
      let bytes: Buffer = Buffer.from(source);
      let length = file.endsWith(".csv") ? answerCount : componentCount;
      if (file.endsWith(".pdf")) {
        await page.setContent(
          source.replace("</head>", `<style>${faces.join("\n")}</style></head>`),
        );
        await page.evaluate(() => document.fonts.ready);
        bytes = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
        length = readPdf(bytes).pages.length;
      }
      if (bytes.length > maxFileBytes) throw new SetupError(`${file} is larger than 200 kB.`);
      writeFileSync(join(folder, file), bytes);
      lines.push(`  "${file}": { length: ${length}, bytes: ${bytes.length} },`);
      print(`${file}: ${length}, ${Math.ceil(bytes.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
  }
  writeFileSync(
    facts,
    `// Written by "npm run documents": do not edit.

/** Of each file its pages, its answers or its components, and its size. */
export const documentFiles = {
${lines.join("\n")}
} as const;
`,
  );
  const madeFrom = Object.entries(documentSources).map(([file, source]) => [
    file,
    wordsHash(source),
  ]);
  writeFileSync(hashes, `${JSON.stringify(Object.fromEntries(madeFrom), null, 2)}\n`);
};

await startCommand(import.meta, main);
