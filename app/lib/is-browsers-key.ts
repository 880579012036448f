/** Whether a key is pressed together with one that makes it the browser's or the system's: Alt+Left is Back. */
export const isBrowsersKey = (keys: {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}): boolean => keys.altKey || keys.ctrlKey || keys.metaKey;
