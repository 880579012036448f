import { z } from "zod";

import { hstsFor } from "../../app/server/http/security-headers.ts";

const varsSchema = z.object({
  vars: z.object({ SITE_ORIGIN: z.string(), HSTS_PRELOAD: z.string().optional() }),
});

/**
 * The rules of `_headers` that give HSTS to the files of each environment, by its host: one build serves
 * all of them, and a browser keeps the newest header, so files must say what the pages say.
 *
 * @param root folder of `wrangler.toml`
 */
export async function hstsOfFiles(root: string): Promise<string> {
  const { unstable_readConfig } = await import("wrangler");
  const config = `${root}/wrangler.toml`;
  return ["", "staging"]
    .map((env) => {
      const { vars } = varsSchema.parse(
        unstable_readConfig({ config, env }, { hideWarnings: true }),
      );
      const value = hstsFor(vars);
      return `\n${vars.SITE_ORIGIN}/*\n  Strict-Transport-Security: ${value}\n`;
    })
    .join("");
}
