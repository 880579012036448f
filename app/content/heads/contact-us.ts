import type { PageMeta } from "../../lib/page-meta.ts";
import { claims } from "../site.ts";

export const head: PageMeta = {
  path: "/contact-us",
  title: "Contact us",
  description: `Write, call or visit AIOI. An AI specialist replies within ${claims.replyHours} hours with a recommendation for your workload.`,
};
