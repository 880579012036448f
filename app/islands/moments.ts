/**
 * When the code of an island or a script is fetched and started. `intent`: a pointer over it, the focus or
 * a touch in it, but for links to other pages, or on a button that opens its dialog. `now`: with the page.
 * `near`: shortly before it comes into view. `rest`: as near, once the page has loaded and stood still, for
 * what moves by itself. `sent`: with the page, in a tab from which a form was sent. Whatever the moment, intent starts it too.
 */
export type Moment = "intent" | "now" | "near" | "rest" | "sent";
