/** Other ports than the browser tests have, which may run at the same time. */
export const sitePort = Number(process.env["SITE_PORT"] ?? 8790) + 5;
const styleguidePort = sitePort + 1;

/** A build has no style guide, so a server of its own has it. */
export const styleguideUrl = `http://localhost:${styleguidePort}/styleguide`;

/** What every clock shows: pages depend on the day, and `/contact-us` on the hour. */
export const now = "2026-11-24T09:41:00Z";
