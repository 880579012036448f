/** Drawings of the documents: black on white, 672 units wide, as wide as the text of a page. */

const text = (x: number, y: number, words: string, anchor = "start") =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;

const svg = (height: number, parts: readonly string[]) =>
  `<svg viewBox="0 0 672 ${height}" fill="none" stroke="#000">${parts.join("")}</svg>`;

/**
 * A line of days, each with a mark, its number above and what happens below.
 *
 * @param stops of the line, the first at 0
 */
export function exitLine(stops: readonly (readonly [day: number, name: string])[]): string {
  const last = stops.at(-1)?.[0] ?? 1;
  const marks = stops.map(([day, name], index) => {
    const x = Math.round((day / last) * 660);
    const isLast = index === stops.length - 1;
    const [at, anchor] = isLast ? [672, "end"] : [x, "start"];
    return `<rect x="${x}" y="24" width="12" height="24" fill="#000" stroke="none"/>${text(at, 14, `day ${day}`, anchor)}${text(at, 70, name, anchor)}`;
  });
  return svg(80, [`<path d="M0 36H672"/>`, ...marks]);
}

type Room = readonly [name: string, note: string];

type Plan = {
  /** What the wall encloses, and what lies outside it. */
  inside: string;
  outside: string;
  /** Two walls, one around each, joined by a private link. */
  second?: string;
  /** Undefined where nothing comes in by a network. */
  gate?: string;
  rooms: readonly Room[];
};

/** A plan of one way to run the platform: the wall, its gate at the right, and the rooms inside. */
export function plan({ inside, outside, second, gate, rooms }: Plan): string {
  const width = 520;
  const perRow = 3;
  const boxes = rooms.map(([name, note], index) => {
    const x = 24 + (index % perRow) * 164;
    const y = 56 + Math.floor(index / perRow) * 92;
    return `<rect x="${x}" y="${y}" width="148" height="72"/>${text(x + 12, y + 28, name)}${text(x + 12, y + 50, note)}`;
  });
  const wall = `M${width} 96V2H2V242H${width}V148`;
  const gateLines =
    gate === undefined
      ? [`<path d="M${width} 96V148" stroke-width="4"/>`, text(width + 12, 126, "no network")]
      : [
          `<path d="M672 122H${width - 6}M${width} 116l-8 6 8 6"/>`,
          `<path d="M${width - 6} 96h12M${width - 6} 148h12" stroke-width="4"/>`,
          text(672, 110, gate, "end"),
        ];
  const split =
    second === undefined
      ? []
      : [`<path d="M344 2V106M344 138V242" stroke-width="4"/>`, text(356, 32, second)];
  return svg(250, [
    `<path d="${wall}" stroke-width="4"/>`,
    ...gateLines,
    ...split,
    ...boxes,
    text(24, 32, inside),
    text(width + 12, 24, outside),
  ]);
}
