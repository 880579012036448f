import type { PlanMode } from "../../content/plan.ts";

/** The wall of each mode, 44 × 32. */
const walls: Record<PlanMode, string> = {
  cloud: "M7 7h22v18H7z",
  "on-premise": "M4 4h36v24H4z",
  hybrid: "M3 3h19v9h4V5h15v22H26v-8h-4v10H3z",
  "air-gapped": "M3 3h38v26H3z",
};

/** A mode of deployment by its wall alone, for use beside its name. */
export function ModeGlyph({ mode }: { mode: PlanMode }) {
  return (
    <svg viewBox="0 0 44 32" fill="none" aria-hidden="true">
      {mode === "cloud" && (
        <path d="M1 1h42v30H1z" stroke="var(--edge)" strokeWidth="1.25" strokeDasharray="3 3" />
      )}
      <path d={walls[mode]} strokeWidth="2" />
      {mode === "air-gapped" && <path d="M8 8h28v16H8z" />}
    </svg>
  );
}
