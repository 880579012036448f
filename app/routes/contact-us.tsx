import { createFileRoute } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";

import { type ContactResult, postContact } from "../leads/post-contact.functions.ts";
import { textSearch } from "../lib/text-search.ts";
import { ContactUsPage } from "../pages/contact-us/page.tsx";
import { headOf } from "./-head-of.ts";

/** What the POST handler hands to the page when it is drawn again. */
type Answered = { contactAnswer?: ContactResult };

const statuses = { invalid: 422, duplicate: 409, refused: 422, limited: 429, unavailable: 503 };

export const Route = createFileRoute("/contact-us")({
  validateSearch: textSearch("sent"),
  head: headOf(() => import("../content/heads/contact-us.ts")),
  server: {
    handlers: {
      POST: async ({ request, context, next }) => {
        const contactAnswer = await postContact(request, context.worker);
        if (contactAnswer === null) {
          return new Response(null, { status: 303, headers: { location: "/contact-us?sent=yes" } });
        }
        setResponseStatus(statuses[contactAnswer.outcome.failure]);
        return next({ context: { contactAnswer } });
      },
    },
  },
  // Only a post draws the page with an answer; every other time there is none.
  loader: ({ serverContext }) => (serverContext as Answered | undefined)?.contactAnswer ?? null,
  component: ContactUs,
});

function ContactUs() {
  const { sent } = Route.useSearch();
  return <ContactUsPage sent={sent === "yes"} answer={Route.useLoaderData()} />;
}
