import { useEffect } from "react";

/**
 * Opens the `details` around the element that the address names, and shows it. Browsers do so
 * themselves when a page loads; this is for addresses reached without a load, and for older browsers.
 */
export function OpenAtHash() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
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
