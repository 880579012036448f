import styles from "./display-number.module.css";

/** A number at display size between its words, `Up to 90%`; words alone as they are. */
export function DisplayNumber({ text }: { text: string }) {
  const [, before, number, after] = /^(\D*)(\S+)(.*)$/.exec(text) ?? [];
  if (number === undefined || !/\d/.test(number)) return text;
  return (
    <>
      {before !== "" && <span className="block mb-8px t-d4">{before}</span>}
      <b className={`${styles.number} t-num`}>{number}</b>
      {after !== "" && <span className="ml-8px t-d4">{after}</span>}
    </>
  );
}
