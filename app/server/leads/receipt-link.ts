import { receiptParam, sentParam } from "../../config/cacheable-pages.ts";
import { receiptLinkSeconds } from "../../config/limits.ts";
import { documentsPage } from "../../content/documents.ts";
import { trialPlaces } from "../../content/trial.ts";
import { type PostedReceipt, type ReceiptFacts } from "../../leads/contract.ts";
import { bookingLink } from "../../lib/booking-link.ts";
import { isLeadKind, type LeadKind } from "../../leads/form-fields.ts";
import { hmac, verifyHmac } from "../environment/hmac.ts";
import type { Environment } from "../environment/environment.ts";
import { leadTokenKey } from "../store/lead-proof.ts";
import { mailsVisitors, sendsMail } from "../notifications/configured-receivers.ts";

/** A reference, when the lead came in (seconds since 1970), where its trial runs, and the signature. */
const token = /^([^.]{1,40}-[0-9A-F]{4}-[0-9A-F]{4})\.(\d{10})\.(ours|yours|none)\.([0-9a-f]{64})$/;

/**
 * The parameter of the address that answers a form posted without script: its page shows the receipt.
 * It holds nothing that was typed, and no part of the submission's id that opens anything.
 *
 * @returns null without a key; then the page says that the form has arrived, and no more
 */
export async function receiptToken(
  kind: LeadKind,
  { reference, receivedAt, place }: ReceiptFacts,
  environment: Environment,
): Promise<string | null> {
  const key = leadTokenKey(environment);
  if (key === null) return null;
  const seconds = String(Math.floor(receivedAt / 1000));
  const facts = `${reference}.${seconds}.${place ?? "none"}`;
  return `${facts}.${await hmac(key, signedText(kind, facts))}`;
}

/**
 * Reads the receipt that an address names.
 *
 * @param now milliseconds since 1970
 * @returns null where this site has not signed it for that form, and where it is too old
 */
export async function readReceiptLink(
  url: URL,
  environment: Environment,
  now: number,
): Promise<PostedReceipt | null> {
  const { pathname, searchParams } = url;
  const [, reference = "", seconds = "", place = "", signature = ""] =
    token.exec(searchParams.get(receiptParam) ?? "") ?? [];
  const key = leadTokenKey(environment);
  if (signature === "" || key === null) return null;
  // The newsletter's page has other forms too, whose answers keep its result in the address.
  const kind =
    searchParams.get(sentParam) ??
    (pathname === "/newsletter" && searchParams.get("result") === "subscribed"
      ? "newsletter"
      : null);
  if (!isLeadKind(kind) || Number(seconds) + receiptLinkSeconds < now / 1000) return null;
  const text = signedText(kind, `${reference}.${seconds}.${place}`);
  if (!(await verifyHmac(key, text, signature))) return null;
  return {
    kind,
    reference,
    receivedAt: Number(seconds) * 1000,
    place: trialPlaces.find((one) => one === place) ?? null,
    needsConfirmation: kind === "newsletter" && sendsMail(environment),
    // The page of the documents has this form for nothing else.
    ...(kind === "contactUs" &&
      pathname === documentsPage && {
        documents: mailsVisitors(environment) ? "mailed" : "here",
      }),
    // Who has written is not known here: the address of the page names nobody.
    bookingUrl: bookingLink(environment.BOOKING_URL, { reference }),
    back: withoutReceipt(url),
  };
}

function withoutReceipt({ pathname, search }: URL): string {
  const rest = new URLSearchParams(search);
  for (const name of [sentParam, receiptParam, "result"]) rest.delete(name);
  return rest.size === 0 ? pathname : `${pathname}?${rest}`;
}

const signedText = (kind: LeadKind, facts: string) => `receipt ${kind}\n${facts}`;
