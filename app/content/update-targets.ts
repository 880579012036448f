import { isOwnPath } from "../lib/image-source.ts";
import { site } from "./site.ts";

/** The page that an update changed, and what its row calls it. */
export type UpdateTarget = { label: string; href: string };

/** The four kinds of update of which each has a lane of its own, in that order. */
export const updateLanes = ["Release", "Security", "Region", "Docs"] as const;

const documentation = { label: "Documentation", href: site.docsUrl };

/** Where an update leads that names no page of its own, by its type. */
const byType: ReadonlyMap<string, UpdateTarget> = new Map(
  Object.entries({
    Release: { label: "The platform", href: "/aioi" },
    Security: { label: "Trust", href: "/trust" },
    Region: { label: "Where data can live", href: "/company#global-presence" },
    Docs: documentation,
  } satisfies Record<(typeof updateLanes)[number], UpdateTarget>),
);

/** What a row calls the page that its update names, by the page's path. */
const byPath: ReadonlyMap<string, string> = new Map([
  ["/aioi", "The platform"],
  ["/autopilots", "The six autopilots"],
  ["/compare", "Compare"],
  ["/pricing", "What each tier includes"],
  ["/quickstart", "Quickstart"],
  ["/trust", "Trust"],
  ["/company", "Where data can live"],
  ["/use-cases/best-model", "Best model"],
  ["/use-cases/devops-acceleration", "DevOps acceleration"],
  ["/use-cases/edge-ai", "Edge AI"],
  ["/use-cases/privacy-sovereignty", "Privacy and sovereignty"],
  ["/insights/what-an-ai-answer-costs", "What an answer costs"],
  ["/insights/data-residency-is-a-map", "The nine places"],
]);

/**
 * @param href what the update names: a path of this site or an https address; null for its type's
 * @returns the platform for a type that is not known, or an address that is none
 */
export function updateTarget(type: string, href: string | null): UpdateTarget {
  if (href !== null && isOwnPath(href)) {
    return { label: byPath.get(href.replace(/[?#].*$/, "")) ?? "Read more", href };
  }
  if (href?.startsWith("https://") && URL.canParse(href)) {
    const label = href.startsWith(site.docsUrl) ? documentation.label : new URL(href).hostname;
    return { label, href };
  }
  return byType.get(type) ?? { label: "The platform", href: "/aioi" };
}
