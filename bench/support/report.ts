import type { ByteRow } from "../bytes.ts";
import type { RatioRow } from "../ratios.ts";
import { inKB, ratioTargets, type Results, verdict } from "./results.ts";
import type { Spread } from "./statistics.ts";
import { targetRows } from "./targets.ts";

type RatioName = keyof typeof ratioTargets;

const ratioNames: readonly RatioName[] = ["cpuMs", "firstByteMs", "perSecond"];

const spread = ({ median, low, high }: Spread, digits = 2) =>
  `${median.toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** @returns the table of byte budgets in Markdown */
export function byteTable(rows: readonly ByteRow[]): string {
  return table(
    ["gzip, kB", "measured", "must", "aim", "holds"],
    rows.map(({ what, bytes, must, aim }) => [
      what,
      inKB(bytes),
      inKB(must),
      inKB(aim),
      verdict(bytes, must, aim),
    ]),
  );
}

/** The same with every file of it. */
function chunkTable(rows: readonly ByteRow[]): string {
  return table(
    ["what", "files, gzip kB"],
    rows.flatMap(({ what, parts }) => (parts.length === 0 ? [] : [[what, parts.join(", ")]])),
  );
}

function ratioTable(rows: readonly RatioRow[]): string {
  return table(
    [
      "page",
      "variant",
      "CPU ms",
      "CPU ÷ S",
      "TTFB ÷ S",
      "requests/s ÷ S",
      "holds (CPU, TTFB, rps)",
    ],
    rows.map(({ page, variant, values, ratios }) => [
      page,
      variant,
      values.cpuMs.toFixed(2),
      ...ratioNames.map((name) => spread(ratios[name])),
      variant === "cached" || variant === "uncached"
        ? ratioNames
            .map((name) => {
              const {
                [variant]: [must, aim],
                isMost,
              } = ratioTargets[name];
              return verdict(ratios[name].median, must, aim, isMost);
            })
            .join(", ")
        : "",
    ]),
  );
}

/**
 * @param results of this run and earlier ones
 * @returns `bench/RESULTS.md`
 */
export function reportOf({ date, machine, versions, parts }: Results): string {
  const sections: string[] = [
    `# Measurements\n\nMade by \`npm run bench\` on ${date}: ${machine}. ${versions}.\n\n![The ratios as bars](results.svg)\n\nS is a Worker that returns the same HTML as a string. Every number is the median, with the 10th and the 90th percentile of the rounds. Variants take turns within one run; ratios are those of one round.`,
  ];
  const { bytes, ratios, bare, connections, coldStart, memory, lead, browser, articles } = parts;
  sections.push(
    `## The targets\n\nOf several pages the worst.\n\n${table(
      ["what", "measured", "must", "aim", "holds", "what stands in the way of the aim"],
      targetRows(parts),
    )}`,
  );
  if (ratios) {
    sections.push(
      `## Against the same HTML as a string\n\nEvery variant as it is served: routed past the build's assets. Home and pricing were prerendered, the other two are rendered on request: "uncached" is a build whose page cache keeps nothing, neither in memory nor in the platform's cache. "static" is the page as an asset.\n\n${ratioTable(ratios)}`,
    );
  }
  if (bare) {
    sections.push(
      `## The Worker alone\n\nThe same in bare workerd, with nothing in front, so that without assets every page is rendered on request: the harshest comparison, because S costs next to nothing here. The targets are not meant for it.\n\n${table(
        ["page", "variant", "CPU ms", "CPU ÷ S", "TTFB ÷ S", "requests/s ÷ S"],
        bare.map(({ page, variant, values, ratios: own }) => [
          page,
          variant,
          values.cpuMs.toFixed(2),
          ...ratioNames.map((name) => spread(own[name])),
        ]),
      )}`,
    );
  }
  if (browser) {
    sections.push(
      `## In the browser\n\nSlow 4G and a processor 4 times slower. Must: LCP ÷ static 1.15, CLS 0, TBT 50 ms. The static copy's TBT, a page without script, tells how fast the machine was meanwhile.\n\n${table(
        ["page", "LCP ms", "static", "LCP ÷ static", "CLS", "TBT ms", "static TBT"],
        browser.paint.map((row) => [
          row.page,
          spread(row.lcp, 0),
          spread(row.staticLcp, 0),
          spread(row.ratio),
          row.cls.toFixed(3),
          spread(row.tbt, 0),
          spread(row.staticTbt, 0),
        ]),
      )}\n\nFrom the press on Get Started until the dialog has the focus:\n\n${table(
        ["pressed", "ms"],
        browser.press.map(({ when, time }) => [when, spread(time, 0)]),
      )}`,
    );
  }
  if (memory) {
    sections.push(
      `## Memory\n\nResident memory of workerd while it renders pages, all kinds in turns; must be flat after the first 1,000.\n\n${table(
        ["renders", "MB"],
        memory.map(({ renders, residentMB }) => [renders, residentMB.toFixed(0)]),
      )}`,
    );
  }
  if (coldStart) {
    sections.push(
      `## Cold start\n\nThe home page from a process that has just started, with the assets in front of the Worker awake, as on the platform. Milliseconds.\n\n${table(
        ["Worker", "until it listens", "first answer", "second answer"],
        coldStart.map(({ what, start, first, second }) => [
          what,
          spread(start, 0),
          spread(first, 1),
          spread(second, 1),
        ]),
      )}`,
    );
  }
  if (connections) {
    sections.push(
      `## From 1 to 100 connections, home\n\n${table(
        ["variant", "connections", "requests/s", "median ms", "p99 ms", "CPU ms"],
        connections.map((row) => [
          row.variant,
          row.connections,
          row.perSecond.toFixed(0),
          row.medianMs.toFixed(1),
          row.p99Ms.toFixed(1),
          row.cpuMs.toFixed(2),
        ]),
      )}`,
    );
  }
  if (articles) {
    sections.push(
      `## From 10 to 1,000 articles\n\nSo many stories, insights and updates each, rendered anew for every request.\n\n${table(
        ["path", "articles", "kB", "first answer, with the database, ms", "CPU ms of later ones"],
        articles.map((row) => [
          row.path,
          row.articles,
          inKB(row.bytes),
          row.firstMs.toFixed(0),
          row.cpuMs.toFixed(2),
        ]),
      )}`,
    );
  }
  if (lead) {
    sections.push(
      `## Leads\n\nLead submission, Worker time besides the backend's: median ${lead.medianMs.toFixed(2)} ms, 90th percentile ${lead.p90Ms.toFixed(2)} ms over ${lead.rounds} (must: 5 ms median, aim: 2 ms).`,
    );
  }
  if (bytes) {
    sections.push(`## Bytes\n\n${byteTable(bytes)}\n\n### By file\n\n${chunkTable(bytes)}`);
  }
  return `${sections.join("\n\n")}\n`;
}
