import { DrawingText } from "../../../ui/drawing-text.tsx";
import { consoleContent as content } from "./console-content.ts";
import styles from "./console.module.css";

const wires = {
  agent: "M209 92H385",
  gate: "M385 92H409",
  models: "M529 92H624",
  triage: "M385 92V150H409",
  panels: "M385 92V214H409",
  letters: "M385 92V278H409",
  records: "M385 92V300H337",
  out: "M163 118V212H132",
};

const machines = {
  intake: "M125 66h84v52h-84z",
  gateway: "M409 66h120v52H409zm6 0v52",
  triage: "M409 130h120v40H409z",
  "panel-read": "M409 194h120v40H409z",
  letters: "M409 258h120v40H409z",
  records: "M197 262h140v76H197zm0 54h140m-140 7h140m-140 7h140",
};

/** The site with its wall and gate. The parts that a line of the log names are lit, all others rest. */
export function ConsoleMap() {
  const { nodes, note } = content;
  return (
    <svg viewBox="0 0 624 388" role="img" aria-label={content.map} className={styles.map}>
      <path d="M96 36H548V352H96Z" className={styles.room} />
      {Object.entries(wires).map(([name, d]) => (
        <path
          key={name}
          d={d}
          data-part={name}
          data-kind="wire"
          className={name === "out" ? `${styles.wire} ${styles.out}` : styles.wire}
        />
      ))}
      <path d="M548 70V36H96V352H548V114M537 70h22m-22 44h22" className={styles.wall} />
      {Object.entries(machines).map(([name, d]) => (
        <path key={name} d={d} data-part={name} className={styles.node} />
      ))}
      <path
        d="M10 196h72v32H10z"
        data-part="vendor"
        className={`${styles.node} ${styles.dashed}`}
      />
      <path d="M420 158h98v4h-98zM420 222h98v4h-98zM420 286h98v4h-98z" className={styles.load} />
      <path d="M420 158h70v4h-70zM420 222h46v4h-46zM420 286h30v4h-30z" className={styles.loaded} />
      <path d="m114 206 12 12m0-12-12 12" data-part="out" className={styles.cross} />
      <path
        d="M-4-4h8v8h-8z"
        data-part="packet"
        className={`${styles.packet} ${styles.packetAgent}`}
      />
      <path
        d="M-4-4h8v8h-8z"
        data-part="packet"
        className={`${styles.packet} ${styles.packetModels}`}
      />
      <path
        d="M-4-4h8v8h-8z"
        data-part="packet"
        className={`${styles.packet} ${styles.packetRecords}`}
      />
      <DrawingText x="96" y="24">
        {content.site}
      </DrawingText>
      <DrawingText x="137" y="88">
        {nodes.intake}
      </DrawingText>
      <DrawingText x="137" y="106" className={styles.soft}>
        {nodes.agent}
      </DrawingText>
      <DrawingText x="427" y="88">
        {nodes.gateway}
      </DrawingText>
      <DrawingText x="427" y="106" className={styles.soft}>
        {nodes.signed}
      </DrawingText>
      <DrawingText x="420" y="149">
        {nodes.triage}
      </DrawingText>
      <DrawingText x="420" y="213">
        {nodes.panels}
      </DrawingText>
      <DrawingText x="420" y="277">
        {nodes.letters}
      </DrawingText>
      <DrawingText x="208" y="284">
        {nodes.records}
      </DrawingText>
      <DrawingText x="208" y="302" className={styles.soft}>
        {nodes.recordCount}
      </DrawingText>
      <DrawingText x="46" y="216" textAnchor="middle" className={styles.soft}>
        {nodes.vendor}
      </DrawingText>
      <DrawingText x="558" y="138" className={styles.soft}>
        {nodes.models}
      </DrawingText>
      <DrawingText x="180" y="207" data-part="note" data-refused="">
        {note[0]}
      </DrawingText>
      <DrawingText x="180" y="225" data-part="note" className={styles.soft}>
        {note[1]}
      </DrawingText>
    </svg>
  );
}
