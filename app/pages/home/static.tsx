import { Crisis } from "./crisis.tsx";
import { KeyUseCases } from "./key-use-cases.tsx";
import { Moment } from "./moment.tsx";
import { Proof } from "./proof.tsx";
import { homeStaticContent } from "./static-content.ts";
import { Tradeoff } from "./tradeoff.tsx";

/** The part of `/` that never hydrates: a customer, the problem, the trade-off and the use cases. */
export function HomeStatic() {
  return (
    <>
      <Proof {...homeStaticContent.proof} />
      <Crisis {...homeStaticContent.crisis} />
      <Moment {...homeStaticContent.moment} />
      <Tradeoff {...homeStaticContent.trade} />
      <KeyUseCases />
    </>
  );
}
