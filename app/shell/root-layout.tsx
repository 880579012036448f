import type { ReactNode } from "react";

import { navigation } from "../content/navigation.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SkipLink } from "./skip-link.tsx";

/** What surrounds every page. */
export function RootLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink label={navigation.skip} target="main" />
      <Header />
      <main id="main" tabIndex={-1} className="pt-64px outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}
