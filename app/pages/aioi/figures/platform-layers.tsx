import {
  boxFaces,
  liveRacks,
  liveTiles,
  onLeftSide,
  planeOutline,
  planeTops,
  rack,
  rackPlaces,
  slab,
  slabLinks,
  slabPlaces,
  tileMiddle,
  tileOutlines,
} from "./isometric-geometry.ts";

const plane = { fill: "var(--surface)", stroke: "var(--ink)", strokeWidth: 1.25 };
const live = { stroke: "var(--signal)", strokeWidth: 1.75 };
const tiles = tileOutlines();

/** Three layers inside one boundary, drawn from the bottom up. */
export function PlatformLayers({ description }: { description: string }) {
  return (
    <svg
      viewBox="64 36 532 820"
      role="img"
      aria-label={description}
      fill="none"
      className="layers-drawing"
    >
      <Shapes />
      <path
        d="M70.2 190V698M589.8 190V698"
        stroke="var(--edge)"
        strokeWidth="1.25"
        strokeDasharray="2 5"
      />
      <path d={planeOutline(planeTops.infrastructure)} className="layers-wall" />
      {rackPlaces.map(({ x, y }) => (
        <use key={`${x} ${y}`} href="#rack" x={x} y={y} />
      ))}
      {liveRacks.map(({ x, y }, index) => (
        <Drop key={x} x={x} y={y} order={index * 2 + 1} />
      ))}
      <path d={planeOutline(planeTops.models)} {...plane} />
      <path d={tiles.still} fill="var(--sunken)" stroke="var(--edge)" strokeWidth=".75" />
      <path d={tiles.live} fill="var(--signal)" />
      {liveTiles.map(tileMiddle).map(({ x, y }, index) => (
        <Drop key={x} x={x} y={y} order={index * 2} />
      ))}
      <path d={planeOutline(planeTops.agents)} {...plane} />
      <path d={slabLinks()} {...live} />
      {slabPlaces.map(({ x, y }) => (
        <use key={`${x} ${y}`} href="#agent" x={x} y={y} />
      ))}
    </svg>
  );
}

/** How far a line falls from one layer to the next, its upper end hidden by the layer above. */
const fall = 240;

/** A live line straight down to a point, with a packet on it. */
function Drop({ x, y, order }: { x: number; y: number; order: number }) {
  return (
    <g transform={`translate(${x} ${y - fall})`}>
      <path d={`M0 0v${fall}`} {...live} />
      <path d="M-4-4h8v8h-8z" fill="var(--signal)" className={`packet packet-${order}`} />
    </g>
  );
}

/** A rack and an agent, drawn once. */
function Shapes() {
  const heights = [33, 25, 17, 9];
  const [server, agent] = [
    boxFaces(rack.a, rack.b, rack.height),
    boxFaces(slab.a, slab.b, slab.height),
  ];
  const side = (share: number, height: number) => onLeftSide(rack.a, rack.b, share, height);
  const lamp = (height: number) => `M${side(0.82, height)}h3.5v3.5h-3.5z`;
  return (
    <defs>
      <g id="rack" stroke="var(--ink)" strokeWidth="1.25" strokeLinejoin="round">
        <path d={server.left} fill="var(--sunken)" />
        <path d={server.right} fill="var(--ground)" />
        <path d={server.top} fill="var(--surface)" />
        <g stroke="none">
          <path
            d={heights.map((height) => `M${side(0.1, height)}L${side(0.62, height)}`).join("")}
            stroke="var(--edge)"
          />
          <path d={[33, 25, 9].map(lamp).join("")} fill="var(--signal)" />
          <path d={lamp(17)} fill="var(--ink3)" />
        </g>
      </g>
      <g id="agent" stroke="var(--ink)" strokeWidth="1.25" strokeLinejoin="round">
        <path d={agent.left} fill="var(--sunken)" />
        <path d={agent.right} fill="var(--ground)" />
        <path d={agent.top} fill="var(--surface)" />
      </g>
    </defs>
  );
}
