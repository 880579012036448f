import { site } from "../../content/site.ts";
import { LinkButton } from "../../ui/button.tsx";
import { NotFoundWall } from "../../ui/not-found-wall.tsx";

/** Content of the view (spec section 8). */
const notFoundContent = {
  title: "Page not found",
  code: "404",
  headline: "Oops! Page not found",
  lead: "There is no page at this address. It may have moved.",
  home: "Return to Home",
  sitemap: "Sitemap",
} as const;

/**
 * The not-found page: 404 inside a wall on hatched ground, the zero a boundary with its gate. It sets
 * its title and robots tag itself, because any route can render it.
 */
export function NotFoundView() {
  return (
    <>
      <title>{`${notFoundContent.title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <NotFoundWall>
        <h1 className="t-d2">
          <span className="sr-only">{notFoundContent.code} </span>
          {notFoundContent.headline}
        </h1>
        <p className="mt-12px t-lead text-ink2">{notFoundContent.lead}</p>
        <p className="flex flex-wrap items-center gap-x-24px gap-y-8px mt-20px">
          <LinkButton href="/" label={notFoundContent.home} variant="primary" />{" "}
          <LinkButton href="/sitemap" label={notFoundContent.sitemap} variant="evidence" />
        </p>
      </NotFoundWall>
    </>
  );
}
