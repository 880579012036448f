import { DrawingText } from "../../ui/drawing-text.tsx";
import type { UseCaseRows } from "../../content/use-cases.ts";
import { Thumbnail } from "./thumbnail.tsx";

const live = { stroke: "var(--signal)", strokeWidth: 1.75 };
const refused = { stroke: "var(--warn)", strokeWidth: 1.75, strokeDasharray: "4 4" };
const cross = { stroke: "var(--warn)", strokeWidth: 2.25 };
const node = { fill: "var(--surface)", stroke: "var(--ink)", strokeWidth: 1.25 };

/** A wall with its gate; records are stopped inside. */
export function PrivacyThumbnail({ description, drawing }: UseCaseRows["privacy"]) {
  return (
    <Thumbnail description={description}>
      <path d="M150 73V10H575V170H150V111" stroke="var(--wall)" strokeWidth="4" />
      <path d="M139 74h22m0 36h-22" stroke="var(--wall)" strokeWidth="4" />
      <path d="M0 92h196m99 0h84" {...live} />
      <path d="M98 88h8v8h-8zm234 0h8v8h-8z" fill="var(--signal)" />
      <path d="M196 61h99v62h-99z" {...node} />
      <path d="M379 43h129v97H379zm0 75h129m-129 7h129m-129 7h129" {...node} />
      <path d="M508 92h43" {...refused} />
      <path d="m547 86 12 12m0-12-12 12" {...cross} />
      <DrawingText y="72" text={drawing.in} />
      <DrawingText x="208" y="84" text={drawing.model} />
      <DrawingText x="391" y="66" text={drawing.records} />
    </Thumbnail>
  );
}

const pitch = 38;

/** A router, a model that did not answer, and the one that took over. */
export function RouterThumbnail({ description, drawing }: UseCaseRows["router"]) {
  const models = [...drawing.models, drawing.more];
  return (
    <Thumbnail description={description}>
      <path d="M320 92v76h55m-55-38h55m-55-38h55" stroke="var(--line)" strokeWidth="1.25" />
      <path d="M0 97h134m115 0h71V54h55" {...live} />
      <path d="M320 54V16h55" {...refused} />
      <path d="m346 10 12 12m0-12-12 12" {...cross} />
      <path d="M63 93h8v8h-8zm253-23h8v8h-8z" fill="var(--signal)" />
      <path d="M134 66h115v62H134z" {...node} />
      {models.map((name, index) => (
        <g key={name}>
          <path
            d={`M375 ${2 + index * pitch}h140v28H375z`}
            {...node}
            stroke={["var(--warn)", "var(--ink)"][index] ?? "var(--edge)"}
          />
          <DrawingText
            x="387"
            y={21 + index * pitch}
            style={{ fill: ["var(--warn)", "var(--ink)"][index] ?? "var(--ink3)" }}
            text={name}
          />
        </g>
      ))}
      <DrawingText y="79" text={drawing.request} />
      <DrawingText x="147" y="88" text={drawing.router} />
      <DrawingText x="527" y="21" style={{ fill: "var(--warn)" }} text={drawing.failed} />
      <DrawingText x="527" y={21 + pitch} text={drawing.tookOver} />
    </Thumbnail>
  );
}
