import { load, openConnection } from "./support/load.ts";
import { median, type Spread, spreadOf } from "./support/statistics.ts";
import { benchPages, type Variant, type VariantName } from "./support/variants.ts";

const rounds = 21;
const slice = { connections: 8, ms: 400 };
const firstBytes = 60;
const warmUp = { connections: 8, requests: 400 };

/** What one slice of a round came to. */
interface Slice {
  cpuMs: number;
  firstByteMs: number;
  perSecond: number;
  /** Share of one processor that the Worker used while it was loaded. */
  busy: number;
}

type Measure = keyof Slice;

/** One variant of one page: its numbers, and the same as multiples of S in the same round. */
export interface RatioRow {
  page: string;
  variant: VariantName;
  values: Record<Measure, number>;
  ratios: Record<Measure, Spread>;
}

const measures: readonly Measure[] = ["cpuMs", "firstByteMs", "perSecond", "busy"];

/**
 * Processor time, time to the first byte and requests a second of every page and variant. Variants
 * take turns, in another order each round, so that whatever else the machine does hits all alike;
 * each is compared with S of its own round.
 *
 * @param variants running, S among them
 */
export async function measureRatios(variants: readonly Variant[]): Promise<RatioRow[]> {
  for (const { worker } of variants) {
    for (const { path } of benchPages) await load(worker.port, [path], warmUp);
  }
  const slices = new Map<string, Slice[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { path } of benchPages) {
      for (const [index] of variants.entries()) {
        const variant = variants[(index + round) % variants.length];
        if (!variant) continue;
        const key = `${path} ${variant.name}`;
        slices.set(key, [...(slices.get(key) ?? []), await measureSlice(variant, path)]);
      }
    }
  }
  return benchPages.flatMap(({ name, path }) =>
    variants.map((variant) => {
      const own = slices.get(`${path} ${variant.name}`) ?? [];
      const plain = slices.get(`${path} S`) ?? [];
      const each = <Value>(make: (measure: Measure) => Value) =>
        Object.fromEntries(measures.map((measure) => [measure, make(measure)])) as Record<
          Measure,
          Value
        >; // one entry a measure
      return {
        page: name,
        variant: variant.name,
        values: each((measure) => median(own.map((one) => one[measure]))),
        ratios: each((measure) =>
          spreadOf(own.map((one, round) => one[measure] / (plain[round]?.[measure] ?? Number.NaN))),
        ),
      };
    }),
  );
}

async function measureSlice({ worker }: Variant, path: string): Promise<Slice> {
  const connection = await openConnection(worker.port);
  const firstByteMs: number[] = [];
  for (let count = 0; count < firstBytes; count += 1) {
    firstByteMs.push((await connection.get(path)).firstByteMs);
  }
  connection.close();
  const before = worker.cpuMs();
  const { requests, seconds } = await load(worker.port, [path], slice);
  const cpuMs = worker.cpuMs() - before;
  return {
    cpuMs: cpuMs / requests,
    firstByteMs: median(firstByteMs),
    perSecond: requests / seconds,
    busy: cpuMs / 1000 / seconds,
  };
}
