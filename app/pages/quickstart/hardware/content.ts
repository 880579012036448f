import { cachePercent } from "./memory.ts";

/** Content of the hardware table. */
export const hardwareContent = {
  label: "Hardware",
  headline: ["How much memory a", "model takes, to scale"],
  precision: "Precision",
  head: ["Parameters", "Weights", "Needed", "Smallest set"],
  scale: (pixels: number) => `Drawn to scale: ${pixels} px is 1 GB of GPU memory`,
  legend: {
    weights: (bytes: number) => `weights, ${bytes} ${bytes === 1 ? "byte" : "bytes"} per parameter`,
    cache: `allowance for the cache, ${cachePercent}% of the weights`,
    card: "one GPU. Longer contexts and more requests at once need more. Every step is computed.",
  },
} as const;
