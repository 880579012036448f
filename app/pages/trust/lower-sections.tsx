import { LowerStyles } from "../../sections/lower-styles.tsx";
import { WhoseMachine } from "../../sections/whose-machine/whose-machine.tsx";
import { Certifications } from "./certifications.tsx";
import { Controls } from "./controls.tsx";
import { Documents } from "./documents.tsx";
import { PenetrationTest } from "./penetration-test.tsx";
import type { TrustFacts } from "./read-trust.functions.ts";
import { Subprocessors } from "./subprocessors.tsx";
import { ThisWebsite } from "./this-website.tsx";
import { Uptime } from "./uptime/uptime.tsx";

export type TrustProps = {
  /** The current date, as `2026-11-21`. */
  day: string;
  facts: TrustFacts;
};

/** Everything below what crosses the wall: whose machine it is, what we hold, who processes data, documents. */
export function LowerSections({ day, facts }: TrustProps) {
  return (
    <>
      <LowerStyles route="trust" />
      <WhoseMachine />
      <Controls />
      <Certifications day={day} />
      <Subprocessors services={facts.services} />
      <ThisWebsite facts={facts} />
      <PenetrationTest day={day} />
      <Uptime days={facts.days} uptime={facts.uptime} />
      <Documents />
    </>
  );
}
