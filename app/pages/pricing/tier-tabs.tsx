import { spaced } from "../../lib/spaced.ts";
import { tiers } from "../../content/prices.ts";
import { pricingContent } from "./content.ts";

/**
 * Chooses the tier that narrow screens show in the spec sheet and in the comparison below it. The row
 * is sticky over both. The browser scrolls a focused tab into view.
 */
export function TierTabs() {
  return (
    <fieldset className="md:hidden sticky top-[calc(64px_+_var(--banner,0px))] z-10 bg-surface border-b border-ink overflow-x-auto overflow-y-hidden [scrollbar-width:none]">
      <legend className="sr-only">{pricingContent.tierChoice}</legend>
      <div className="flex w-max px-2px sm:px-34px">
        {spaced(
          tiers.map(({ slug, name, popular }) => (
            <label
              key={slug}
              className="relative grid items-center h-48px px-14px text-15.5px text-ink3 whitespace-nowrap cursor-pointer border-b-4px border-transparent scroll-mx-16px has-[:checked]:text-ink has-[:checked]:font-550 has-[:checked]:border-ink has-[:focus-visible]:outline-2px has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-signal has-[:focus-visible]:-outline-offset-4px"
            >
              <input
                type="radio"
                name="tier"
                id={`tier-${slug}`}
                value={slug}
                defaultChecked={popular}
                className="absolute inset-0 opacity-0 cursor-pointer"
              />
              {name}
            </label>
          )),
        )}
      </div>
    </fieldset>
  );
}
