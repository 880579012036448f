// oxlint-disable-next-line no-control-regex -- XML 1.0 has no form for these
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Escapes a text for an element or attribute of XML or HTML; what XML cannot hold is left out. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
