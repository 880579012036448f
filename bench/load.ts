import autocannon from "autocannon";

import { median } from "./support/statistics.ts";
import { benchPages, startVariants, type Variant } from "./support/variants.ts";
import { cpuMs, startRenderer } from "./support/workerd.ts";

const rounds = 31;
const slice = { connections: 8, duration: 0.5, sampleInt: 50 };

/** Medians of one variant of one page, and of its ratios to S of the same round. */
export interface LoadRow {
  page: string;
  variant: Variant["name"];
  cpuMs: number;
  perSecond: number;
  cpuRatio: number;
  perSecondRatio: number;
}

type Slice = Pick<LoadRow, "cpuMs" | "perSecond">;

/**
 * Processor time and requests a second of every page and variant. Variants take turns, in another
 * order each round, so that whatever else the machine does hits all alike; each is compared with S of
 * its own round.
 *
 * @param root folder of the project, built both ways
 * @param variables the Worker's own
 */
export async function measureLoad(
  root: string,
  variables: Record<string, string>,
): Promise<LoadRow[]> {
  const renderer = await startRenderer(root);
  const variants = await startVariants(root, variables, renderer.port);
  const slices = new Map<string, Slice[]>();
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of benchPages) {
      for (const index of variants.keys()) {
        const variant = variants[(index + round) % variants.length];
        if (!variant) continue;
        const measured = await measureSlice(variant, page);
        const key = `${page} ${variant.name}`;
        if (round > 0) slices.set(key, [...(slices.get(key) ?? []), measured]);
      }
    }
  }
  await Promise.all([renderer, ...variants.map(({ worker }) => worker)].map(({ stop }) => stop()));
  return benchPages.flatMap((page) =>
    variants.map(({ name }) => {
      const own = slices.get(`${page} ${name}`) ?? [];
      const plain = slices.get(`${page} S`) ?? [];
      const ratio = (measure: keyof Slice) =>
        median(own.map((one, round) => one[measure] / (plain[round]?.[measure] ?? Number.NaN)));
      return {
        page,
        variant: name,
        cpuMs: median(own.map(({ cpuMs }) => cpuMs)),
        perSecond: median(own.map(({ perSecond }) => perSecond)),
        cpuRatio: ratio("cpuMs"),
        perSecondRatio: ratio("perSecond"),
      };
    }),
  );
}

async function measureSlice({ worker }: Variant, path: string): Promise<Slice> {
  const before = cpuMs(worker.pid);
  const { requests, duration, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${worker.port}${path}`,
    ...slice,
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} requests failed`);
  return {
    cpuMs: (cpuMs(worker.pid) - before) / requests.total,
    perSecond: requests.total / duration,
  };
}
