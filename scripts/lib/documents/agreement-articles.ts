import { policy, site } from "../../../app/content/site.ts";
import type { Block } from "./contract.ts";

/** Days in which a customer hears of a new subprocessor before it begins. */
export const noticeDays = 30;

/** A heading and its numbered paragraphs. */
export const article = (number: number, name: string, paragraphs: readonly string[]): Block[] => [
  { heading: `${number} ${name}` },
  ...paragraphs.map((text, index) => ({ text: `${number}.${index + 1} ${text}` })),
];

/** How a signed agreement comes back to us. */
export const howToReturn: Block[] = [
  { heading: "How to return it" },
  {
    text: `Sign, keep a copy, send one to ${site.email} with the reference of your receipt. It holds from the day both have signed.`,
  },
];

/** What both agreements say of their end. */
export const atTheEnd = `At the end of the service we return what is yours and delete the rest by the exit plan. Account data goes ${policy.accountGraceDays} days after the account; invoices stay ${policy.financialRecordYears} years, because the law asks for them.`;
