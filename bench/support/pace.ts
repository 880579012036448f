import { setTimeout as wait } from "node:timers/promises";

const times = 40;
const steps = 400_000;
const pauseMs = 25;

/**
 * How fast the machine is at the moment: others on its host slow it down, and every figure in
 * milliseconds with it.
 *
 * @returns milliseconds of a fixed piece of work, done again and again for a second and a half
 */
export async function paceNow(): Promise<number[]> {
  const all: number[] = [];
  let sum = 0;
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    for (let step = 0; step < steps; step += 1) sum = (sum + step * step) % 1_000_003;
    all.push(performance.now() - startedAt);
    await wait(pauseMs);
  }
  // Who never looks at the sum need not be given it.
  if (Number.isNaN(sum)) throw new Error("the sum is no number");
  return all;
}
