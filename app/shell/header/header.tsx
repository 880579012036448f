import { navigation } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { script } from "../../islands/script.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { Drawer, DrawerButton } from "./drawer.tsx";
import styles from "./header.module.css";
import header from "./header.script.ts";
import { linkClass, MainNavigation } from "./main-navigation.tsx";

/**
 * The fixed top bar. Past 20 px of scrolling its rule turns to ink and all of it is solid
 * (`header.script.ts`).
 */
export function Header({ path }: { path: string }) {
  return (
    <>
      <div aria-hidden="true" className={styles.top} />
      <header {...script(header, "now")} data-scrolled="false" className={styles.header}>
        <div className={styles.logo}>
          <a href="/">
            <Wordmark name={site.name} />
          </a>
        </div>
        <div className={styles.bar}>
          <MainNavigation path={path} />
          <div className={styles.actions}>
            <a
              href={navigation.quickstart.href}
              aria-current={navigation.quickstart.href === path ? "page" : undefined}
              className={`${linkClass} ${styles.quickstart}`}
            >
              {navigation.quickstart.label}
            </a>{" "}
            <LeadDialogTrigger dialog="hireMe" ctaId="header" variant="secondary" size="header">
              {navigation.contactSales}
            </LeadDialogTrigger>{" "}
            <DrawerButton />
          </div>
        </div>
      </header>
      <Drawer path={path} />
    </>
  );
}
