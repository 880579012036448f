import { Island } from "../../islands/island.tsx";
import { formMessage } from "../../leads/newsletter-result.ts";
import { type FailedPost, usePostedReceipt } from "../../leads/posted-form.ts";
import { NewsletterReceipt } from "../../leads/receipt/newsletter-receipt.tsx";
import type { Message } from "../../content/messages.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextLink } from "../../ui/link.tsx";
import { linkContent, type LinkResult } from "./content.ts";
import NewsletterForm from "./newsletter-page-form.island.tsx";
import { State } from "./state.tsx";
import type { SubscriptionState } from "./state-drawing.tsx";

const formClass = "max-w-480px mt-24px";
const actionsClass = "flex flex-wrap items-center gap-y-12px gap-x-20px mt-24px";

const stateOf: Record<LinkResult, SubscriptionState> = {
  confirmed: "confirmed",
  unsubscribe: "asks",
  unsubscribed: "stopped",
  expired: "expired",
  failed: "failed",
};

/** What became of a link in a mail. */
export function LinkState({ result, token }: { result: LinkResult; token: string }) {
  const { title, description, action, out } = linkContent[result];
  const state = { state: stateOf[result], title, description, isAlert: false };
  if (result === "expired") {
    return (
      <State {...state}>
        <div className={formClass}>
          <Island of={NewsletterForm} props={{ posted: null }} />
        </div>
        <p className="mt-16px">
          <TextLink href={out.href}>{out.label}</TextLink>
        </p>
      </State>
    );
  }
  return (
    <State {...state}>
      <div className={actionsClass}>
        {result === "unsubscribe" ? (
          <form method="post" action={`/newsletter/unsubscribe?token=${token}`}>
            <Button type="submit" variant="primary">
              {action.label}
            </Button>
          </form>
        ) : (
          <LinkButton {...action} variant="secondary" />
        )}
        <TextLink href={out.href}>{out.label}</TextLink>
      </div>
    </State>
  );
}

/** What became of the form that was posted without script (spec section 8). */
export function PostedState({ result }: { result: "subscribed" | "duplicate" }) {
  const receipt = usePostedReceipt("newsletter");
  const { title, description }: Message = formMessage(result);
  const isWaiting = receipt?.needsConfirmation === true;
  const { action, out } = linkContent.confirmed;
  return (
    <State {...{ title, description }} state={isWaiting ? "waiting" : "confirmed"} isAlert={false}>
      {receipt ? (
        <div className={formClass}>
          <NewsletterReceipt
            reference={receipt.reference}
            state={isWaiting ? "unconfirmed" : "subscribed"}
            email={undefined}
            hasIssue={false}
            isPosted
          />
        </div>
      ) : (
        <div className={actionsClass}>
          <LinkButton {...action} variant="secondary" />
          <TextLink href={out.href}>{out.label}</TextLink>
        </div>
      )}
    </State>
  );
}

type FailedStateProps = { posted: FailedPost; message: Message };

/** A form that was posted without script and not taken. */
export function FailedState({ posted, message }: FailedStateProps) {
  return (
    <State {...message} state="failed" isAlert>
      <div className={formClass}>
        <Island of={NewsletterForm} props={{ posted }} />
      </div>
    </State>
  );
}
