import { previewLink } from "../../../app/server/environment/preview-links.ts";
import { postWebhook } from "../../../app/server/notifications/webhook.ts";
import { publishingKeys } from "../local-keys.ts";
import { runningSite } from "../pidfile.ts";
import { getDataDir, hostedOrigin, isHosted, localOrigin } from "../project.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The site that shows what is published, and the keys that it shares with its operator. */
interface PublishedSite {
  origin: string;
  previewKey: string | null;
  purgeSecret: string | null;
}

/**
 * The site of the backend that `openOperatorDatabase` opens: the one at SITE_ORIGIN where the environment
 * names a Supabase, else the one on this machine.
 *
 * @throws {SetupError} when SITE_ORIGIN is missing or malformed
 */
export function publishedSite(env: NodeJS.ProcessEnv): PublishedSite {
  if (isHosted(env)) {
    return {
      origin: hostedOrigin(env),
      previewKey: env["PREVIEW_KEY"] || null,
      purgeSecret: env["PURGE_SECRET"] || null,
    };
  }
  const dataDir = getDataDir(env);
  const { PREVIEW_KEY: previewKey, PURGE_SECRET: purgeSecret } = publishingKeys(dataDir, env);
  const origin = runningSite(dataDir)?.url ?? localOrigin(env);
  return { origin, previewKey, purgeSecret };
}

/** @returns a link that shows what is saved at a path, published or not, for some days */
export async function previewUrl(
  { origin, previewKey }: PublishedSite,
  path: string,
  days: number,
): Promise<string | null> {
  if (previewKey === null) return null;
  return new URL(await previewLink(path, previewKey, Date.now() + days * dayMs), origin).href;
}

/**
 * Reports to the site that articles have changed.
 *
 * @returns null, or why the site goes on showing cached articles
 */
export async function purge({ origin, purgeSecret }: PublishedSite): Promise<string | null> {
  if (purgeSecret === null) return "PURGE_SECRET is not set";
  const url = new URL("/purge", origin).href;
  try {
    const status = await postWebhook(url, purgeSecret, crypto.randomUUID(), {
      type: "articles.changed",
    });
    if (status === 204) return null;
    return reasons[status] ?? `the site answered ${status}`;
  } catch {
    return `${origin} does not answer`;
  }
}

const reasons: Record<number, string> = {
  403: "the site has another PURGE_SECRET",
  404: "the site has no PURGE_SECRET",
  429: "the site was told more than ten times in the last minute",
};
