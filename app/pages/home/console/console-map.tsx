import { consoleContent as content, type NodeName, type WireName } from "./console-content.ts";

const wires: Record<WireName, string> = {
  agent: "M209 92H385",
  gate: "M385 92H409",
  models: "M529 92H624",
  triage: "M385 92V150H409",
  panels: "M385 92V214H409",
  letters: "M385 92V278H409",
  records: "M385 92V300H337",
  out: "M163 118V212H132",
};

const wireNames = Object.keys(wires) as WireName[]; // it has no other keys

type MapProps = {
  /** What a line of the log takes; null at rest. */
  path: { wires: readonly WireName[]; nodes: readonly NodeName[] } | null;
  /** Two lines inside the wall. */
  note: readonly [string, string];
  refused: boolean;
};

/** The site with its wall and gate. A line's wires are live, and what it joins is outlined. */
export function ConsoleMap({ path, note, refused }: MapProps) {
  const { nodes } = content;
  const look = (name: NodeName) => (path?.nodes.includes(name) ? "con-node con-lit" : "con-node");
  return (
    <svg viewBox="0 0 624 388" role="img" aria-label={content.map} className="con-map">
      <path d="M96 36H548V352H96Z" className="con-room" />
      {wireNames.map((name) => (
        <path
          key={name}
          d={wires[name]}
          className={`con-wire con-${name} ${path === null ? "" : path.wires.includes(name) ? "con-live" : "con-rest"}`}
        />
      ))}
      <path d="M548 70V36H96V352H548V114M537 70h22m-22 44h22" className="con-wall" />
      <path d="M125 66h84v52h-84z" className={look("intake")} />
      <path d="M409 66h120v52H409zm6 0v52" className={look("gateway")} />
      <path d="M409 130h120v40H409z" className={look("triage")} />
      <path d="M409 194h120v40H409z" className={look("panel-read")} />
      <path d="M409 258h120v40H409z" className={look("letters")} />
      <path d="M197 262h140v76H197zm0 54h140m-140 7h140m-140 7h140" className={look("records")} />
      <path d="M10 196h72v32H10z" className={`${look("vendor")} con-dashed`} />
      <path d="M420 158h98v4h-98zM420 222h98v4h-98zM420 286h98v4h-98z" className="con-load" />
      <path d="M420 158h70v4h-70zM420 222h46v4h-46zM420 286h30v4h-30z" className="con-loaded" />
      <path
        d="m114 206 12 12m0-12-12 12"
        className={`con-cross ${path === null || refused ? "" : "con-rest"}`}
      />
      <rect x="-4" y="-4" width="8" height="8" className="con-packet con-packet-agent" />
      <rect x="-4" y="-4" width="8" height="8" className="con-packet con-packet-models" />
      <rect x="-4" y="-4" width="8" height="8" className="con-packet con-packet-records" />
      <text x="96" y="24">
        {content.site}
      </text>
      <text x="137" y="88">
        {nodes.intake}
      </text>
      <text x="137" y="106" className="con-soft">
        {nodes.agent}
      </text>
      <text x="427" y="88">
        {nodes.gateway}
      </text>
      <text x="427" y="106" className="con-soft">
        {nodes.signed}
      </text>
      <text x="420" y="149">
        {nodes.triage}
      </text>
      <text x="420" y="213">
        {nodes.panels}
      </text>
      <text x="420" y="277">
        {nodes.letters}
      </text>
      <text x="208" y="284">
        {nodes.records}
      </text>
      <text x="208" y="302" className="con-soft">
        {nodes.recordCount}
      </text>
      <text x="46" y="216" textAnchor="middle" className="con-soft">
        {nodes.vendor}
      </text>
      <text x="558" y="138" className="con-soft">
        {nodes.models}
      </text>
      <text x="180" y="207" className={refused ? "con-warn" : ""}>
        {note[0]}
      </text>
      <text x="180" y="225" className="con-soft">
        {note[1]}
      </text>
    </svg>
  );
}
