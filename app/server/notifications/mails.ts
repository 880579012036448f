import {
  commonEmailDomains,
  otherFreeEmailDomains,
  similarEmailDomains,
  throwawayEmailDomains,
} from "../../config/email-domains.ts";
import { notificationLimits } from "../../config/limits.ts";
import { type AnsweredKind, answerDueAt, formatOfficeTime } from "../../content/deadlines.ts";
import { bookLabel } from "../../content/control-labels.ts";
import { asksForDocuments, documents, howToSign } from "../../content/documents.ts";
import { bookingLink } from "../../lib/booking-link.ts";
import { leadReference } from "../../content/lead-reference.ts";
import { leadMessages } from "../../content/messages.ts";
import { leadNames, mailContent, replyPromises } from "../../content/notifications.ts";
import { tiers } from "../../content/tiers.ts";
import { site } from "../../content/site.ts";
import { trialDaysOf } from "../../content/trial-days.ts";
import {
  trial,
  type TrialPlace,
  trialPlaceOf,
  trialPlaces,
  trialTiers,
} from "../../content/trial.ts";
import { displayEmail } from "../../lib/display-email.ts";
import { isMailable } from "../../lib/is-mailable.ts";
import { xmlText } from "../../lib/xml-text.ts";
import type { Environment } from "../environment/environment.ts";
import type { LeadRoute, RoutedLead } from "../environment/lead-routes.ts";
import type { NewsletterLinks } from "./newsletter-links.ts";
import { typedFields } from "../store/lead-rows.ts";
import { cutLead, type StoredLead } from "./lead-claims.ts";

/** A mail without sender and recipients. */
export type Mail = {
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** Not quoted by a reply. */
  attachments?: { disposition: "attachment"; filename: string; type: string; content: string }[];
};

export type Part =
  | { heading: string }
  | { paragraph: string }
  /** Labels and values, as a table. */
  | { rows: readonly Row[] }
  /** A number of a week beside that of the week before; the text says the difference in words. */
  | { weeks: { columns: readonly [string, string, string]; rows: readonly WeekRow[] } }
  | { link: { label: string; href: string } };

/** A value with an address is pressed as a whole, as an email address or a phone number is. */
type Row = readonly [label: string, value: string, href?: string];

export type WeekRow = { label: string; last: string; before: string; inWords: string };

/** UTF-16 code units. */
const subjectLimit = 120;

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Makes typed text safe for a subject: one line, without control characters, and without encoded words
 * that a mail program would decode (RFC 2047). It is cut between two characters. The joiners stay, of
 * which some scripts and emoji are made.
 */
function headerText(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/(?:(?!\u200C|\u200D)[\p{Cc}\p{Cf}\s\u2028\u2029])+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
  let end = 0;
  for (const { segment, index } of characters.segment(line)) {
    if (index + segment.length > subjectLimit) break;
    end = index + segment.length;
  }
  return line.slice(0, end);
}

const lineBreak = /\r\n?|[\n\u2028\u2029]/g;

/** Indents the further lines of a value, so that none of them looks like a line of the mail's own. */
const indented = (text: string) => text.replaceAll(lineBreak, "\n    ");

/** A lead may have nothing for a table. */
const withoutEmpty = (parts: readonly Part[]) =>
  parts.filter((part) => !("rows" in part) || part.rows.length > 0);

function toText(parts: readonly Part[]): string {
  const blocks = withoutEmpty(parts).map((part) => {
    if ("heading" in part) return `${part.heading}\n${"-".repeat(part.heading.length)}`;
    if ("paragraph" in part) return part.paragraph;
    if ("weeks" in part) {
      return part.weeks.rows.map(({ label, inWords }) => `${label}: ${inWords}`).join("\n");
    }
    if ("link" in part) return `${part.link.label}: ${part.link.href}`;
    return part.rows.map(([label, value]) => `${label}: ${indented(value)}`).join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/** With elements, because Outlook knows no `white-space`. */
const brokenLines = (text: string) => xmlText(text).replaceAll(lineBreak, "<br>");

const anchor = (href: string, text: string) => `<a href="${xmlText(href)}">${xmlText(text)}</a>`;

/** What is no part of a typed link: blanks, quotes, brackets, and the stops of scripts without blanks. */
const outsideLinks = String.raw`\s<>"'()\[\]{}\p{Pi}\p{Pf}\u3001-\u3011\uFF01-\uFF1F`;

/** Brackets that a link itself has opened. */
const bracketed = [String.raw`\([^${outsideLinks}]*\)`, String.raw`\[[^${outsideLinks}]*\]`].join(
  "|",
);

/** A typed link, which ends before what stands behind it in a sentence, or our own address. */
const typedLinks = new RegExp(
  String.raw`https?://(?:[^${outsideLinks}]|${bracketed})*(?:[^${outsideLinks}.,;:!?]|${bracketed})|(?<![\w.+\-])${RegExp.escape(site.email)}`,
  "giu",
);

/** A text whose links can be pressed. */
function textHtml(text: string): string {
  let end = 0;
  let html = "";
  for (const { 0: link, index } of text.matchAll(typedLinks)) {
    const href = link.includes("://") ? link : `mailto:${link}`;
    html += brokenLines(text.slice(end, index)) + anchor(href, link);
    end = index + link.length;
  }
  return html + brokenLines(text.slice(end));
}

function toHtml(parts: readonly Part[]): string {
  const blocks = withoutEmpty(parts).map((part) => {
    if ("heading" in part) return `<h2 style="${headingStyle}">${xmlText(part.heading)}</h2>`;
    if ("weeks" in part) return weeksTable(part.weeks);
    if ("paragraph" in part) return `<p>${textHtml(part.paragraph)}</p>`;
    if ("link" in part) return `<p>${anchor(part.link.href, part.link.label)}</p>`;
    const rows = part.rows.map(
      ([label, value, href]) =>
        `<tr><th align="left" valign="top" width="34%" style="font-size:14px;font-weight:normal">${xmlText(label)}</th> <td valign="top" style="white-space:pre-wrap">${href === undefined ? textHtml(value) : anchor(href, value)}</td></tr>`,
    );
    return `<table width="100%" cellpadding="4" style="table-layout:fixed">${rows.join("\n")}</table>`;
  });
  // Many programs drop or replace the body: width, padding and font stand on a table. Without its tags
  // the HTML reads as its text, so something stands between two cells, rows and blocks.
  const sheet = `<table width="100%" style="${sheetStyle}"><tr><td style="${pageStyle}">${blocks.join("\n")}</td></tr></table>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${sheet}</body></html>`;
}

/** Mail programs that know a dark scheme choose the colors; nothing here sets one. */
const head =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">';
const sheetStyle = "table-layout:fixed;max-width:600px;margin:0 auto";
/** What was typed may be one long word. */
const pageStyle =
  "padding:16px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;word-break:break-word";
const headingStyle = "margin:32px 0 8px;font-size:18px;line-height:1.3";
const tableStyle = "table-layout:fixed;border-collapse:collapse;font-size:15px;line-height:1.4";
const cellStyle = "padding:6px 0 6px 8px;border-top:1px solid #8884;vertical-align:top";
const labelStyle = `${cellStyle};padding-left:0;font-weight:normal`;
const numberStyle = `${cellStyle};font-variant-numeric:tabular-nums`;

function weeksTable({ columns, rows }: Extract<Part, { weeks: unknown }>["weeks"]): string {
  const [label, last, before] = columns.map(xmlText);
  const names = `<tr><th align="left" style="padding:0">${label}</th> <th align="right" width="27%" style="padding:0">${last}</th> <th align="right" width="27%" style="padding:0">${before}</th></tr>`;
  const numbers = rows.map(
    (row) =>
      `<tr><th align="left" style="${labelStyle}">${xmlText(row.label)}</th> <td align="right" style="${numberStyle}">${xmlText(row.last)}</td> <td align="right" style="${numberStyle}">${xmlText(row.before)}</td></tr>`,
  );
  return `<table width="100%" style="${tableStyle}">${names}\n${numbers.join("\n")}</table>`;
}

export const toBody = (parts: readonly Part[]) => ({ text: toText(parts), html: toHtml(parts) });

/** `first_name` as "First name". */
const getLabel = (column: string) =>
  column.charAt(0).toUpperCase() + column.slice(1).replaceAll("_", " ");

const toRows = (entries: Record<string, unknown>) =>
  Object.entries(entries).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(", ") : value;
    return typeof text === "string" && text !== "" ? [[getLabel(name), text] as const] : [];
  });

const freeDomains = new Set<string>([
  ...commonEmailDomains,
  ...similarEmailDomains,
  ...otherFreeEmailDomains,
]);
const throwawayDomains = new Set<string>(throwawayEmailDomains);

/** What the team is told of an address, besides the address. */
function emailNotes(email: string): string[] {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const { byHand, free, throwaway } = mailContent.lead.emailNotes;
  return [
    ...(isMailable(email) ? [] : [byHand]),
    ...(freeDomains.has(domain) ? [free] : []),
    ...(throwawayDomains.has(domain) ? [throwaway] : []),
  ];
}

/** Before its @ an address may hold what would end it in a link (RFC 6068). */
const mailtoHref = (email: string) =>
  `mailto:${email.split("@").map(encodeURIComponent).join("@")}`;

/** A phone number as a telephone dials it; undefined where the text holds more than one. */
function phoneHref(text: string): string | undefined {
  const digits = text.replaceAll(/[\s().\-/]/g, "");
  return /^\+?\d{5,18}$/.test(digits) ? `tel:${digits}` : undefined;
}

/** The fields of a lead as its form calls them. */
const fieldRows = ({ kind, fields }: Pick<StoredLead, "kind" | "fields">): Row[] =>
  typedFields(kind).flatMap(({ label, column }): Row[] => {
    const value = fields[column];
    if (typeof value !== "string" || value === "") return toRows({ [label]: value });
    if (column === "email") {
      return [[getLabel(label), displayEmail(value), mailtoHref(value)]];
    }
    const href = /phone|whatsapp/.test(column) ? phoneHref(value) : undefined;
    return [href === undefined ? [getLabel(label), value] : [getLabel(label), value, href]];
  });

/** What the team is told of the address of a lead. */
const addressRows = ({ email }: StoredLead["fields"]) =>
  typeof email === "string" ? toRows({ about_the_address: emailNotes(email) }) : [];

/** Who has sent a lead: the name and the company, or the address where the form asks for no name. */
function senderOf({ first_name, last_name, company, email }: StoredLead["fields"]): string {
  const texts = (...values: unknown[]) => values.filter((value) => typeof value === "string");
  const name = texts(first_name, last_name).join(" ");
  return name === "" ? displayEmail(String(email ?? "")) : texts(name, company).join(", ");
}

/** Who has written what. */
const titleOf = ({ id, kind, fields }: Pick<StoredLead, "id" | "kind" | "fields">): string =>
  `${headerText(senderOf(fields))}: ${leadNames[kind]}, ${leadReference(id)}`;

/** When the visitor was promised an answer, on the office's clock. */
const promiseOf = ({ kind, receivedAt }: Pick<StoredLead, "kind" | "receivedAt">): string =>
  kind === "newsletter"
    ? replyPromises.newsletter
    : `${replyPromises[kind]} ${mailContent.lead.due(officeDeadline(kind, receivedAt))}`;

/**
 * A lead for the team. A reply goes to the visitor and quotes the body: so that holds who has written
 * and what, and what is for the team stands in an attachment.
 *
 * @param isLate whether it goes to the second address, because nobody has marked it as contacted
 */
export function leadMail(lead: StoredLead, isLate = false): Mail {
  const { id, kind, createdAt, fields, source } = lead;
  const { email } = fields;
  const isAnswered = typeof email === "string" && isMailable(email);
  const reference = leadReference(id);
  const forTeam = toText([
    {
      paragraph: `${isLate ? mailContent.lead.lateIntro : mailContent.lead.intro} ${promiseOf(lead)}`,
    },
    { rows: toRows({ reference, stored: createdAt, lead: id }) },
    { rows: addressRows(fields) },
    { paragraph: `${mailContent.lead.source}:` },
    { rows: toRows(source) },
  ]);
  return {
    subject: headerText(
      `${isLate ? mailContent.lead.late : ""}${leadNames[kind]} ${reference}: ${senderOf(fields)}`,
    ),
    ...(isAnswered && { replyTo: email }),
    ...toBody([
      { paragraph: titleOf(lead) },
      { rows: fieldRows({ kind, fields }) },
      // A reply to this mail would not reach the visitor.
      { rows: isAnswered ? [] : addressRows(fields) },
    ]),
    attachments: [
      {
        disposition: "attachment",
        filename: `${reference}.txt`,
        type: "text/plain; charset=utf-8",
        content: forTeam,
      },
    ],
  };
}

/** The mail of `npm run notify:test`: nobody can take it for a lead. */
export function testMail(
  { kind, country, tier }: RoutedLead,
  route: Pick<LeadRoute, "line" | "text"> | null,
): Mail {
  const { intro, subject, route: ruleOf, fallback } = mailContent.test;
  return {
    subject: subject(leadNames[kind]),
    ...toBody([
      { paragraph: intro },
      { rows: toRows({ kind, country, tier, rule: route ? ruleOf(route) : fallback }) },
    ]),
  };
}

/** Several leads with cut values: the mail names the command that shows them whole. */
export function digest(
  leads: readonly StoredLead[],
  { subject, intro }: (typeof mailContent)["digest" | "joined"],
): Mail {
  return {
    subject: subject(leads.length),
    ...toBody([
      { paragraph: intro },
      ...leads
        .map((lead) => cutLead(lead, notificationLimits.digestValue))
        .flatMap((lead) => [
          { heading: titleOf(lead) },
          {
            rows: [
              ...fieldRows(lead),
              ...addressRows(lead.fields),
              ...toRows({ stored: lead.createdAt, lead: lead.id }),
            ],
          },
        ]),
    ]),
  };
}

/** The documents with their addresses, and how the signed ones come back to us. */
const documentParts = (origin: string, reference: string): Part[] => [
  { paragraph: mailContent.documents.intro },
  ...documents.map(({ name, kind, length, href }) => ({
    link: { label: `${name}, ${kind}, ${length}`, href: new URL(href, origin).href },
  })),
  { paragraph: howToSign(reference) },
];

/**
 * The mail to the visitor: what happens by when, the lead's reference, where a time can be booked, and
 * nothing that was typed.
 */
export function acknowledgement(
  lead: Pick<StoredLead, "kind" | "id" | "receivedAt" | "source" | "fields">,
  environment: Pick<Environment, "SITE_ORIGIN" | "BOOKING_URL">,
): Mail {
  const { kind, id, source, fields } = lead;
  const { SITE_ORIGIN: siteOrigin } = environment;
  const chosen = trialPlaces.find((one) => one === source["place"]);
  const place = kind === "getStarted" ? trialPlaceOf(source["tier"], chosen) : null;
  const { acknowledgement: words, trial: trialMail } = mailContent;
  const reference = leadReference(id);
  // Without the name: anybody may have typed it, and the address.
  const booker = { email: String(fields["email"] ?? ""), reference };
  const bookingUrl = bookingLink(environment.BOOKING_URL, booker);
  const bringsDocuments = siteOrigin !== null && asksForDocuments(kind, source["opener"]);
  const subject = bringsDocuments ? mailContent.documents.subject : words.subject;
  return {
    subject: place === null ? subject(reference) : trialMail[place].subject,
    ...toBody([
      ...(place === null ? answerParts(lead) : trialParts(lead, place, siteOrigin ?? "")),
      { paragraph: words.reference(reference) },
      ...(bringsDocuments ? documentParts(siteOrigin, reference) : []),
      ...(bookingUrl === null ? [] : [{ link: { label: bookLabel, href: bookingUrl } }]),
      { paragraph: site.name },
      { paragraph: words.reason(siteOrigin === null ? site.name : new URL(siteOrigin).host) },
    ]),
  };
}

const officeDeadline = (kind: AnsweredKind, receivedAt: string): string =>
  formatOfficeTime(answerDueAt(kind, Date.parse(receivedAt)));

/** The text of the form's success toast, and by when somebody answers. */
const answerParts = ({ kind, receivedAt }: Pick<StoredLead, "kind" | "receivedAt">): Part[] => [
  { paragraph: leadMessages[kind].success.description },
  ...(kind === "newsletter"
    ? []
    : [{ paragraph: mailContent.acknowledgement.answerBy(officeDeadline(kind, receivedAt)) }]),
];

/** How the days of a trial go. */
function trialParts(
  { receivedAt, source }: Pick<StoredLead, "receivedAt" | "source">,
  place: TrialPlace,
  origin: string,
): Part[] {
  const slug = source["tier"]?.split(":")[0];
  const tier = tiers.find((one) => one.slug === slug)?.name ?? trialTiers(place);
  const { title, tasks } = trialDaysOf[place];
  const words = mailContent.trial;
  return [
    { paragraph: words.have(trial[place].firstStep, officeDeadline("getStarted", receivedAt)) },
    { paragraph: words[place].first },
    ...words[place].days(tier).map((paragraph) => ({ paragraph })),
    { heading: title },
    { rows: tasks.map((task) => [task.title, `${task.takes}, ${origin}${task.href}`] as const) },
  ];
}

/**
 * The mail to a new subscriber. Mail programs offer to unsubscribe with one click (RFC 8058), by https alone: a
 * site on this machine has http, and its mail would be refused.
 */
export function confirmation({ confirm, unsubscribe }: NewsletterLinks): Mail {
  const { subject, intro, link, expiry, unsubscribe: stop } = mailContent.confirmation;
  return {
    subject,
    headers: {
      "List-Id": `${site.name} newsletter <newsletter.${new URL(unsubscribe).hostname}>`,
      ...(unsubscribe.startsWith("https:") && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    ...toBody([
      { paragraph: intro },
      { link: { label: link, href: confirm } },
      { paragraph: expiry },
      { link: { label: stop, href: unsubscribe } },
    ]),
  };
}
