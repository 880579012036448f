import { load } from "./support/load.ts";
import { median, quantile } from "./support/statistics.ts";
import type { Variant, VariantName } from "./support/variants.ts";

const counts = [1, 10, 100] as const;
const rounds = 5;
const sliceMs = 600;

/** What so many visitors at once get of the home page. */
export interface ConnectionRow {
  variant: VariantName;
  connections: number;
  perSecond: number;
  /** Milliseconds to the whole answer. */
  medianMs: number;
  p99Ms: number;
  cpuMs: number;
}

/**
 * How cost grows with simultaneous connections; variants take turns.
 *
 * @param variants running
 */
export async function measureConnections(variants: readonly Variant[]): Promise<ConnectionRow[]> {
  const cases = counts.flatMap((connections) =>
    variants.map((variant) => ({ connections, variant, slices: [] as Slice[] })),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { connections, variant, slices } of cases) {
      const { port, cpuMs } = variant.worker;
      const before = cpuMs();
      const { requests, seconds, latencies } = await load(port, ["/"], {
        connections,
        ms: sliceMs,
      });
      slices.push({
        perSecond: requests / seconds,
        medianMs: median(latencies),
        p99Ms: quantile(latencies, 0.99),
        cpuMs: (cpuMs() - before) / requests,
      });
    }
  }
  return cases.map(({ connections, variant, slices }) => {
    const middle = (measure: keyof Slice) => median(slices.map((slice) => slice[measure]));
    return {
      variant: variant.name,
      connections,
      perSecond: middle("perSecond"),
      medianMs: middle("medianMs"),
      p99Ms: middle("p99Ms"),
      cpuMs: middle("cpuMs"),
    };
  });
}

type Slice = Record<"perSecond" | "medianMs" | "p99Ms" | "cpuMs", number>;
