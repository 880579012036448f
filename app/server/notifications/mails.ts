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
import { capitalize } from "../../lib/format.ts";
import { isMailable } from "../../lib/is-mailable.ts";
import type { Environment } from "../environment/environment.ts";
import type { LeadRoute, RoutedLead } from "../environment/lead-routes.ts";
import type { NewsletterLinks } from "./newsletter-links.ts";
import { typedFields } from "../store/lead-rows.ts";
import { cutLead, type StoredLead } from "./lead-claims.ts";
import { type Part, type Row, toBody, toText } from "./mail-body.ts";

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

/** `first_name` as "First name". */
const getLabel = (column: string) => capitalize(column).replaceAll("_", " ");

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
function describeSender({ first_name, last_name, company, email }: StoredLead["fields"]): string {
  const texts = (...values: unknown[]) => values.filter((value) => typeof value === "string");
  const name = texts(first_name, last_name).join(" ");
  return name === "" ? displayEmail(String(email ?? "")) : texts(name, company).join(", ");
}

/** Who has written what. */
const getTitle = ({ id, kind, fields }: Pick<StoredLead, "id" | "kind" | "fields">): string =>
  `${headerText(describeSender(fields))}: ${leadNames[kind]}, ${leadReference(id)}`;

/** When the visitor was promised an answer, on the office's clock. */
const describePromise = ({ kind, receivedAt }: Pick<StoredLead, "kind" | "receivedAt">): string =>
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
      paragraph: `${isLate ? mailContent.lead.lateIntro : mailContent.lead.intro} ${describePromise(lead)}`,
    },
    { rows: toRows({ reference, stored: createdAt, lead: id }) },
    { rows: addressRows(fields) },
    { paragraph: `${mailContent.lead.source}:` },
    { rows: toRows(source) },
  ]);
  return {
    subject: headerText(
      `${isLate ? mailContent.lead.late : ""}${leadNames[kind]} ${reference}: ${describeSender(fields)}`,
    ),
    ...(isAnswered && { replyTo: email }),
    ...toBody([
      { paragraph: getTitle(lead) },
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
          { heading: getTitle(lead) },
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
