import { DrawingText } from "../../../ui/drawing-text.tsx";
import { sampleSite } from "../../../content/sample-site/site.ts";
import { followedCall, mapContent as content } from "./content.ts";
import { Node, Packet, Refusal, Wire } from "./map-parts.tsx";
import styles from "./console-map.module.css";

/** The same map for phones, 350 × 258 units: the stations of the request alone. */
export function PhoneMap() {
  const { words } = followedCall;
  return (
    <svg
      viewBox="0 0 350 258"
      aria-hidden="true"
      data-part="map"
      className={`${styles.phoneMap} fit-words`}
    >
      <path d="M126 12h160v28H126z" className={styles.vendor} />
      <path d="M9 56H342V250H9Z" className={styles.room} />
      <Wire d="M78 122H87" from={1} part="wire-identity" />
      <Wire d="M163 122H176" from={2} part="wire-policy" />
      <Wire d="M235 122H248" from={3} part="wire-router" />
      <Wire d="M290 145V189" from={3} part="way" />
      <Wire d="M265 145V167H156V189" from={4} part="wire-log" />
      <path d="M9 56H342V250H9Z" className={styles.wall} />
      <Refusal x={205} from={100} to={76} text={content.refusedShort} />
      <Node
        at={[13, 100, 65, 45]}
        lines={[words["agent"] ?? "", content.role]}
        parts={["agent", undefined]}
        inset={5}
      />
      <Node at={[87, 100, 76, 45]} lines={content.identity} from={1} inset={7} />
      <Node at={[176, 100, 59, 45]} lines={content.policy} from={2} inset={7} />
      <Node at={[248, 100, 83, 45]} lines={content.router} from={3} inset={8} />
      <Node
        at={[91, 189, 129, 49]}
        lines={[content.log, words["log-line"] ?? ""]}
        from={4}
        parts={[undefined, "log-line"]}
        inset={8}
      />
      <Node
        at={[236, 189, 95, 49]}
        lines={[words["endpoint"] ?? "", words["model"] ?? ""]}
        from={3}
        parts={["endpoint", "model"]}
        inset={7}
      />
      <Packet />
      <DrawingText
        x="206"
        y="31"
        textAnchor="middle"
        className={styles.soft}
        text={content.vendor}
      />
      <DrawingText x="9" y="46" text={sampleSite.name} />
    </svg>
  );
}
