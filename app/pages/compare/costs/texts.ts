import { formatDollars } from "../../../lib/format.ts";
import {
  assumptionRules,
  type Assumptions,
  assumptionNames,
  formatAssumption,
} from "./assumptions.ts";
import { costsContent } from "./content.ts";
import { type Costs, crossingVolume, toMonth } from "./costs.ts";

const { requests: volumes } = assumptionRules;

/** What the chart comes to: its headline, a sentence, and a volume at which the lines do cross. */
export function getResult(given: Assumptions, costs: Costs) {
  const { states, texts, crossesFrom, crossesNowhere, chart } = costsContent;
  const { state, crossing } = costs;
  const requests = formatAssumption("requests", given);
  const difference = formatDollars(costs.difference);
  const headline = states[state];
  if (crossing !== null) {
    const month = toMonth(crossing);
    const numbers = `${chart.cheaperFrom(month)}, ${difference} ${chart.saved}`;
    return { headline, text: texts.crosses(requests, month), numbers };
  }
  if (state === "build") {
    const numbers = `${chart.costsMore}: ${difference}`;
    return { headline, text: texts.build(requests, difference), numbers };
  }
  const volume = crossingVolume(given, given.requests, volumes.max);
  const where =
    volume === undefined
      ? crossesNowhere(volumes.format(volumes.max))
      : crossesFrom(volumes.format(volume));
  return {
    headline,
    text: `${texts.never(requests, difference)} ${where}`,
    numbers: `${chart.costsMore}: ${difference}`,
    volume,
  };
}

/** The assumptions in a few sentences. */
export const givenText = (given: Assumptions): string =>
  assumptionNames.reduce<string>(
    (text, name) => text.replace(`{${name}}`, formatAssumption(name, given)),
    costsContent.given,
  );

/** What the visitor set and what it comes to, for a form. */
export function getRequirement(given: Assumptions, costs: Costs): string {
  const { headline, numbers } = getResult(given, costs);
  return `${costsContent.requirement}: ${givenText(given)} ${headline}: ${numbers}.`;
}
