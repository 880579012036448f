import type { RouterContent } from "./model-router-content.ts";
import { modelMiddle, type RouterGeometry } from "./model-router-geometry.ts";

type RouterPartProps = { geometry: RouterGeometry; content: RouterContent };

/** The router with its rules, and the name of the line that enters it. */
export function RouterRules({ geometry, content }: RouterPartProps) {
  const { x, y, width, row, value } = geometry.router;
  const lines = content.rules.map((_, index) => `M0 ${row * (index + 1)}h${width}`);
  const height = row * (content.rules.length + 1);
  const [left, top] = geometry.requests.label;
  return (
    <>
      <text x={left} y={top}>
        {content.requests}
      </text>
      <g transform={`translate(${x} ${y})`}>
        <path d={`M0 0h${width}v${height}H0z`} fill="var(--surface)" />
        <path d={lines.join("")} stroke="var(--line)" strokeWidth="1.25" />
        <path d={`M0 0h${width}v${height}H0z`} stroke="var(--ink)" strokeWidth="1.25" />
        <text x="16" y={row / 2 + 4}>
          {content.router}
        </text>
        {content.rules.map(([name, rule], index) => (
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

/** Colors of outline, label and bar: first model, second model, others. */
const looks = [
  { stroke: "var(--warn)", bar: "var(--sunken)", className: "router-warn" },
  { stroke: "var(--ink)", bar: "var(--signal)", className: undefined },
  { stroke: "var(--edge)", bar: "var(--sunken)", className: "router-quiet" },
] as const;

/** The models as a list, each with its score for this request. */
export function RouterModels({ geometry, content }: RouterPartProps) {
  const { models, bars } = geometry;
  const [left, top] = bars.label;
  const notes = [content.timedOut, content.tookOver];
  return (
    <>
      <text x={left} y={top} className="router-quiet">
        {content.scores}
      </text>
      {content.models.map(({ name, score }, index) => {
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
