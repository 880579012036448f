import styles from "./skeleton.module.css";

type SkeletonTextProps = {
  /** Classes of the text it replaces: font size and line height set the bar's height. */
  className: string | undefined;
  lines?: number;
};

/** Bars in place of lines of text, each as high as the line that replaces it. */
export function SkeletonText({ className, lines = 1 }: SkeletonTextProps) {
  return (
    <span aria-hidden="true" className={`block ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={`${styles.line} ${lines > 1 && line === lines - 1 ? styles.last : ""}`}
        >
          {"\u00A0"}
        </span>
      ))}
    </span>
  );
}

/** A hatched block in place of an image; `className` gives it the image's size. */
export function SkeletonBlock({ className }: { className: string | undefined }) {
  return <span aria-hidden="true" className={`block hatch ${className}`} />;
}
