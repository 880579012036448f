import { type ByteRow, tolerance } from "./bytes.ts";
import type { ColdStart } from "./cold-start.ts";
import type { LighthouseRow, SetPieceRow, SlowPaintRow } from "./lighthouse.ts";
import type { LoadRow } from "./load.ts";
import type { Navigations } from "./navigations.ts";
import type { Presses } from "./presses.ts";
import type { RequestTime } from "./request-time.ts";
import { median } from "./support/statistics.ts";
import { renderedPages, setPieceRounds } from "./support/variants.ts";
import type { WalkStep } from "./walk.ts";

// Of a page against its static copy.
const tbtTargetMs = 20;
const mainThreadTarget = 1.2;
const lcpTarget = 1.05;

/** What was measured of one revision; a part that never was is missing. */
export interface MeasuredParts {
  bytes?: ByteRow[];
  load?: LoadRow[];
  coldStart?: ColdStart;
  memory?: number[];
  lead?: RequestTime;
  search?: RequestTime;
  /** Of every page of the sitemap. */
  lighthouse?: LighthouseRow[];
  setPieces?: SetPieceRow[];
  slowPaints?: SlowPaintRow[];
  presses?: Presses;
  navigations?: Navigations;
  walk?: WalkStep[];
}

/** Another revision and this one, measured in turns, part by part. */
export interface Comparison {
  /** The other's commit. */
  revision: string;
  /** As 2026-11-26. */
  day: string;
  before: MeasuredParts;
  after: MeasuredParts;
}

export interface Parts extends MeasuredParts {
  /** The day of each part, as 2026-11-26. */
  days?: Record<string, string>;
  comparison?: Comparison;
}

type Cell = string | number;

/** A row of the table of targets; undefined when it was not measured. */
type Target = [
  what: string,
  measured: number | undefined,
  target: number,
  aim: number,
  unit: "ms" | "kB" | "×" | "",
  /** Whether less is better. */
  isMost?: false,
];

const worst = (values: readonly number[] | undefined) =>
  values && values.length > 0 ? Math.max(...values) : undefined;
const min = (values: readonly number[] | undefined) =>
  values && values.length > 0 ? Math.min(...values) : undefined;

function targetsOf(parts: MeasuredParts): Target[] {
  const { bytes, load, coldStart, memory, lead, search, lighthouse, presses, navigations } = parts;
  const cached = load?.filter(({ variant }) => variant === "cached");
  const rendered = load?.filter(
    ({ variant, page }) => variant === "uncached" && renderedPages.has(page),
  );
  const audits = (read: (row: LighthouseRow) => number) => lighthouse?.map(read);
  const lastMB = memory?.at(-1);
  const worstPress = worst(presses?.others.map(({ ms }) => ms));
  return [
    ...(bytes ?? []).map(({ what, value, target, aim, isCount }): Target =>
      isCount
        ? [what, value, target, aim, ""]
        : [what, value / 1000, target / 1000, aim / 1000, "kB"],
    ),
    [
      "Lighthouse, TBT over the static copy",
      worst(audits(({ site, copy }) => site.tbt - copy.tbt)),
      tbtTargetMs,
      0,
      "ms",
    ],
    [
      "Lighthouse, main thread ÷ static copy",
      worst(audits(({ site, copy }) => site.mainThread / copy.mainThread)),
      mainThreadTarget,
      1.05,
      "×",
    ],
    [
      "Lighthouse, least score of any category",
      min(lighthouse?.flatMap(({ site }) => Object.values(site.scores))),
      99,
      100,
      "",
      false,
    ],
    [
      "LCP ÷ static copy",
      worst(audits(({ site, copy }) => site.lcp / copy.lcp)),
      lcpTarget,
      1,
      "×",
    ],
    ["CLS", worst(audits(({ site }) => site.cls)), 0, 0, ""],
    [
      "press on Get Started to a dialog with focus",
      presses?.getStarted,
      100,
      (presses?.getStartedCopy ?? 40) + 10,
      "ms",
    ],
    [
      "tab, slide, step, menu, question, at any moment after the first paint",
      worstPress,
      60,
      (worst(presses?.others.map(({ copyMs }) => copyMs ?? 0)) ?? 55) + 5,
      "ms",
    ],
    [
      "forms typed into and sent while their script loads: lost or unanswered",
      presses?.forms.lost,
      0,
      0,
      "",
    ],
    ["interaction to next paint while an island hydrates", presses?.whileHydrating, 150, 80, "ms"],
    [
      "navigation to a page that the browser has prerendered",
      navigations?.site.prerendered,
      60,
      30,
      "ms",
    ],
    ["navigation, link hovered 300 ms before", navigations?.site.hovered, 600, 400, "ms"],
    ["navigation, link not hovered", navigations?.site.unprepared, 900, 750, "ms"],
    ["the same without speculation rules, hovered", presses?.hoveredWithoutRules, 700, 400, "ms"],
    [
      "the same without speculation rules, not hovered",
      presses?.unpreparedWithoutRules,
      900,
      750,
      "ms",
    ],
    ["CPU ÷ S, as served", worst(cached?.map(({ cpuRatio }) => cpuRatio)), 1.15, 1.1, "×"],
    [
      "requests/s ÷ S, as served",
      min(cached?.map(({ perSecondRatio }) => perSecondRatio)),
      0.87,
      0.9,
      "×",
      false,
    ],
    [
      "CPU ÷ S, rendered on request, no cache",
      worst(rendered?.map(({ cpuRatio }) => cpuRatio)),
      4.5,
      3.5,
      "×",
    ],
    ["first answer of a cold isolate, prerendered", coldStart?.prerendered, 6, 4, "ms"],
    ["first answer of a cold isolate, rendered on request", coldStart?.rendered, 30, 20, "ms"],
    ["lead: Worker time besides Supabase's", lead?.medianMs, 3, 1, "ms"],
    ["search: Worker time besides the database's", search?.medianMs, 50, 25, "ms"],
    [
      "memory after 10,000 renders ÷ after 1,000",
      lastMB && lastMB / (memory?.[0] ?? Number.NaN),
      1.1,
      1,
      "×",
    ],
  ];
}

function shown(value: number, unit: Target[4]): string {
  const digits = { ms: 0, kB: 1, "×": 2, "": Number.isInteger(value) ? 0 : 3 }[unit];
  return `${value.toFixed(value < 10 && unit === "ms" ? 1 : digits)}${unit === "×" || unit === "" ? "" : ` ${unit}`}`;
}

export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** @returns the table of targets in Markdown: the worst of all pages against target and aim */
export function targetTable(parts: MeasuredParts): string {
  const budgets = new Set(parts.bytes?.map(({ what }) => what));
  const rows = targetsOf(parts).map(([what, measured, target, aim, unit, isMost = true]) => {
    const limits = [shown(target, unit), shown(aim, unit)];
    if (measured === undefined) return [what, ...limits, "not measured", "", ""];
    const meets = (limit: number) => (isMost ? measured <= limit : measured >= limit);
    const missed = budgets.has(what) && meets(target * tolerance) ? "within a tenth" : "**over**";
    const holds = meets(aim) ? "aim" : meets(target) ? "target" : missed;
    const difference = measured - target;
    const sign = difference > 0 ? "+" : difference < 0 ? "−" : "";
    return [
      what,
      ...limits,
      shown(measured, unit),
      `${sign}${shown(Math.abs(difference), unit)}`,
      holds,
    ];
  });
  return table(["what", "target", "aim", "measured", "to the target", "holds"], rows);
}

/** @returns why some rows of that table are over, as far as it was measured */
export function reasonList(parts: MeasuredParts): string {
  const { lighthouse, setPieces, slowPaints, load, coldStart, presses, navigations } = parts;
  const reasons: string[] = [];
  if (lighthouse) {
    reasons.push(
      comparedScores(lighthouse),
      comparedTimes(lighthouse),
      mainThreadReason(lighthouse),
    );
  }
  if (slowPaints) reasons.push(slowPaintReason(slowPaints));
  if (setPieces) reasons.push(controlReason(setPieces));
  const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
  if (presses) {
    reasons.push(
      `Of Get Started's ${ms(presses.getStarted)} the browser alone takes ${ms(presses.getStartedCopy)}: so long until a dialog of the static copy stands, because a modal one restyles its page.`,
    );
    reasons.push(
      `While an island hydrates, the press that opens its dialog and the keys after it take up to ${ms(presses.whileHydrating)}; on the static copy, where nothing hydrates, up to ${ms(presses.whileHydratingCopy)}.`,
    );
  }
  if (navigations) {
    const { site, copy } = navigations;
    reasons.push(
      `Between static copies without script, by the browser alone, a navigation to a prerendered page takes ${ms(copy.prerendered)}, after 300 ms over the link ${ms(copy.hovered)}, without ${ms(copy.unprepared)}.`,
      `With the processor and the network of this machine a navigation to a prerendered page takes ${ms(site.prerenderedAtFullSpeed)}, between static copies ${ms(copy.prerenderedAtFullSpeed)}.`,
    );
  }
  if (load) reasons.push(loadReason(load), renderReason(load));
  if (coldStart) {
    reasons.push(
      `A cold isolate of a Worker that returns one word takes ${ms(coldStart.string)}, of one that only returns the prerendered page's file ${ms(coldStart.prerenderedFile)}. After its first rendered page the site renders the next one, another, in ${ms(coldStart.renderedNext)}: the rest of the first is functions that run for the first time.`,
    );
  }
  return reasons.map((reason) => `- ${reason}`).join("\n");
}

/** Says how the site's scores stand beside those of its copies, which the machine's load lowers too. */
function comparedScores(rows: readonly LighthouseRow[]): string {
  const performance = ({ scores }: LighthouseRow["site"]) => scores["performance"] ?? Number.NaN;
  const range = (scores: number[]) =>
    [...new Set([Math.min(...scores), Math.max(...scores)])].join(" to ");
  const lower = rows.filter(({ site, copy }) => performance(site) < performance(copy));
  return `For performance Lighthouse gives the static copies, which have no script, ${range(rows.map(({ copy }) => performance(copy)))} on this machine, and the site ${range(rows.map(({ site }) => performance(site)))}: lower than its copy on ${lower.length} of ${rows.length} pages.`;
}

/** Says how far the pages lie from their copies: the table has the worst of all. */
function comparedTimes(rows: readonly LighthouseRow[]): string {
  const ratios = (read: (side: LighthouseRow["site"]) => number) =>
    rows.map(({ site, copy }) => read(site) / read(copy));
  const lcp = ratios((side) => side.lcp);
  const tbt = rows.map(({ site, copy }) => site.tbt - copy.tbt);
  return `Of ${rows.length} pages ${lcp.filter((ratio) => ratio <= lcpTarget).length} have an LCP of at most ${lcpTarget} times the copy's, the middle one ${median(lcp).toFixed(2)}, and ${tbt.filter((ms) => ms <= tbtTargetMs).length} a TBT of at most ${tbtTargetMs} ms over the copy's, the middle one ${median(tbt).toFixed(0)} ms over it.`;
}

/** Says in which parts of the main thread pages exceed their copies. */
function mainThreadReason(rows: readonly LighthouseRow[]): string {
  const signed = (ms: number) => `${ms < 0 ? "−" : "+"}${Math.abs(ms).toFixed(0)}`;
  const ratio = ({ site, copy }: LighthouseRow) => site.mainThread / copy.mainThread;
  const over = rows.filter((row) => ratio(row) > mainThreadTarget);
  const parts = over.map(({ page, site, copy }) => {
    const script = site.script - copy.script;
    const other = site.other - copy.other;
    const rest = site.mainThread - copy.mainThread - script - other;
    return `${page} ${signed(script)}, ${signed(other)} and ${signed(rest)}`;
  });
  return `The main thread takes at most ${mainThreadTarget} times the copy's on ${rows.length - over.length} of ${rows.length} pages, on the middle one ${median(rows.map(ratio)).toFixed(2)} times. Milliseconds beyond the copy on the others, in script, in the browser's own tasks for files, events and frames, and in all else (parsing, style, layout, paint): ${parts.join("; ")}.`;
}

/** Says how late pages are painted on a phone that is slow in fact, not in Lighthouse's simulation. */
function slowPaintReason(rows: readonly SlowPaintRow[]): string {
  const ratios = rows.map(({ siteMs, copyMs }) => siteMs / copyMs);
  const pages = rows.map(
    ({ page, siteMs, copyMs }) => `${page} ${siteMs.toFixed(0)} (${copyMs.toFixed(0)})`,
  );
  return `Lighthouse computes LCP on a slow phone from a visit on a fast one, and lets the paint wait for every script that arrived before it. With the slow line and processor applied to the visit, the pages with the largest ratios have an LCP of ${rangeOf(ratios)} times the copy's, the middle one ${median(ratios).toFixed(2)}; in ms (static copy in brackets): ${pages.join(", ")}.`;
}

/** Says what the measurement itself varies by. */
function controlReason(rows: readonly SetPieceRow[]): string {
  const of = (name: "mainThread" | "lcp") => {
    const itself = rangeOf(rows.map(({ copy, copyAgain }) => copyAgain[name] / copy[name]));
    const mean = ({ copy, copyAgain }: SetPieceRow) => (copy[name] + copyAgain[name]) / 2;
    return [itself, rangeOf(rows.map((row) => row.site[name] / mean(row)))] as const;
  };
  const [ownThread, thread] = of("mainThread");
  const [ownLcp, lcp] = of("lcp");
  return `On the pages with set pieces, ${setPieceRounds} rounds each, a static copy takes ${ownThread} times the main thread and ${ownLcp} times the LCP of itself, measured again in the same turns; the site ${thread} and ${lcp} times the mean of both.`;
}

const rangeOf = (values: number[]) =>
  `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;

/** Says what headers and log cost by themselves. */
function loadReason(rows: readonly LoadRow[]): string {
  const range = (variant: LoadRow["variant"], read: (row: LoadRow) => number) =>
    rangeOf(rows.filter((row) => row.variant === variant).map(read));
  return `S sends one header and logs nothing. A Worker that returns the same string with the site's headers and a line of log takes ${range("S with headers and log", ({ cpuRatio }) => cpuRatio)} times the processor time of S and answers ${range("S with headers and log", ({ perSecondRatio }) => perSecondRatio)} times its requests; the site ${range("cached", ({ cpuRatio }) => cpuRatio)} and ${range("cached", ({ perSecondRatio }) => perSecondRatio)}.`;
}

/** Says what React costs by itself on the pages that are rendered on request. */
function renderReason(rows: readonly LoadRow[]): string {
  const range = (variant: LoadRow["variant"]) =>
    rangeOf(
      rows
        .filter((row) => row.variant === variant && renderedPages.has(row.page))
        .map(({ cpuRatio }) => cpuRatio),
    );
  return `A Worker in which React only writes the elements of the same pages, without components, router, data and log, takes ${range("React alone")} times the processor time of S; the site without its cache ${range("uncached")}. The page cache answers in its place for two minutes.`;
}

function lighthouseTable(rows: readonly LighthouseRow[]): string {
  const names = Object.keys(rows[0]?.site.scores ?? {});
  const head = ["page", ...names, "LCP ms", "CLS", "TBT ms", "main thread ms", "requests"];
  const pair = (site: number, copy: number) => `${site.toFixed(0)} (${copy.toFixed(0)})`;
  const cells = rows.map(({ page, site, copy }) => [
    page,
    ...names.map((name) => pair(site.scores[name] ?? Number.NaN, copy.scores[name] ?? Number.NaN)),
    pair(site.lcp, copy.lcp),
    site.cls.toFixed(3),
    pair(site.tbt, copy.tbt),
    pair(site.mainThread, copy.mainThread),
    pair(site.requests, copy.requests),
  ]);
  return table(head, cells);
}

function comparisonTable({ revision, day, before, after }: Comparison): string {
  const earlier = new Map(targetsOf(before).map(([what, measured]) => [what, measured]));
  const rows = targetsOf(after).flatMap(([what, measured, , , unit]) => {
    const was = earlier.get(what);
    const isOfBoth = measured !== undefined && was !== undefined;
    return isOfBoth ? [[what, shown(was, unit), shown(measured, unit)]] : [];
  });
  const pages = after.lighthouse?.map(({ page }) => page);
  const ofPages = pages ? ` Lighthouse on ${pages.join(", ")}.` : "";
  return `## Before and after\n\n"Before" is ${revision}: built on this machine and measured on ${day}, each part right before the same part of this revision.${ofPages}\n\n${table(["what", "before", "after"], rows)}`;
}

/** @returns the tables behind that one */
export function detailTables(parts: Parts): string {
  const { bytes, load, memory, lighthouse, setPieces, presses, walk } = parts;
  const sections: string[] = [];
  if (parts.comparison) sections.push(comparisonTable(parts.comparison));
  if (lighthouse) {
    sections.push(
      `## Lighthouse, mobile, three times each (static copy in brackets)\n\n${lighthouseTable(lighthouse)}`,
    );
  }
  if (setPieces) {
    const names = ["mainThread", "lcp", "tbt"] as const;
    const rows = setPieces.map(({ page, ...sides }) => [
      page,
      ...names.map((name) =>
        [sides.copy, sides.copyAgain, sides.site].map((side) => side[name].toFixed(0)).join(", "),
      ),
    ]);
    sections.push(
      `## Pages with set pieces, ms\n\nMedians of ${setPieceRounds} rounds of Lighthouse, in turns: the static copy, the same copy again, the site.\n\n${table(["page", "main thread", "LCP", "TBT"], rows)}`,
    );
  }
  if (presses) {
    const { getStarted, getStartedCopy, others } = presses;
    const all = [{ what: "Get Started", ms: getStarted, copyMs: getStartedCopy }, ...others];
    const rows = all.map(({ what, ms, copyMs }) => [what, ms.toFixed(0), copyMs?.toFixed(0) ?? ""]);
    sections.push(`## First presses\n\n${table(["press", "ms", "static copy ms"], rows)}`);
  }
  if (walk) {
    const rows = walk.map(({ what, ms }) => [what, ms.toFixed(0)]);
    sections.push(
      `## A new visitor's walk\n\nOn a slow phone, from the touch until the step stands; typing takes as long as the typist.\n\n${table(["step", "ms"], rows)}\n\n![Each step as it stood](walk.jpg)`,
    );
  }
  if (load) {
    const head = ["page", "variant", "CPU ms", "CPU ÷ S", "requests/s", "requests/s ÷ S"];
    const rows = load.map((row) => [
      row.page,
      row.variant,
      row.cpuMs.toFixed(2),
      row.cpuRatio.toFixed(2),
      row.perSecond.toFixed(0),
      row.perSecondRatio.toFixed(2),
    ]);
    sections.push(
      `## Load\n\nS is a Worker that returns the same HTML as a string; "React alone" renders the same elements and nothing else; "uncached" is a build whose page cache keeps nothing.\n\n${table(head, rows)}`,
    );
  }
  if (memory) {
    sections.push(
      `## Memory\n\nResident memory after each 1,000 pages rendered: ${memory.map((mb) => mb.toFixed(0)).join(", ")} MB.`,
    );
  }
  if (bytes) {
    const rows = bytes.map(({ what, parts }) => [what, parts.join(", ")]);
    sections.push(`## Bytes by file or page, gzip kB\n\n${table(["what", "parts"], rows)}`);
  }
  return sections.join("\n\n");
}
