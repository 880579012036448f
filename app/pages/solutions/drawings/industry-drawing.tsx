import type { Industry, IndustrySystem } from "../../../content/landing-page.ts";
import { DrawingText } from "../../../ui/drawing-text.tsx";
import line from "../../../ui/line-drawing.module.css";
import styles from "./industry-drawing.module.css";

type Plan = Industry["plan"];

/** An industry's wall with what is its own inside, 432 × 216: the file of its page says what that is. */
export function IndustryDrawing({ plan }: { plan: Plan }) {
  const names = plan.systems.map(({ name }) => name).join(", ");
  return (
    <svg
      viewBox="0 0 432 216"
      role="img"
      aria-label={`One wall around ${plan.place}. Inside it: ${names}, inference.`}
      className={`${line.svg} ${styles.drawing} fit-words`}
    >
      <path d="M9 20H371V195H9Z" className={`${line.wall} fill-surface`} />
      <Inside plan={plan} />
      <path d="M276 60h78v91h-78z" className={line.box} />
      <path d="M285 78h43m-43 18h43m-43 18h43m-43 18h43" stroke="var(--sunken)" strokeWidth="6" />
      <path d="M338.5 78h5m-5 18h5m-5 18h5m-5 18h5" stroke="var(--signal)" strokeWidth="5" />
    </svg>
  );
}

/** A registry of files, a model in its register, or the ports of an interface. */
function Inside({ plan: { systems, ports, register } }: { plan: Plan }) {
  const [first, second] = systems;
  if (!first || !second) return null;
  if (first.mark === "files") return <Registry />;
  return (
    <>
      <System system={first} y={43} height={register === null ? 67 : 51} />
      <System
        system={second}
        y={register === null ? 127 : 116}
        height={register === null ? 43 : 54}
      />
      {register === null ? <Ports names={ports} /> : <Register name={register} />}
    </>
  );
}

function Ports({ names }: { names: readonly string[] }) {
  return (
    <>
      <path d="M156 43h64v127h-64z" className={line.box} />
      <path d="M113 66h43m-43 82h43m64-45h56" className={line.live} />
      {names.map((name, index) => (
        <g key={name}>
          <path d={`M160 ${56 + index * 36.5}h56v21h-56z`} className="fill-sunken" />
          <DrawingText
            x="188"
            y={71 + index * 36.5}
            textAnchor="middle"
            text={name.split(" ")[0]}
          />
        </g>
      ))}
    </>
  );
}

function Register({ name }: { name: string }) {
  return (
    <>
      <path d="M113 69h163M188 69v21m-71 53h71v-21" className={line.live} />
      <path d="M158 90h60v32h-60z" className={line.box} />
      <DrawingText x="188" y="110" textAnchor="middle" text={name.split(" ")[0]} />
    </>
  );
}

function Registry() {
  const shelf = (y: number) =>
    Array.from({ length: 13 }, (_, file) => `M${44 + file * 13} ${y}v26`);
  return (
    <>
      <path d="M31 43h180v127H31zm0 42h180M31 127h180" className={line.box} />
      <path d={[51, 93, 135].flatMap(shelf).join("")} className={`${line.line} ${styles.backs}`} />
      <path d="M135 93v26" className={`${line.live} ${line.wide}`} />
      <path d="M135 106h141" className={line.live} />
    </>
  );
}

type SystemProps = { system: IndustrySystem; y: number; height: number };

/** A system by what it keeps, its wire at its right. */
function System({ system: { mark }, y, height }: SystemProps) {
  const foot = y + height;
  const three = [0, 1, 2];
  if (mark === "zone") {
    const middle = y + height / 2;
    return (
      <>
        <path
          d={`M113 ${middle - 9}V${y}H32V${foot}H113V${middle + 9}`}
          className={`${line.wall} fill-surface`}
        />
        <path d={`M106 ${middle - 9}h14m0 18h-14`} className={line.wall} />
        <path
          d={three.map((card) => `M${43 + card * 20} ${middle - 5}h14v10h-14z`).join("")}
          className={`${line.line} fill-sunken`}
        />
      </>
    );
  }
  return (
    <>
      <path d={`M31 ${y}h82v${height}H31z`} className={line.box} />
      {mark === "store" && <path d={`M31 ${foot - 18}h82m0 9H31`} className={line.line} />}
      {mark === "films" && (
        <path
          d={three.map((film) => `M${40 + film * 23} ${y + 9}h17v${height - 18}h-17z`).join("")}
          className={`${line.line} fill-sunken`}
        />
      )}
      {mark === "files" && (
        <path
          d={three.map((file) => `M${48 + file * 20} ${y + 9}V${foot - 9}`).join("")}
          className={line.line2}
        />
      )}
    </>
  );
}
