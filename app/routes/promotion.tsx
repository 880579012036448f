import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";

import { offer } from "../pages/promotion/content.ts";
import { textSearch } from "../lib/text-search.ts";
import { PromotionPage } from "../pages/promotion/page.tsx";
import { dayOfPage, headFor } from "../shell/page-head.ts";

/** Any other value shows the generic variant (spec section 2). */
const promoSchema = v.fallback(v.optional(v.literal(offer.promo)), undefined);

export const Route = createFileRoute("/promotion")({
  validateSearch: textSearch("promo"),
  loader: () => ({ ended: dayOfPage() > offer.lastDay }),
  head: () => headFor("/promotion"),
  component: Promotion,
});

function Promotion() {
  const promo = v.parse(promoSchema, Route.useSearch().promo);
  const { ended } = Route.useLoaderData();
  return <PromotionPage discount={promo !== undefined} ended={ended} />;
}
