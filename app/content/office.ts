import { formatHour } from "../lib/format.ts";

/** Support hours (spec section 9): the first days of the week, and hours of a day. */
export const support = { days: "Mon-Fri", dayCount: 5, from: 8, to: 18, timeZone: "ET" } as const;

/** The time zone of the support hours, by its IANA name. */
export const officeTimeZone = "America/New_York";

/** What people call it. */
export const office = { city: "New York", zone: "Eastern Time, New York" } as const;

const [opens, closes] = [formatHour(support.from), formatHour(support.to)];

export const supportHours = `${support.days}, ${opens}-${closes} ${support.timeZone}`;
export const supportSentence = `${support.days} from ${opens} to ${closes} ${support.timeZone}`;
