/**
 * Whether an address is a path of this site. Browsers read a backslash as a slash, and read on over
 * tabs and line breaks.
 */
export const isOwnPath = (address: string) => /^\/(?![/\\])[^\t\r\n]*$/.test(address);

/**
 * Whether the Worker may fetch an image from there: over HTTPS, on its usual port, without a password,
 * from a host with a public name. A number or a name of an inner network is none.
 */
export function isFetchableImage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return (
    protocol === "https:" &&
    port === "" &&
    username === "" &&
    password === "" &&
    /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) &&
    !/\.(?:local|localhost|internal|intranet|lan|home\.arpa)$/.test(hostname)
  );
}
