/** What a calendar is told of who books. */
type Booker = { name?: string; email?: string; reference: string };

/**
 * The link to the operator's calendar, which need not ask again who books, and for which lead: most
 * calendars fill in `name` and `email`.
 *
 * @param calendar its address; null where nothing is booked
 */
export function bookingLink(calendar: string | null, booker: Booker): string | null {
  if (calendar === null) return null;
  const url = new URL(calendar);
  for (const [name, value] of Object.entries(booker)) {
    if (value !== "") url.searchParams.set(name, value);
  }
  return url.href;
}
