import type { ReactNode } from "react";

import styles from "./not-found-wall.module.css";

/**
 * A wall on hatched ground. Inside it both fours, the boundary with its gate, the data square and the page
 * that is not there; beside them the words.
 */
export function NotFoundWall({ children }: { children: ReactNode }) {
  return (
    <div className="hatch border-b border-ink">
      <div className="page-width py-32px">
        <div className="grid gap-24px py-24px px-16px md:grid-cols-2 md:items-center md:py-40px md:px-48px wall bg-surface">
          <Drawing />
          <div>{children}</div>
        </div>
      </div>
    </div>
  );
}

function Drawing() {
  return (
    <svg viewBox="0 0 1240 334" aria-hidden="true" className={styles.drawing}>
      <path
        fill="var(--ink)"
        fillRule="evenodd"
        d="M0 212 183 0h77v204h50v58h-50v72h-67v-72H0Zm71-8h122V67ZM930 212 1113 0h77v204h50v58h-50v72h-67v-72H930Zm71-8h122V67Z"
      />
      <path fill="var(--ink)" d="M402 0h436v334H402V201h63v69h310V63H465v70h-63Z" />
      <path
        fill="none"
        stroke="var(--signal)"
        strokeWidth="3.5"
        strokeDasharray="3.5 8"
        d="M383 167h218"
      />
      <path fill="var(--signal)" d="M600 147h40v40h-40z" />
      <path fill="none" stroke="var(--warn)" strokeWidth="3" d="M330.500 147h40v40h-40z" />
    </svg>
  );
}
