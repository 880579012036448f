import type { RouterWords } from "../content/best-model-router.ts";
import {
  modelMiddle,
  packetWays,
  type RouterGeometry,
  routerGeometries,
} from "./best-model-router-geometry.ts";
import "./best-model-router.css";

/** One request, scored: the best model timed out and the second took over. Three drawings by width. */
export function BestModelRouter(words: RouterWords) {
  return (
    <>
      <Drawing size="wide" words={words} />
      <Drawing size="middle" words={words} />
      <Drawing size="tall" words={words} />
    </>
  );
}

type PartProps = { geometry: RouterGeometry; words: RouterWords };

function Drawing({ size, words }: { size: keyof typeof routerGeometries; words: RouterWords }) {
  const geometry = routerGeometries[size];
  const part = { geometry, words };
  return (
    <svg
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      role="img"
      aria-label={words.description}
      fill="none"
      className={`router router-${size}`}
      style={packetWays(geometry)}
    >
      <Wires geometry={geometry} />
      <Rules {...part} />
      <Models {...part} />
      <Packets geometry={geometry} />
    </svg>
  );
}

function Wires({ geometry }: { geometry: RouterGeometry }) {
  const { requests, trunk, models } = geometry;
  const [from, to] = requests.path;
  const [x, y] = trunk.from;
  const [refused, taken] = [modelMiddle(geometry, 0), modelMiddle(geometry, 1)];
  const idle = [2, 3, 4, 5].map((index) => modelMiddle(geometry, index));
  const cross = (trunk.x + models.x) / 2;
  // Where the live line comes from above, it passes the first model on its way to the second.
  const fork = y < refused ? refused : taken;
  return (
    <>
      <path
        d={`M${trunk.x} ${taken}V${idle.at(-1)}${idle.map((middle) => `M${trunk.x} ${middle}H${models.x}`).join("")}`}
        stroke="var(--line)"
        strokeWidth="1.25"
      />
      <g className="router-refused" stroke="var(--warn)">
        <path
          d={`M${trunk.x} ${fork}V${refused}H${models.x}`}
          strokeWidth="1.75"
          strokeDasharray="4 4"
        />
      </g>
      <path
        d={`M${from.join(" ")}L${to.join(" ")}M${x} ${y}H${trunk.x}V${taken}H${models.x}`}
        stroke="var(--signal)"
        strokeWidth="1.75"
      />
      <path
        className="router-refused"
        d={`M${cross - 6} ${refused - 6}l12 12m0-12-12 12`}
        stroke="var(--warn)"
        strokeWidth="2.25"
      />
    </>
  );
}

function Rules({ geometry, words }: PartProps) {
  const { x, y, width, row, value } = geometry.router;
  const lines = words.rules.map((_, index) => `M0 ${row * (index + 1)}h${width}`);
  const height = row * (words.rules.length + 1);
  const [left, top] = geometry.requests.label;
  return (
    <>
      <text x={left} y={top}>
        {words.requests}
      </text>
      <g transform={`translate(${x} ${y})`}>
        <path d={`M0 0h${width}v${height}H0z`} fill="var(--surface)" />
        <path d={lines.join("")} stroke="var(--line)" strokeWidth="1.25" />
        <path d={`M0 0h${width}v${height}H0z`} stroke="var(--ink)" strokeWidth="1.25" />
        <text x="16" y={row / 2 + 4}>
          {words.router}
        </text>
        {words.rules.map(([name, rule], index) => (
          <g key={name} transform={`translate(0 ${row * (index + 1.5) + 4})`}>
            <text x="16" className="router-quiet">
              {name}
            </text>
            <text x={value}>{rule}</text>
          </g>
        ))}
      </g>
    </>
  );
}

/** Outline, words and bar of the first model, of the second, and of those not asked. */
const looks = [
  { stroke: "var(--warn)", bar: "var(--sunken)", className: "router-warn" },
  { stroke: "var(--ink)", bar: "var(--signal)", className: undefined },
  { stroke: "var(--edge)", bar: "var(--sunken)", className: "router-quiet" },
] as const;

function Models({ geometry, words }: PartProps) {
  const { models, bars } = geometry;
  const [left, top] = bars.label;
  const notes = [words.timedOut, words.tookOver];
  return (
    <>
      <text x={left} y={top} className="router-quiet">
        {words.scores}
      </text>
      {words.models.map(({ name, score }, index) => {
        const look = looks[Math.min(index, 2)] ?? looks[2];
        const middle = modelMiddle(geometry, index);
        const end = bars.x + score * bars.unitsPerPoint;
        return (
          <g key={name}>
            <path
              d={`M${models.x} ${middle - 16}h${models.width}v32h${-models.width}z`}
              fill="var(--surface)"
              stroke={look.stroke}
              strokeWidth="1.25"
            />
            <text x={models.x + 12} y={middle + 4} className={look.className}>
              {name}
            </text>
            <path d={`M${bars.x} ${middle - 6}H${end}v12H${bars.x}z`} fill={look.bar} />
            {notes[index] !== undefined && (
              <text x={end + 10} y={middle + 4} className={look.className}>
                {notes[index]}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Packets at rest; the style sheet moves them where motion is welcome. */
function Packets({ geometry }: { geometry: RouterGeometry }) {
  const { requests, trunk } = geometry;
  const [x, y] = trunk.from;
  const taken = modelMiddle(geometry, 1);
  const resting =
    trunk.x === x ? ([x, (y + taken) / 2] as const) : ([trunk.x, (y + taken) / 2] as const);
  const [, entry] = requests.path;
  const packet = (name: string, [left, top]: readonly [number, number], hidden = false) => (
    <path
      key={`${name} ${left} ${top}`}
      d="M-4-4h8v8h-8z"
      className={`router-packet router-${name}`}
      style={{ transform: `translate(${left}px,${top}px)` }}
      opacity={hidden ? 0 : undefined}
    />
  );
  return (
    <>
      {requests.rest.map((point) => packet("in", point))}
      {packet("taken", resting)}
      {packet("taken router-later", trunk.x === x ? [x, y + 12] : [(x + trunk.x) / 2, y])}
      {packet("attempt", entry, true)}
    </>
  );
}
