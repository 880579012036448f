import type { ArticleRow } from "../articles.ts";
import type { measureBrowser } from "../browser.ts";
import type { ByteRow } from "../bytes.ts";
import type { ColdStart } from "../cold-start.ts";
import type { ConnectionRow } from "../connections.ts";
import type { measureLeadTime } from "../lead-time.ts";
import type { MemoryPoint } from "../memory.ts";
import type { RatioRow } from "../ratios.ts";

/** Everything that was measured; a part that never was is missing. */
export interface Results {
  date: string;
  machine: string;
  versions: string;
  parts: {
    bytes?: ByteRow[];
    ratios?: RatioRow[];
    bare?: RatioRow[];
    connections?: ConnectionRow[];
    coldStart?: ColdStart[];
    memory?: MemoryPoint[];
    lead?: Awaited<ReturnType<typeof measureLeadTime>>;
    browser?: Awaited<ReturnType<typeof measureBrowser>>;
    articles?: ArticleRow[];
  };
}

export const inKB = (bytes: number) => (bytes / 1000).toFixed(1);

/** What a ratio to S must be and should be (performance targets of the project). */
export const ratioTargets = {
  cpuMs: { what: "CPU", uncached: [2.5, 1.5], cached: [1.5, 1], isMost: true },
  firstByteMs: { what: "TTFB", uncached: [2.2, 1.4], cached: [1.5, 1.1], isMost: true },
  perSecond: { what: "requests/s", uncached: [0.45, 0.6], cached: [0.75, 0.95], isMost: false },
} as const;

/** @returns which of the two limits a value meets */
export function verdict(value: number, must: number, aim: number, isMost = true): string {
  const meets = (limit: number) => (isMost ? value <= limit : value >= limit);
  if (meets(aim)) return "aim";
  return meets(must) ? "must" : "**over**";
}
