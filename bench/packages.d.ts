// What is used here of packages that only `npm run bench` installs (bench/package.json).

declare module "autocannon" {
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    sampleInt: number;
    requests?: { method: "GET"; path: string }[];
  }): Promise<{
    requests: { total: number };
    /** Seconds. */
    duration: number;
    non2xx: number;
    errors: number;
  }>;
}

declare module "lighthouse" {
  interface Audit {
    numericValue?: number;
    details?: { type: string; items: Record<string, unknown>[] };
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "error"; throttlingMethod?: "devtools" },
  ): Promise<
    | {
        lhr: {
          audits: Record<string, Audit>;
          categories: Record<string, { score: number | null }>;
          runtimeError?: { message: string };
        };
      }
    | undefined
  >;
}
