import { navigation } from "../content/navigation.ts";
import { site } from "../content/site.ts";

/** The promotional strip above the header. Header and page move down while it is shown;
 * `browser/banner.ts` closes it. */
export function Banner() {
  if (!site.banner.shown) return null;
  return (
    <aside
      aria-label={navigation.banner.label}
      className="banner fixed inset-x-0 top-0 z-20 flex items-center justify-center h-40px pl-16px pr-48px bg-ink text-surface"
    >
      <p className="t-lab truncate">{site.banner.text}</p>
      <button
        type="button"
        className="absolute right-2px sm:right-34px top-0 grid place-items-center w-44px h-40px cursor-pointer focus-visible:outline-surface focus-visible:-outline-offset-4px"
      >
        <span className="sr-only">{navigation.banner.close}</span>
        <i aria-hidden="true" className="i-mark-cross w-14px h-14px" />
      </button>
    </aside>
  );
}
