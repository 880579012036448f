import { spaced } from "../../lib/spaced.ts";
import { tiers } from "../../content/tiers.ts";
import { pricingContent } from "./content.ts";
import tabs from "../../ui/radio-tabs.module.css";
import styles from "./tier-tabs.module.css";

/**
 * Chooses the tier that narrow screens show in the spec sheet and in the comparison below it. The row
 * is sticky over both. The browser scrolls a focused tab into view.
 */
export function TierTabs() {
  return (
    <fieldset className={`${tabs.tabs} ${styles.tabs} md:hidden print:hidden bg-surface`}>
      <legend className="sr-only">{pricingContent.tierChoice}</legend>
      <div>
        {spaced(
          tiers.map(({ slug, name, popular }) => (
            <label key={slug}>
              <input
                type="radio"
                name="tier"
                id={`tier-${slug}`}
                value={slug}
                defaultChecked={popular}
              />
              {name}
            </label>
          )),
        )}
      </div>
    </fieldset>
  );
}
