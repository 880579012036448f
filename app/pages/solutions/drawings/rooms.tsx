import type { ReactNode } from "react";

import { DrawingText } from "../../../ui/drawing-text.tsx";
import type { solutionQuestions } from "../content.ts";
import { solutionsContent } from "../content.ts";
import drawing from "../../../ui/line-drawing.module.css";
import styles from "../chooser.module.css";

const { rooms } = solutionsContent;

type RoomId = (typeof solutionQuestions)[number]["id"];

function Drawing({ answer, children }: { answer: "yes" | "no"; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 376 132"
      className={`${drawing.svg} fit-words ${styles.plan} ${answer === "no" ? styles.no : styles.yes}`}
    >
      {children}
    </svg>
  );
}

/** The drawing of a room: what is built after a no, and what will do after a yes. */
export function Rooms({ id }: { id: RoomId }) {
  const { no, yes } = drawings[id];
  return (
    <>
      <Drawing answer="no">{no}</Drawing>
      <Drawing answer="yes">{yes}</Drawing>
    </>
  );
}

/** The shares of a canary, as heights of its bars. */
const canary = [1.8, 3.6, 5.4, 9, 16.2, 27, 41.4, 57.6, 72, 81, 86.4, 90];
const bars = (height: (value: number) => number) =>
  canary.map((value, index) => `M${44 + 26 * index} 108v${-height(value)}h18v${height(value)}z`);

const drawings: Record<RoomId, Record<"no" | "yes", ReactNode>> = {
  privacy: {
    no: (
      <>
        <path d="M0 66H48M152 66H188" className={drawing.live} />
        <path d="M48 22h104v88h-104z" className={drawing.box} />
        <DrawingText x="60" y="43" text={rooms.inference} />
        <path
          d="M58 54h84v5h-84zM58 63h84v5h-84zM58 72h84v5h-84zM58 81h84v5h-84zM58 90h84v5h-84z"
          className="fill-sunken"
        />
        <path d="M138 55h3v3h-3zM138 73h3v3h-3zM138 82h3v3h-3z" className="fill-signal" />
        <path d="M188 30h104v72h-104z" className={drawing.box} />
        <path d="M188 81h104M188 88h104M188 95h104" className={drawing.line} />
        <DrawingText x="200" y="51" text={rooms.data} />
        <path d="M292 66H334" className={drawing.refused} />
        <path d="m338 60 12 12m0-12-12 12" className={drawing.cross} />
        <DrawingText x="364" y="122" textAnchor="end" className="fill-ink3" text={rooms.out} />
        <path d="M18 62h8v8h-8zM166 62h8v8h-8z" className="fill-signal" />
      </>
    ),
    yes: (
      <>
        <path d="M40 20H332V112H40z" className={drawing.edge} strokeDasharray="6 5" />
        <DrawingText x="56" y="50" className="fill-ink3" text={rooms.cloud[0]} />
        <DrawingText x="56" y="70" className="fill-ink3" text={rooms.cloud[1]} />
        <path d="M220 36h92v60h-92z" className={drawing.edge} />
        <DrawingText x="232" y="57" className="fill-ink3" text={rooms.records} />
      </>
    ),
  },
  edge: {
    no: (
      <>
        <path d="M0 66H64M184 66H250" className={drawing.live} />
        <path d="M44 20H204V112H44V84M44 48V20" className={drawing.line2} />
        <path d="M64 36h120v60h-120z" className={drawing.box} />
        <path d="M170 36v14h14" className={drawing.line} />
        <DrawingText x="76" y="62" text={rooms.runtime} />
        <DrawingText x="76" y="80" className="fill-ink3" text={rooms.runtimeTime} />
        <path d="M20 62h8v8h-8zM236 80h22v22h-22z" className="fill-signal" />
        <path d="M224 104H372" className={drawing.line2} />
        <path d="M272 80h22v22h-22zM308 80h22v22h-22zM344 80h22v22h-22z" className={drawing.box} />
        <DrawingText x="364" y="44" textAnchor="end" className="fill-ink3" text={rooms.link[0]} />
        <DrawingText x="364" y="62" textAnchor="end" text={rooms.link[1]} />
      </>
    ),
    yes: (
      <>
        <path d="M42 74H338M43 79l10-10M327 79l10-10" className={drawing.edge} />
        <DrawingText x="48" y="54" className="fill-ink3" text={rooms.wait} />
      </>
    ),
  },
  router: {
    no: (
      <>
        <path d="M0 66H40M144 66H208" className={drawing.live} />
        <path d="M40 30h104v72h-104z" className={drawing.box} />
        <path d="M46 30v72" className={drawing.line} />
        <DrawingText x="58" y="51" text={rooms.router} />
        <DrawingText x="58" y="69" className="fill-ink3" text={rooms.rules} />
        <path d="M184 66V106H208" className={drawing.edge} />
        <path d="M184 66V26H208" className={drawing.refused} />
        <path d="M208 12h96v28h-96zM208 52h96v28h-96zM208 92h96v28h-96z" className={drawing.box} />
        {rooms.models.map((model, index) => (
          <DrawingText
            key={model}
            x="220"
            y={30 + 40 * index}
            className={index === 1 ? undefined : "fill-ink3"}
            text={model}
          />
        ))}
        <path d="m191 21 10 10m0-10-10 10" className={drawing.cross} />
        <path d="M316 62h52v8h-52zM18 62h8v8h-8zM164 62h8v8h-8z" className="fill-signal" />
        <path d="M316 102h30v8h-30zM316 22h56v8h-56z" className="fill-sunken" />
      </>
    ),
    yes: (
      <>
        <path d="M48 42h120v48h-120zM168 66H300M300 50h40v32h-40z" className={drawing.edge} />
        <DrawingText x="62" y="71" className="fill-ink3" text={rooms.one} />
      </>
    ),
  },
  rollout: {
    no: (
      <>
        <path d="M0 66H36" className={drawing.live} />
        <path d={bars(() => 90).join("")} className="fill-sunken" />
        <path d={`M16 62h8v8h-8z${bars((value) => value).join("")}`} className="fill-signal" />
        <path d="M36 108.5H364" className={drawing.line} />
        <DrawingText x="44" y="127" className="fill-ink3" text={rooms.commit} />
        <DrawingText x="356" y="127" textAnchor="end" className="fill-ink3" text={rooms.live} />
      </>
    ),
    yes: (
      <>
        <path
          d="M48 30h38v72h-38zM104 30h38v72h-38zM160 30h38v72h-38zM216 30h38v72h-38z"
          className={drawing.edge}
        />
        <DrawingText x="276" y="71" className="fill-ink3" text={rooms.team} />
      </>
    ),
  },
};
