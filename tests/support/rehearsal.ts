/** Whether this is `npm run rehearse`, which starts the real wrangler (tests/vitest.config.ts). */
export const isRehearsal = process.env["REHEARSAL"] === "on";

/**
 * Of a rule that holds for many cases `npm test` tries examples, the rehearsal the rest.
 *
 * @param isExample whether `npm test` tries this one
 */
export const exampleIf = (isExample: boolean) => ({ tags: isExample ? [] : ["rehearsal"] });
