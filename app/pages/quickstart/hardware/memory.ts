/** Sizes of the models, in billions of parameters. */
export const modelSizes = [7, 12, 34, 70, 180, 405] as const;

/** Bytes of a parameter, by its precision in bits. */
export const precisions = [
  { bits: 16, bytes: 2 },
  { bits: 8, bytes: 1 },
  { bits: 4, bytes: 0.5 },
] as const;

/** What the cache takes beside the weights. */
export const cachePercent = 20;

/** Memory of a card, in GB. */
const cardSizes = [24, 48, 80] as const;

/** How many cards work together: a model is split by powers of two. */
const cardCounts = [1, 2, 4, 8, 16, 32];

type Memory = {
  weightsGb: number;
  /** Weights and cache. */
  neededGb: number;
  /** The set with the least memory that holds them, and of two such sets the one with fewer cards. */
  cards: { count: number; sizeGb: number };
};

/**
 * The one formula of the table.
 *
 * @param parameters of the model, in billions
 * @param bytes of a parameter
 * @throws {RangeError} where no set of cards is large enough
 */
export function getMemory(parameters: number, bytes: number): Memory {
  const weightsGb = parameters * bytes;
  const neededGb = (weightsGb * (100 + cachePercent)) / 100;
  const [cards] = cardSizes
    .flatMap((sizeGb) => cardCounts.map((count) => ({ count, sizeGb })))
    .filter(({ count, sizeGb }) => count * sizeGb >= neededGb)
    .toSorted((one, other) => {
      const larger = one.count * one.sizeGb - other.count * other.sizeGb;
      return larger || one.count - other.count;
    });
  if (!cards) throw new RangeError(`no set of cards has ${neededGb} GB`);
  return { weightsGb, neededGb, cards };
}
