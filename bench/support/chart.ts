import type { RatioRow } from "../ratios.ts";
import { ratioTargets, type Results } from "./results.ts";

const width = 960;
const left = 190;
const right = 90;
const rowHeight = 24;
const variants = ["cached", "uncached"] as const;

type RatioName = keyof typeof ratioTargets;

/**
 * The ratios to S as bars with their spread; a solid line at what must hold, a dotted one at the aim.
 *
 * @returns SVG that needs nothing else
 */
export function chartOf({ date, parts: { ratios = [] } }: Results): string {
  const names = Object.keys(ratioTargets) as RatioName[]; // its own keys
  let top = 56;
  const panels = names.map((name) => {
    const { svg, height } = panel(name, ratios, top);
    top += height;
    return svg;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top + 8}" font-family="system-ui, sans-serif" font-size="13" fill="#161616">
<rect width="${width}" height="${top + 8}" fill="#fff"/>
<text x="24" y="34" font-size="17" font-weight="600">The site ÷ a Worker that returns the same HTML as a string</text>
<text x="${width - 24}" y="34" text-anchor="end" fill="#555">${date}</text>
${panels.join("\n")}
</svg>
`;
}

function panel(
  name: RatioName,
  ratios: readonly RatioRow[],
  top: number,
): { svg: string; height: number } {
  const target = ratioTargets[name];
  const groups = variants.map((variant) => ratios.filter((row) => row.variant === variant));
  const limits = variants.flatMap((variant) => [...target[variant]]);
  const most = Math.max(...groups.flat().map((row) => row.ratios[name].median), ...limits) * 1.2;
  const x = (value: number) => left + (Math.min(value, most) / most) * (width - left - right);
  const lines: string[] = [
    `<text x="24" y="${top + 16}" font-weight="600">${target.what} ÷ S: ${target.isMost ? "less" : "more"} is better</text>`,
  ];
  let y = top + 28;
  for (const [index, variant] of variants.entries()) {
    const rows = groups[index] ?? [];
    const [must, aim] = target[variant];
    const end = y + rows.length * rowHeight;
    for (const { page, ratios: own } of rows) {
      const { median, low, high } = own[name];
      const meets = target.isMost ? median <= must : median >= must;
      lines.push(
        `<text x="${left - 10}" y="${y + 16}" text-anchor="end">${page}, ${variant}</text>`,
        `<rect x="${left}" y="${y + 4}" width="${(x(median) - left).toFixed(1)}" height="${rowHeight - 8}" fill="${meets ? "#2f6fde" : "#c2452d"}"/>`,
        `<path d="M${x(low).toFixed(1)} ${y + rowHeight / 2}H${x(high).toFixed(1)}" stroke="#161616"/>`,
        `<text x="${width - 24}" y="${y + 16}" text-anchor="end">${median.toFixed(2)}</text>`,
      );
      y += rowHeight;
    }
    lines.push(
      `<path d="M${x(must).toFixed(1)} ${end - rows.length * rowHeight}V${end}" stroke="#161616" stroke-width="2"/>`,
      `<path d="M${x(aim).toFixed(1)} ${end - rows.length * rowHeight}V${end}" stroke="#161616" stroke-width="2" stroke-dasharray="2 3"/>`,
    );
    y += 6;
  }
  lines.push(
    `<text x="${left}" y="${y + 12}" fill="#555">Solid line: must. Dotted line: aim. Thin line: 10th to 90th percentile of the rounds.</text>`,
  );
  return { svg: lines.join("\n"), height: y + 34 - top };
}
