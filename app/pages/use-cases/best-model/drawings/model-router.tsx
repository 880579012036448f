import type { RouterContent } from "./model-router-content.ts";
import {
  modelMiddle,
  packetWays,
  type RouterGeometry,
  routerGeometries,
} from "./model-router-geometry.ts";
import { RouterModels, RouterRules } from "./model-router-parts.tsx";

/** One request, scored: the best model timed out and the second took over. Three drawings by width. */
export function ModelRouter(content: RouterContent) {
  return (
    <>
      <Drawing size="wide" content={content} />
      <Drawing size="middle" content={content} />
      <Drawing size="tall" content={content} />
    </>
  );
}

function Drawing({
  size,
  content,
}: {
  size: keyof typeof routerGeometries;
  content: RouterContent;
}) {
  const geometry = routerGeometries[size];
  const part = { geometry, content };
  return (
    <svg
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      role="img"
      aria-label={content.description}
      fill="none"
      className={`model-router fit-words router-${size}`}
      style={packetWays(geometry)}
    >
      <Wires geometry={geometry} />
      <RouterRules {...part} />
      <RouterModels {...part} />
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

/** Packets at rest; the stylesheet moves them unless the visitor prefers reduced motion. */
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
