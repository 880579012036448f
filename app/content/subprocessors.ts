/** A service that a deployment of this website uses or does not. */
export type ServiceName = "hosting" | "database" | "mail" | "chat" | "pageViews";

/** What works for us, and what it sees. */
export type Subprocessor = {
  name: string;
  purpose: string;
  sees: string;
  place: string;
  /** ISO 8601. */
  since: string;
};

/**
 * The services behind this website. The names are made up: an operator replaces them here, and the
 * policies name the same ones.
 */
export const services: Record<ServiceName, Subprocessor> = {
  hosting: {
    name: "Northmoor Edge",
    purpose: "hosting, cache, rate limit",
    sees: "requests; a keyed hash of the address",
    place: "nearest edge",
    since: "2025-10-07",
  },
  database: {
    name: "Larkspur Data",
    purpose: "database",
    sees: "what you send in a form",
    place: "Canada",
    since: "2025-10-07",
  },
  mail: {
    name: "Tallow Post",
    purpose: "mail",
    sees: "your address, our answer",
    place: "Canada",
    since: "2025-10-07",
  },
  chat: {
    name: "Quillbank Chat",
    purpose: "live chat",
    sees: "what you type in it",
    place: "US",
    since: "2025-10-07",
  },
  pageViews: {
    name: "Meridew Count",
    purpose: "page views",
    sees: "page, referrer, address as a hash of the day",
    place: "Canada",
    since: "2025-10-07",
  },
};

/** Behind the tiers on our machines. */
export const cloudSubprocessors: readonly Subprocessor[] = [
  {
    name: "Ashgrove Halls",
    purpose: "racks and power",
    sees: "nothing: disks are encrypted",
    place: "US, Canada",
    since: "2026-01-05",
  },
  {
    name: "Rimal Halls",
    purpose: "racks and power",
    sees: "nothing: disks are encrypted",
    place: "UAE",
    since: "2026-08-11",
  },
  {
    name: "Kestrel Billing",
    purpose: "payment",
    sees: "name, invoice; card numbers stay there",
    place: "US",
    since: "2026-01-05",
  },
];
