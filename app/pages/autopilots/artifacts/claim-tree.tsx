import { artifactContent } from "./artifact-content.ts";
import { ArtifactLine } from "./artifact-parts.tsx";
import styles from "./artifacts.module.css";

/** A patent's claims as a tree: each hangs on the one it narrows. */
export function ClaimTree() {
  const { root, left, leftLeaves, refused, waiting, reason, docket } = artifactContent.claims;
  return (
    <div className={styles.sheet}>
      <div className={`${styles.tree} t-caption`}>
        <p className={`${styles.claim} ${styles.root}`} data-from="0">
          {root}
        </p>
        <div className={styles.branch}>
          <p className={styles.claim}>{left}</p>
          <div className={styles.leaves}>
            {leftLeaves.map((leaf) => (
              <p key={leaf} className={styles.claim}>
                {leaf}
              </p>
            ))}
          </div>
        </div>
        <div className={styles.branch}>
          <p className={`${styles.claim} ${styles.claimRefused}`}>
            {refused}
            <i className="i-mark-refused" />
          </p>
          <p className={`${styles.claim} ${styles.waiting} text-ink3`}>{waiting}</p>
        </div>
      </div>
      <p className="flex items-center gap-8px px-16px pb-12px text-warn" data-from="1">
        <i className="flex-none i-mark-refused" />
        {reason}
      </p>
      <div className={styles.docket}>
        <ArtifactLine line={docket} from={2} />
      </div>
    </div>
  );
}
