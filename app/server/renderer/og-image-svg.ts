import { xmlText } from "../../lib/xml-text.ts";

// Widths of the characters from the space to the tilde in Host Grotesk 500, in hundredths of an em.
const widths = [
  31, 28, 35, 80, 65, 86, 71, 20, 38, 38, 46, 59, 22, 49, 22, 47, 65, 65, 65, 65, 65, 65, 65, 65,
  65, 65, 22, 22, 59, 59, 59, 50, 89, 67, 60, 70, 68, 54, 52, 73, 68, 23, 40, 63, 52, 86, 69, 76,
  59, 79, 64, 61, 59, 63, 71, 101, 64, 64, 54, 38, 47, 38, 59, 67, 40, 56, 60, 55, 60, 56, 33, 62,
  57, 21, 21, 53, 21, 90, 57, 58, 60, 60, 38, 50, 36, 54, 55, 81, 57, 59, 46, 38, 23, 38, 59,
];
const otherWidth = 60;
const trackingEm = -0.04;

const maxPx = { width: 700, height: 400 };
const lineHeightEm = 1.02;

/** Font sizes, from large to small: the first in which the title fits is used. */
const sizes = [84, 70, 60, 52, 44];

function widthPx(text: string, size: number): number {
  const em = [...text].reduce((sum, character) => {
    const width = widths[(character.codePointAt(0) ?? 0) - 32] ?? otherWidth;
    return sum + width / 100 + trackingEm;
  }, 0);
  return em * size;
}

function breakLines(title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthPx(longer, size) <= maxPx.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * The Open Graph image of an article as SVG: hatched ground, one wall, the title, the wordmark, and
 * the boundary with the data inside.
 *
 * @param title any text; what does not fit in the smallest size is cut
 */
export function ogImageSvg(title: string): string {
  const fits = (size: number) =>
    breakLines(title, size).length * size * lineHeightEm <= maxPx.height;
  const size = sizes.find(fits) ?? 44;
  const maxLines = Math.floor(maxPx.height / (size * lineHeightEm));
  const lines = breakLines(title, size);
  const shown = lines.slice(0, maxLines);
  if (lines.length > maxLines) shown[maxLines - 1] = `${shown[maxLines - 1]}…`;
  const text = shown.map(
    (line, index) =>
      `<text x="84" y="${84 + size * 0.86 + index * size * lineHeightEm}">${escaped(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M-2 2 2-2M0 8 8 0M6 10 10 6" stroke="#14150F" stroke-opacity=".15" stroke-width=".9"/></pattern>
<clipPath id="inside"><path d="M42 42h1116v546H42z"/></clipPath></defs>
<path d="M0 0h1200v630H0z" fill="#F1EFE8"/><path d="M0 0h1200v630H0z" fill="url(#hatch)"/>
<path d="M42 42h1116v546H42z" fill="#FBFAF6"/>
<g clip-path="url(#inside)"><g transform="translate(824 105) scale(26.25)"><path fill="#14150F" d="M1 1h14v14H1V9.5h2V13h10V3H3v3.5H1z"/><path fill="#0A3CFF" d="M6 6h4v4H6z"/></g></g>
<path d="M42 42h1116v546H42z" fill="none" stroke="#14150F" stroke-width="4"/>
<g font-family="Host Grotesk" font-size="${size}" letter-spacing="${trackingEm * size}" fill="#14150F">${text.join("")}</g>
<g transform="translate(84 516) scale(1.455)"><path fill="#14150F" d="M0 22 9.2 0h3.6L22 22h-4.1L11 5.2 4.1 22ZM29 0h4v22h-4zM42 0h26v22H42v-8.5h4V18h18V4H46v4.5h-4zM77 0h4v22h-4z"/><path fill="#0A3CFF" d="M51.5 7.5h7v7h-7z"/></g>
</svg>`;
}

/** Without the characters that no font shows. */
const escaped = (text: string) => xmlText(text).replaceAll(/[^\P{C}\n]/gu, "");
