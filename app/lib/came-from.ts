/** Where a visit came from, as a lead's `source` has it. */
type Touch = { utm_source?: string | undefined; referrer?: string | undefined };

/**
 * One word for where a visit came from, for counting: the campaign's source, else the host that linked
 * to the site, else `direct`. Anything that is no plain name is `other`: an address can hold anything.
 */
export function cameFrom({ utm_source, referrer }: Touch): string {
  const name = (utm_source ?? getHost(referrer)).toLowerCase();
  return /^[a-z0-9][a-z0-9._-]{0,39}$/.test(name) ? name : "other";
}

function getHost(referrer: string | undefined): string {
  if (!referrer) return "direct";
  try {
    return new URL(referrer).hostname.replace(/^www\./, "");
  } catch {
    return "other";
  }
}
