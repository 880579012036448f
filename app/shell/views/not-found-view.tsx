import { notFoundContent } from "./error-content.ts";
import { site } from "../../content/site.ts";
import { buttonClass } from "../../ui/button.tsx";
import { NotFoundDrawing } from "../../ui/not-found-drawing.tsx";

/**
 * The not-found page: 404 inside a wall on hatched ground, the zero a boundary with its gate. It sets
 * its title and robots tag itself, because any route can render it.
 */
export function NotFoundView() {
  return (
    <>
      <title>{`${notFoundContent.title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <NotFoundDrawing size="wide" />
      <div className="page-width quarters items-start gap-y-16px pt-48px pb-72px">
        <h1 className="md:col-span-2 t-d2">
          <span className="sr-only">{notFoundContent.code} </span>
          {notFoundContent.headline}
        </h1>
        <p className="t-lead text-ink2 md:pl-24px md:pr-40px">{notFoundContent.lead}</p>
        <p className="inset flex flex-wrap items-center gap-x-24px gap-y-8px">
          <a href="/" className={buttonClass({ variant: "primary" })}>
            {notFoundContent.home}
          </a>{" "}
          <a href="/sitemap" className={buttonClass({ variant: "evidence" })}>
            {notFoundContent.sitemap}
          </a>
        </p>
      </div>
    </>
  );
}
