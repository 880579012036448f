import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";

import { offer } from "../content/promotion.ts";
import { hasEnded } from "../lib/has-ended.ts";
import { PromotionPage } from "../pages/promotion-page.tsx";
import { headOf } from "./-head-of.ts";

/** As it stands in the address: what is odd there stays there, or the router would redirect. */
const searchSchema = v.object({ promo: v.optional(v.string()) });

export const Route = createFileRoute("/promotion")({
  validateSearch: (search) => v.parse(searchSchema, search),
  loader: () => ({ ended: hasEnded(offer.lastDay, new Date()) }),
  head: headOf(() => import("../content/heads/promotion.ts")),
  component: Promotion,
});

function Promotion() {
  const { promo } = Route.useSearch();
  const { ended } = Route.useLoaderData();
  return <PromotionPage discount={promo === offer.promo} ended={ended} />;
}
