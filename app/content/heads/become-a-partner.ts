import type { PageMeta } from "../../lib/page-meta.ts";
import { claims } from "../site.ts";

export const head: PageMeta = {
  path: "/become-a-partner",
  title: "Become a partner",
  description: `Resell, consult on or integrate AIOI with a margin of ${claims.partnerMargin}. Apply in a few minutes; we answer within ${claims.partnerReplyDays}.`,
};
