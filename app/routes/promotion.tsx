import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";

import { offer, promotionHead } from "../content/promotion.ts";
import { site } from "../content/site.ts";
import { hasEnded } from "../lib/has-ended.ts";
import { pageHead } from "../lib/page-head.ts";
import { PromotionPage } from "../pages/promotion-page.tsx";

/** As it stands in the address: what is odd there stays there, or the router would redirect. */
const searchSchema = v.object({ promo: v.optional(v.string()) });

export const Route = createFileRoute("/promotion")({
  validateSearch: (search) => v.parse(searchSchema, search),
  loader: () => ({ ended: hasEnded(offer.lastDay, new Date()) }),
  head: () => pageHead(site, promotionHead),
  component: Promotion,
});

function Promotion() {
  const { promo } = Route.useSearch();
  const { ended } = Route.useLoaderData();
  return <PromotionPage discount={promo === offer.promo} ended={ended} />;
}
