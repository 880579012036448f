import { prerenderedPages } from "../../app/server/pages/prerendered-paths.ts";
import { byteLimits } from "../bytes.ts";
import { inKB, ratioTargets, type Results, verdict } from "./results.ts";
import { benchPages } from "./variants.ts";

/** A target as it stands in the table, and how it is read off the results. */
interface Target {
  what: string;
  must: number;
  aim: number;
  /** Whether less is better. */
  isMost?: boolean;
  /** Undefined when it was not measured. */
  measured: (parts: Results["parts"]) => number | undefined;
  show?: (value: number) => string;
  /** Why the aim is not reached, where it is not. */
  obstacle: string;
}

const asKB = (value: number) => `${inKB(value)} kB`;
const asMs = (value: number) => `${value.toFixed(1)} ms`;

const most = (values: readonly number[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : Math.max(...values);
const least = (values: readonly number[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : Math.min(...values);

const bytesOf =
  (what: RegExp): Target["measured"] =>
  ({ bytes }) =>
    most(bytes?.filter((row) => what.test(row.what)).map((row) => row.bytes));

const isBuilt = new Set<string>(
  benchPages.filter(({ path }) => prerenderedPages.has(path)).map(({ name }) => name),
);

/** The ways in which an answer comes about. */
const answers = [
  {
    kind: "uncached, prerendered",
    variant: "uncached",
    includes: (page: string) => isBuilt.has(page),
    obstacle: "the page is fetched from the assets and searched for its blanks",
  },
  {
    kind: "uncached, rendered on request",
    variant: "uncached",
    includes: (page: string) => !isBuilt.has(page),
    obstacle:
      "an empty page of TanStack Start is at 1.6 here; the rest is React, the head, the styles and the loading of articles (decision 21)",
  },
  {
    kind: "cached",
    variant: "cached",
    includes: () => true,
    obstacle: "a nonce, the policy, fifteen headers and a line in the log, which S does without",
  },
] as const;

const ratios = (Object.keys(ratioTargets) as (keyof typeof ratioTargets)[]).flatMap((name) =>
  answers.map(({ kind, variant, includes, obstacle }): Target => {
    const { what, isMost } = ratioTargets[name];
    const [must, aim] = ratioTargets[name][variant];
    return {
      what: `${what} ÷ S, ${kind}`,
      must,
      aim,
      isMost,
      measured: (parts) => {
        const medians = parts.ratios
          ?.filter((row) => row.variant === variant && includes(row.page))
          .map((row) => row.ratios[name].median);
        return isMost ? most(medians) : least(medians);
      },
      obstacle,
    };
  }),
);

const targets: readonly Target[] = [
  {
    what: "script needed before the page is usable (inline)",
    ...byteLimits.inline,
    measured: bytesOf(/inline script/),
    show: asKB,
    obstacle: "",
  },
  {
    what: "all script of a visitor who only reads",
    ...byteLimits.script,
    measured: bytesOf(/all script/),
    show: asKB,
    obstacle:
      "react-dom (60 kB) and the router with Start (40 kB) are fixed; the rest is the header, the forms' hooks and the page",
  },
  {
    what: "a dialog, its form and its validation",
    ...byteLimits.dialog,
    measured: bytesOf(/a dialog/),
    show: asKB,
    obstacle: "the schemas of all forms load together",
  },
  {
    what: "HTML with inlined CSS, home",
    ...byteLimits.homeHtml,
    measured: bytesOf(/^\/ HTML/),
    show: asKB,
    obstacle:
      "the plan in four modes and the dialogs are in the page, so that they work before script",
  },
  {
    what: "requests before first paint",
    must: 3,
    aim: 2,
    measured: ({ browser }) => most(browser?.paint.map(({ requests }) => requests)),
    show: String,
    obstacle:
      "the entry module is asked for early, at low priority; the paint does not wait for it",
  },
  ...ratios,
  {
    what: "LCP ÷ LCP of the same page as a static file",
    must: 1.15,
    aim: 1,
    measured: ({ browser }) => most(browser?.paint.map(({ ratio }) => ratio.median)),
    obstacle: "the spread of the measurement",
  },
  {
    what: "CLS",
    must: 0,
    aim: 0,
    measured: ({ browser }) => most(browser?.paint.map(({ cls }) => cls)),
    show: (value) => value.toFixed(3),
    obstacle: "the face replaces its fallback where it comes after the first paint",
  },
  {
    what: "TBT",
    must: 50,
    aim: 0,
    measured: ({ browser }) => most(browser?.paint.map(({ tbt }) => tbt.median)),
    show: asMs,
    obstacle:
      "laying a large page out on a processor 4 times slower: its static copy, without script, takes as long (see below)",
  },
  {
    what: "Worker upload",
    ...byteLimits.worker,
    measured: bytesOf(/Worker upload/),
    show: asKB,
    obstacle: "react-dom's server, the Supabase client, the router and the words of all pages",
  },
  {
    what: "memory after 10,000 renders ÷ after the first 1,000",
    must: 1.1,
    aim: 1,
    measured: ({ memory }) => {
      const [first, ...later] = memory ?? [];
      const last = later.at(-1);
      return first && last && last.residentMB / first.residentMB;
    },
    obstacle: "when the collector happens to run",
  },
  {
    what: "lead submission, Worker time besides Supabase's",
    must: 5,
    aim: 2,
    measured: ({ lead }) => lead?.medianMs,
    show: asMs,
    obstacle: "two counters are asked before the insert: KV and the burst brake",
  },
];

/**
 * @param parts of the results
 * @returns the rows of the table of targets
 */
export function targetRows(parts: Results["parts"]): string[][] {
  return targets.map(
    ({ what, must, aim, isMost, measured, show = (value) => value.toFixed(2), obstacle }) => {
      const value = measured(parts);
      if (value === undefined) return [what, "not measured", show(must), show(aim), "", ""];
      const holds = verdict(value, must, aim, isMost);
      return [what, show(value), show(must), show(aim), holds, holds === "aim" ? "" : obstacle];
    },
  );
}
