/**
 * What is announced of the export in "Follow one request": as long as the policy denies it, while it waits
 * for its approval, and once it is approved.
 */
export const requestDecisions = [
  "Export refused at the wall. 0 bytes out.",
  "Export waits at the gate for the privacy officer. 0 bytes out.",
  "Approved. 2,114 bytes went to lab.vendor.example, and the log names who let them out.",
] as const;
