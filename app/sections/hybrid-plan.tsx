import { PlanNode, PlanNote, PlanRefusal, PlanWall, PlanWires } from "./plan-parts.tsx";

export type PlanWords = {
  /** What the drawing says, for those who do not see it. */
  description: string;
  cloud: string;
  dataCenter: string;
  link: readonly [string, string];
  modelsIn: string;
  signedOnly: string;
  dataOut: string;
  bytesOut: string;
  gateway: readonly string[];
  inference: readonly string[];
  data: readonly string[];
  agents: readonly string[];
  burst: readonly string[];
};

/**
 * The plan of a hybrid deployment, 1440 × 724 units: one wall around a cloud account, which is left
 * empty for a page's headline, and a data center. Beyond the drawing the incoming line runs on.
 */
export function HybridPlan({ words, className }: { words: PlanWords; className: string }) {
  return (
    <svg
      viewBox="0 0 1440 724"
      role="img"
      aria-label={words.description}
      className={`overflow-visible ${className}`}
    >
      <PlanWall d="M48 40H872V448H944V88H1300V676H944V584H872V676H48Z" />
      <path
        d="M872 450v132M944 450v132"
        stroke="var(--ink3)"
        strokeWidth="1.25"
        strokeDasharray="2 5"
      />
      <path d="M1296 138h8v52h-8z" fill="var(--surface)" />
      <path d="M1289 138h22M1289 190h22" stroke="var(--ink)" strokeWidth="4" />
      <text x="48" y="28">
        {words.cloud}
      </text>
      <text x="944" y="76">
        {words.dataCenter}
      </text>
      <PlanNote x={908} y={606} anchor="middle">
        {words.link[0]}
      </PlanNote>
      <PlanNote x={908} y={622} anchor="middle">
        {words.link[1]}
      </PlanNote>
      <text x="1322" y="130">
        {words.modelsIn}
      </text>
      <PlanNote x={1322} y={214}>
        {words.signedOnly}
      </PlanNote>
      <PlanWires
        d="M4000 164H1256M1104 164H1016V500H816M1016 328H1104M1104 532H816M664 516H600M1180 472V384"
        packets={[
          [1364, 164],
          [1278, 164],
          [1016, 360],
          [946, 500],
          [996, 532],
          [632, 516],
          [1180, 428],
        ]}
      />
      <PlanNode x={1104} y={128} width={152} height={72} kind="gateway" words={words.gateway} />
      <PlanNode x={1104} y={272} width={152} height={112} kind="rack" words={words.inference} />
      <PlanNode x={1104} y={472} width={152} height={112} kind="store" words={words.data} />
      <PlanNode x={664} y={480} width={152} height={72} kind="agent" words={words.agents} />
      <PlanNode x={448} y={480} width={152} height={72} kind="plain" words={words.burst} />
      <PlanRefusal from={1256} to={1284} y={528} />
      <text x="1104" y="608">
        {words.dataOut}
      </text>
    </svg>
  );
}

/** The same plan for narrow screens, 358 × 500 units, top to bottom. */
export function HybridPlanTall({ words, className }: { words: PlanWords; className: string }) {
  return (
    <svg viewBox="-4 0 366 500" role="img" aria-label={words.description} className={className}>
      <PlanWall width={3.5} d="M8 64H350V312H230V328H350V470H8V328H128V312H8Z" />
      <path d="M155 60h48v8h-48z" fill="var(--surface)" />
      <path d="M155 55v18M203 55v18" stroke="var(--ink)" strokeWidth="3.5" />
      <text x="8" y="54">
        {words.cloud}
      </text>
      <text x="8" y="488">
        {words.dataCenter}
      </text>
      <text x="216" y="24">
        {words.modelsIn}
      </text>
      <PlanWires
        d="M179 8V92M179 150V172M96 196V172H262V196M96 288V300H160V348M262 288V300H198V348"
        packets={[
          [179, 84],
          [96, 180],
          [240, 172],
          [198, 330],
        ]}
      />
      <PlanNode x={103} y={92} width={152} height={58} kind="gateway" words={words.gateway} />
      <PlanNode x={24} y={196} width={144} height={92} kind="rack" words={words.inference} />
      <PlanNode x={190} y={196} width={144} height={92} kind="agent" words={words.agents} />
      <PlanNode x={103} y={348} width={152} height={92} kind="store" words={words.data} />
      <PlanRefusal from={255} to={330} y={410} />
      <text x="262" y="398">
        {words.bytesOut}
      </text>
    </svg>
  );
}
