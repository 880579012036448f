/** Whether this is `npm run rehearse`, which starts the real wrangler (tests/vitest.config.ts). */
export const isRehearsal = process.env["REHEARSAL"] === "on";
