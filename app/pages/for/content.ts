import { claims } from "../../content/claims.ts";
import type { Industry } from "../../content/landing-page.ts";
import { isTierSlug, whose } from "../../content/whose.ts";
import { capitalize } from "../../lib/format.ts";

/** What every landing page says beside the words of its file. */
export const landingContent = {
  start: "Get started",
  write: "Contact us",
  proof: "Customer",
  figures: "In numbers",
  contactPromise: ["An AI specialist replies", `within ${claims.replyHours} hours.`],
} as const;

/** What the page of every industry says beside the words of its file. */
export const industryContent = {
  tasks: {
    label: "First tasks",
    names: { reads: "reads", writes: "writes", signs: "signs" },
    source:
      "Sample figures, from the first month of a pilot. None of the tasks writes to a system without a person’s name.",
  },
  clauses: {
    label: "Clause to control",
    caption: "Clauses, what answers them, and where you see it",
    head: ["Clause", "Asks for", "What answers it", "Where you see it"],
    source:
      "A map for your auditor, not a certificate. Compliance depends on your configuration and your processes. The documents are samples.",
  },
  form: {
    reply: ["Reply", `within ${claims.replyHours} hours, seven days`],
    trial: "Trial",
    places: {
      ours: `${claims.trialDays} days on our machines`,
      yours: `${claims.trialDays} days on your machines, with an engineer`,
      none: "a pilot, by contract",
    },
    notYet: ["Not yet?", "Read the documents first, no form"],
    documents: "/trust#documents",
  },
} as const;

/** Where the tier of an industry is tried. */
export function trialPlace(tier: string | null): string {
  const place = tier !== null && isTierSlug(tier) ? whose[tier].trial : null;
  return industryContent.form.places[place ?? "none"];
}

/** What the page suggests as the message of its form: the visitor adds the system's name. */
export const suggestMessage = ({ plan, tasks }: Industry): string =>
  `${capitalize(plan.systems[0]?.name ?? "")}: … and its ${plan.interfaceName}. First task: ${tasks.rows[0]?.name}.`;
