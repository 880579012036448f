/** Ranges like `20–30%` and `2-3 business days`, numbers with their unit, hyphened words. */
const joined =
  /(\d+-\d+ business days|\d[\d.,]* (?:hours?|minutes?|days|months|ms|GB|TB)\b|\S*(?:\d–\d|\p{L}-\p{L})\S*)/u;

/** A text whose ranges, numbers with a unit and hyphened words stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(joined).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
