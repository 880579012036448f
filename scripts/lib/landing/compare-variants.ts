/** What one variant of a landing page has come to. */
interface VariantCount {
  /** Views of the page. */
  viewed: number;
  /** Forms that were sent. */
  sent: number;
}

/** 95 % confidence, two-sided, and 80 % power, as quantiles of the normal distribution. */
const confidence = 1.959964;
const power = 0.841621;

/** A difference smaller than half of the rate is not worth the visitors it would take to find. */
const relevantFactor = 1.5;

/** Before there is data, the rate is taken to be 3 %, as if from 100 views. */
const expected = { viewed: 100, sent: 3 };

/**
 * The z value of a two-proportion test with a pooled variance.
 *
 * @returns above 0 where the second one's share is higher; 0 where nothing can be said
 */
export function zOfTwoProportions(one: VariantCount, other: VariantCount): number {
  const rate = (one.sent + other.sent) / (one.viewed + other.viewed);
  const deviation = Math.sqrt(rate * (1 - rate) * (1 / one.viewed + 1 / other.viewed));
  const difference = other.sent / other.viewed - one.sent / one.viewed;
  return deviation > 0 ? difference / deviation : 0;
}

/**
 * How many views each of two variants needs, for a two-proportion test to find the difference between
 * two rates in 80 % of cases and a difference that is not there in 5 %.
 *
 * @param rate between 0 and 1
 * @param other rate
 */
export function viewsNeeded(rate: number, other: number): number {
  const mean = (rate + other) / 2;
  const spread =
    confidence * Math.sqrt(2 * mean * (1 - mean)) +
    power * Math.sqrt(rate * (1 - rate) + other * (1 - other));
  return Math.ceil((spread / (rate - other)) ** 2);
}

const percent = ({ viewed, sent }: VariantCount) => `${((100 * sent) / viewed).toFixed(1)}%`;

const count = (number: number) => number.toLocaleString("en-US");

/**
 * One sentence on the difference between two variants. It is judged once enough views are there, not
 * before: who looks every day and stops at the first large difference finds one that is not there.
 */
export function verdictOn(a: VariantCount, b: VariantCount): string {
  const all = {
    viewed: a.viewed + b.viewed + expected.viewed,
    sent: a.sent + b.sent + expected.sent,
  };
  const rate = Math.min(all.sent / all.viewed, 0.5);
  const needed = viewsNeeded(rate, rate * relevantFactor);
  const missing = [a, b].reduce((sum, { viewed }) => sum + Math.max(0, needed - viewed), 0);
  if (missing > 0) {
    return `Too few visitors yet: ${count(missing)} more views, until each variant has ${count(needed)}.`;
  }
  const z = zOfTwoProportions(a, b);
  if (Math.abs(z) < confidence) {
    return `No difference: ${percent(a)} of the views of a and ${percent(b)} of those of b led to a form, and chance alone brings such a difference in more than 1 of 20 experiments.`;
  }
  const [name, best, rest, other] = z > 0 ? ["b", b, "a", a] : ["a", a, "b", b];
  const odds = Math.abs(z) >= 2.575829 ? 100 : 20;
  return `Variant ${name} is better: ${percent(best)} of its views led to a form, ${percent(other)} of those of ${rest}. Chance alone brings such a difference in fewer than 1 of ${odds} experiments.`;
}
