/** A text whose ranges, like `20–30%`, and hyphened words stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S*(?:\d–\d|\p{L}-\p{L})\S*)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
