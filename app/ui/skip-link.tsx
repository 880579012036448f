import styles from "./skip-link.module.css";

/** A first stop of the Tab key, shown once it has the focus: past the header, to a part of the page. */
export function SkipLink({ label, target }: { label: string; target: string }) {
  return (
    <a href={`#${target}`} className={styles.link}>
      {label}
    </a>
  );
}
