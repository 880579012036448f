import { buttonClass, LinkButton } from "../../ui/button.tsx";
import styles from "./error-view.module.css";

/** Content of the views that replace a page (spec section 8). */
export const notFoundContent = {
  title: "Page not found",
  code: "404",
  headline: "Oops! Page not found",
  lead: "There is no page at this address. It may have moved.",
  home: "Return to Home",
  sitemap: "Sitemap",
} as const;

/** Shown when a page failed while the visitor was already on the site. */
export const errorContent = {
  label: "Error",
  headline: "This page did not load",
  lead: "Something on our side or on the way here failed. If you were sending a form, it may not have arrived: please check, and send it again.",
  retry: "Try again",
  home: "Return to Home",
} as const;

/** Shown when a page failed to render. */
export function ErrorView() {
  return (
    <div className="hatch">
      <div className="page-width py-56px sm:py-96px">
        <div className={`${styles.card} bg-surface wall`}>
          <p className="t-caption text-warn">{errorContent.label}</p>
          <h1 className="mt-12px t-d2">{errorContent.headline}</h1>
          <p className="mt-12px t-lead text-ink2">{errorContent.lead}</p>
          <div className="flex flex-wrap gap-x-24px gap-y-12px mt-32px">
            {/* To the page itself. */}
            <form>
              <button type="submit" className={buttonClass({ variant: "primary" })}>
                {errorContent.retry}
              </button>
            </form>
            <LinkButton href="/" label={errorContent.home} variant="evidence" />
          </div>
        </div>
      </div>
    </div>
  );
}
