import type { ReactNode } from "react";

import { navigation } from "../content/navigation.ts";
import { autopilotOfPage } from "../content/paths.ts";
import { LeadDialog } from "../leads/dialogs/lead-dialog.tsx";
import { PostedLine, PostedReceipt } from "../leads/receipt/posted-receipt.tsx";
import { Banner } from "./banner.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { JsonLdScript } from "./json-ld-script.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import styles from "./root-layout.module.css";

/** Pages with a newsletter section of their own. */
const ownNewsletter = ["/"];

/** Header, footer and everything else around a page. */
export function RootLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <PostedLine />
      <SkipLink label={navigation.skip} target="main" />
      <Banner />
      <Header path={path} />
      <main id="main" tabIndex={-1} className={styles.below}>
        <PostedReceipt />
        {children}
      </main>
      {/* Here it compresses well: it repeats words of the page. */}
      <JsonLdScript path={path} />
      <Footer path={path} newsletter={!ownNewsletter.includes(path)} />
      <LeadDialog kind="hireMe" autopilot={autopilotOfPage(path)} />
      <LeadDialog kind="getStarted" />
    </>
  );
}
