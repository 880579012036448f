import { DrawingText } from "../../../ui/drawing-text.tsx";
import { script } from "../../../islands/script.ts";
import { sampleLine } from "../../../content/sample-line.ts";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import playOnce from "../../../sections/play-once.script.ts";
import type { edgeAiContent } from "./content.ts";
import styles from "./edge-closing.module.css";

type Content = (typeof edgeAiContent)["closing"];

/** The dark band at the end: the link is unplugged, and the device answers. Once, the plug comes out. */
export function EdgeClosing({ content }: { content: Content }) {
  const { drawing, ...closing } = content;
  return (
    <ClosingCta {...closing} heights={[614, 592, 433]} tone="dark" ctaId="edge-ai-closing">
      <div aria-hidden="true" {...script(playOnce, "rest")} className={styles.unplugged}>
        <div data-part="stage" className={styles.link}>
          <p className="t-log text-ink">{drawing.link}</p>
          <svg width="70" height="44" fill="none" stroke="var(--wall)" strokeWidth="4">
            <path d="M4 2h44v40H4zM50 12h20M50 32h20" />
          </svg>
        </div>
        <p className={`t-log text-ink3 ${styles.gap}`}>{drawing.unplugged}</p>
        <Device drawing={drawing} />
        <TallDevice drawing={drawing} />
      </div>
    </ClosingCta>
  );
}

type DeviceProps = { drawing: Content["drawing"] };

const live = { stroke: "var(--signal)", strokeWidth: 1.75 };
const node = { fill: "var(--surface)", stroke: "var(--ink2)", strokeWidth: 1.25 };
const answer = `${sampleLine.deviceMs} ms`;

/** The socket and the room behind it; its wall is 612 wide. */
function Device({ drawing }: DeviceProps) {
  return (
    <svg width="652" height="144" fill="none" className={`${styles.device} max-md:hidden`}>
      <path d="M42 52H2v40h40M10 62h12M10 82h12" stroke="var(--ink)" strokeWidth="4" />
      <path d="M42 2h608v140H42z" fill="var(--ground)" stroke="var(--ink)" strokeWidth="4" />
      <path d="M222 72h68M422 72h92" {...live} />
      <path d="M252 68h8v8h-8zM464 68h8v8h-8z" fill="var(--signal)" />
      <path d="M90.5 42.5h132v60h-132zM290.5 42.5h132v60h-132z" {...node} />
      <DrawingText x="104" y="77" text={drawing.device} />
      <DrawingText x="304" y="77" text={drawing.model} />
      <DrawingText x="626" y="86" textAnchor="end" className={styles.answer} text={answer} />
    </svg>
  );
}

/** The same for phones, 358 wide and less. */
function TallDevice({ drawing }: DeviceProps) {
  return (
    <svg viewBox="0 0 358 152" fill="none" className={`${styles.tallDevice} md:hidden`}>
      <path d="M2 2h354v148H2z" fill="var(--ground)" stroke="var(--ink)" strokeWidth="3.5" />
      <path d="M140 55h62M260 82v33H157" {...live} />
      <path d="M168 51h8v8h-8zM204 111h8v8h-8z" fill="var(--signal)" />
      <path d="M23.5 28.5h117v53h-117zM202.5 28.5h117v53h-117z" {...node} />
      <DrawingText x="36" y="60" text={drawing.device} />
      <DrawingText x="215" y="60" text={drawing.model} />
      <DrawingText x="24" y="127" className={styles.answer} text={answer} />
    </svg>
  );
}
