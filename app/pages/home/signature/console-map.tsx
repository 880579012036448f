import { DrawingText } from "../../../ui/drawing-text.tsx";
import { endpointRows, followedCall, mapContent as content } from "./content.ts";
import { Node, Packet, Refusal, Wire } from "./map-parts.tsx";
import styles from "./console-map.module.css";

const endpointTop = 104;
const endpointPitch = 36;
/** Requests a minute that fill the bar of an endpoint. */
const fullBar = 40;
const barWidth = 54;

const middles = endpointRows.map((_, row) => endpointTop + row * endpointPitch + 14);
const [first = 0, last = 0] = [middles[0], middles.at(-1)];
/** From the router to an endpoint. */
const wayTo = (middle: number) => `M548 176H588V${middle}H628`;

/**
 * The site with its wall and gate: what the request passes, from its agent to the endpoint that answers.
 * The stops beside it say all that it shows. The script changes what depends on the line of the log.
 */
export function ConsoleMap() {
  const { words } = followedCall;
  const followed = endpointRows.findIndex(({ name }) => name === words["endpoint"]);
  return (
    <svg
      viewBox="0 0 864 392"
      aria-hidden="true"
      data-part="map"
      className={`${styles.map} fit-words`}
    >
      <path d="M298 20h180v32H298z" className={styles.vendor} />
      <path d="M36 84H828V372H36Z" className={styles.room} />
      <path d="M216 126H560V216H216ZM612 94H808V325H612Z" className={styles.dashed} />
      <path
        d={`M588 ${first}V${last}${middles.map((y) => `M588 ${y}H628`).join("")}`}
        className={styles.wire}
      />
      <path
        d={`M864 118H800M812 118V${last}${middles.map((y) => `M812 ${y}H800`).join("")}`}
        className={styles.modelLine}
      />
      <Wire d="M164 176H228" from={1} part="wire-identity" />
      <Wire d="M316 176H344" from={2} part="wire-policy" />
      <Wire d="M432 176H460" from={3} part="wire-router" />
      <Wire d={wayTo(middles[followed] ?? first)} from={3} part="way" />
      <Wire d="M712 325V357H136V344" from={3} />
      <Wire d="M504 202V272" from={4} part="wire-log" />
      <path d="M828 94V84H36V372H828V142M817 94h22m-22 48h22" className={styles.wall} />
      <Refusal x={388} from={150} to={102} text={content.refused} />
      <Node
        at={[64, 150, 100, 52]}
        lines={[words["agent"] ?? "", content.role]}
        parts={["agent", undefined]}
      />
      <Node at={[228, 150, 88, 52]} lines={content.identity} from={1} />
      <Node at={[344, 150, 88, 52]} lines={content.policy} from={2} />
      <Node at={[460, 150, 88, 52]} lines={content.router} from={3} />
      <Node at={[64, 272, 144, 72]} lines={content.records} isStore />
      <Node
        at={[432, 272, 144, 72]}
        lines={[content.log, words["log-line"] ?? ""]}
        from={4}
        parts={[undefined, "log-line"]}
        isStore
      />
      {endpointRows.map(({ name, requestsPerMinute }, row) => (
        <Endpoint
          key={name}
          name={name}
          middle={middles[row] ?? 0}
          load={(barWidth * requestsPerMinute) / fullBar}
          isChosen={row === followed}
        />
      ))}
      <Packet />
      <DrawingText
        x="388"
        y="40"
        textAnchor="middle"
        className={styles.soft}
        text={content.vendor}
      />
      <DrawingText x="36" y="70" text={content.inside} />
      <DrawingText x="856" y="70" textAnchor="end" className={styles.soft} text={content.models} />
      <DrawingText x="216" y="234" className={styles.soft} text={content.gateway} />
    </svg>
  );
}

type EndpointProps = { name: string; middle: number; load: number; isChosen: boolean };

const Endpoint = ({ name, middle, load, isChosen }: EndpointProps) => (
  <>
    <path
      d={`M628 ${middle - 14}h172v28H628z`}
      data-part="endpoint-node"
      data-endpoint={name}
      data-way={wayTo(middle)}
      data-from={isChosen ? 3 : undefined}
      className={styles.node}
    />
    <path d={`M734 ${middle}h${barWidth}`} className={styles.track} />
    <path d={`M734 ${middle}h${load}`} className={styles.load} />
    <DrawingText x="639" y={middle + 5} text={name} />
  </>
);
