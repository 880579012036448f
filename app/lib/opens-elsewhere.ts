/** Whether a key is held with which the browser opens a link in another tab or window, or saves it. */
export const opensElsewhere = ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
