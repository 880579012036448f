import { Link } from "@tanstack/react-router";

import { notFoundContent } from "./error-content.ts";
import { site } from "../../content/site.ts";
import { buttonClass } from "../../ui/button.tsx";

/**
 * The not-found page: 404 inside a wall on hatched ground, the zero a boundary with its gate. Its
 * title and robots tag are written here, because it can stand in for any route.
 */
export function NotFoundView() {
  return (
    <>
      <title>{`${notFoundContent.title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="hatch border-b border-ink">
        <div className="page py-24px sm:py-56px">
          <div className="wall bg-surface p-[3.4%_3.7%]">
            <NotFoundDrawing />
          </div>
        </div>
      </div>
      <div className="page quarters items-start gap-y-16px pt-48px pb-72px">
        <h1 className="md:col-span-2 t-d2">
          <span className="sr-only">{notFoundContent.code} </span>
          {notFoundContent.headline}
        </h1>
        <p className="t-lead text-ink2 md:pl-24px md:pr-40px">{notFoundContent.lead}</p>
        <p className="inset flex flex-wrap items-center gap-x-24px gap-y-8px">
          <Link to="/" className={buttonClass({ variant: "primary" })}>
            {notFoundContent.home}
          </Link>
          <Link to="/sitemap" className={buttonClass({ variant: "evidence" })}>
            {notFoundContent.sitemap}
          </Link>
        </p>
      </div>
    </>
  );
}

/** Both fours, the boundary with its gate, the data square inside, and the page that is not there. */
export function NotFoundDrawing() {
  return (
    <svg viewBox="0 0 1240 334" aria-hidden="true" className="w-full h-auto">
      <path
        fill="var(--ink)"
        fillRule="evenodd"
        d="M0 212 183 0h77v204h50v58h-50v72h-67v-72H0Zm71-8h122V67ZM930 212 1113 0h77v204h50v58h-50v72h-67v-72H930Zm71-8h122V67Z"
      />
      <path fill="var(--ink)" d="M402 0h436v334H402V201h63v69h310V63H465v70h-63Z" />
      <path
        fill="none"
        stroke="var(--signal)"
        strokeWidth="3.5"
        strokeDasharray="3.5 8"
        d="M383 167h218"
      />
      <path fill="var(--signal)" d="M600 147h40v40h-40z" />
      <path fill="none" stroke="var(--warn)" strokeWidth="3" d="M330.500 147h40v40h-40z" />
    </svg>
  );
}
