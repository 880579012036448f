import { formatOpening } from "../../content/deadlines.ts";
import { office, supportSentence } from "../../content/office.ts";

const officeHours = `office hours, ${office.zone}`;

/** Where the phone is answered in a visitor's zone. */
type PhoneHours = {
  opens: string | undefined;
  closes: string | undefined;
  isOpen: boolean;
  /** Milliseconds since 1970. */
  nextOpens: number;
  zone: string;
};

/** What the week says, here and in the browser (spec section 2). */
export const weekContent = {
  label: "When do you write?",
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  phone: ["phone", "answered"],
  zones: { office: officeHours, visitor: (city: string) => `your hours, ${city}` },
  sentence: (times: { writtenBy: string; answeredBy: string; isOpen: boolean }) =>
    [
      `Written ${times.writtenBy}. Answered by ${times.answeredBy}.`,
      times.isOpen
        ? "The office is open then."
        : "The office is closed then; the specialist on duty writes.",
    ] as const,
} as const;

/** When the phone is answered where the visitor is. */
export const describePhoneHours = ({ opens, closes, isOpen, nextOpens, zone }: PhoneHours) =>
  `${supportSentence}: ${opens} to ${closes} where you are. ${
    isOpen ? "It is open now." : `It opens on ${formatOpening(nextOpens, zone)}.`
  }`;
