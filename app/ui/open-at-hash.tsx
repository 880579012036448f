import { useEffect } from "react";

/**
 * Opens the `details` around the target of the URL's hash and scrolls to it. Browsers do so on page
 * load; this covers client-side navigation and older browsers.
 */
export function OpenAtHash() {
  useEffect(() => {
    const open = () => {
      // Ids of the site need no percent-encoding.
      const target = document.getElementById(window.location.hash.slice(1));
      const details = target?.closest("details");
      if (!details || details.open) return;
      details.open = true;
      target?.scrollIntoView();
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
  return null;
}
