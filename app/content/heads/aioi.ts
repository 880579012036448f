import type { PageMeta } from "../../lib/page-meta.ts";
import { claims } from "../site.ts";

export const head: PageMeta = {
  path: "/aioi",
  title: "The AIOI platform",
  description: `Agents on top, models in the middle, infrastructure below: three layers that you install inside your own boundary, with the first deployment in ${claims.firstDeployment}.`,
};
