import { navigation } from "../content/navigation.ts";
import { site } from "../content/site.ts";
import { script } from "../islands/script.ts";
import styles from "./banner.module.css";
import banner from "./banner.script.ts";

/** The promotional strip above the header. Header and page move down while it is shown;
 * `banner.script.ts` closes it. */
export function Banner() {
  if (!site.banner.shown) return null;
  return (
    <aside
      {...script(banner)}
      aria-label={navigation.banner.label}
      className={`${styles.banner} bg-ink text-surface`}
    >
      <p className="t-caption">{site.banner.text}</p>
      <button type="button">
        <span className="sr-only">{navigation.banner.close}</span>
        <i aria-hidden="true" className="i-mark-cross size-14px" />
      </button>
    </aside>
  );
}
