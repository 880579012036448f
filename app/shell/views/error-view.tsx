import { errorContent } from "./error-content.ts";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./error-view.module.css";

/** Shown when a page failed to render. */
export function ErrorView() {
  return (
    <div className="hatch">
      <div className="page-width py-56px sm:py-96px">
        <div className={`${styles.card} wall`}>
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
            <a href="/" className={buttonClass({ variant: "evidence" })}>
              {errorContent.home}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
