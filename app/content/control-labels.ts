/** Beside the label of a field that may stay empty. */
export const optionalLabel = "optional";

/** The first entry of a select field, which stands for no choice. */
export const choiceLabel = "Choose one";

/** Beside the label of an email address that is probably mistyped. */
export const suggestionLabel = (domain: string) => `Did you mean ${domain}?`;

/** The field that only programs fill in: browsers without styles show it. */
export const honeypotLabel = "Leave this field empty";

/** The link to the operator's calendar, in receipts and mails. */
export const bookLabel = "Book a time";

/** Accessible name of every button that closes what covers the page. */
export const closeLabel = "Close";
