/** A number at display size between its words, `Up to 90%`; words alone as they are. */
export function DisplayNumber({ text }: { text: string }) {
  const [, before, number, after] = /^(\D*)(\S+)(.*)$/.exec(text) ?? [];
  if (number === undefined || !/\d/.test(number)) return text;
  return (
    <>
      {before !== "" && <span className="block mb-8px t-d4">{before}</span>}
      <b className="-ml-4px t-num">{number}</b>
      {after !== "" && <span className="ml-6px t-d4">{after}</span>}
    </>
  );
}
