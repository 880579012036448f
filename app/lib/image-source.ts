/**
 * Whether a URL is a path of this site. Browsers read a backslash as a slash, and skip tabs and line
 * breaks.
 */
export const isOwnPath = (url: string) => /^\/(?![/\\])[^\t\r\n]*$/.test(url);

/** A file of the bucket `pictures` in Supabase Storage, as a body or a cover names it. */
export const isBucketImage = (url: string) => /^\/pictures(?:\/[\w-][\w.-]*)+$/.test(url);

/**
 * A URL may end with the size of the image in pixels: `/pictures/a.png#640x480`.
 *
 * @returns the URL without it, width and height
 */
export function splitSize(url: string): [url: string, width?: string, height?: string] {
  const [, shown, width, height] = /^(.*)#(\d{1,5})x(\d{1,5})$/s.exec(url) ?? [];
  return shown === undefined || width === undefined || height === undefined
    ? [url]
    : [shown, width, height];
}

/** Whether visitors get an image from the Worker, under another URL. */
export const isProxied = (url: string) => isBucketImage(url) || isFetchableImage(url);

/**
 * Whether the Worker may fetch an image from a URL: over HTTPS, on its usual port, without a password,
 * from a host with a public name. An IP address or a name of an internal network is none.
 */
export function isFetchableImage(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  return (
    protocol === "https:" &&
    port === "" &&
    username === "" &&
    password === "" &&
    /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) &&
    !/\.(?:local|localhost|internal|intranet|lan|home\.arpa)$/.test(hostname)
  );
}
