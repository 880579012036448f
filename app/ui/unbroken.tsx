/** A text whose ranges, like `20–30%`, stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S*\d–\d\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
