import type { PageMeta } from "../../lib/page-meta.ts";
import { claims, site } from "../site.ts";

export const head: PageMeta = {
  path: "/promotion",
  title: "Promotion",
  description: `Offers on the ${site.name} platform, and how to see it at work: a demo with a specialist, or ${claims.trialDays} days on your own hardware.`,
};
