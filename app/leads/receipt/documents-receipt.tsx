import { documents, documentContent, howToSign } from "../../content/documents.ts";
import { buttonClass } from "../../ui/button.tsx";
import { receiptContent } from "./receipt-content.ts";
import { receiptTimes } from "./receipt-times.ts";
import { Back, Close, Received, receiptId, type ReceiptProps, Stored } from "./receipt.tsx";

type DocumentsReceiptProps = Pick<
  ReceiptProps,
  "kind" | "reference" | "receivedAt" | "zone" | "back"
> & {
  /** Whether a mail with the links is on its way. */
  isMailed: boolean;
  /** Null where the page does not know it. */
  email: string | null;
};

/** The receipt of who asks for the documents: they open from here, whether a mail comes or not. */
export function DocumentsReceipt(props: DocumentsReceiptProps) {
  const { kind, reference, receivedAt, zone, back, isMailed, email } = props;
  const { received, due } = receiptTimes(kind, receivedAt, zone);
  return (
    <div className="receipt-paper">
      <div className="receipt-head">
        <Received>{received}</Received>
        <h2 id={back === null ? undefined : receiptId} tabIndex={-1} className="receipt-title">
          {isMailed ? documentContent.mailed(email) : documentContent.here}
        </h2>
        <Close to={back} />
      </div>
      <div className="receipt-body">
        <ul className="receipt-documents">
          {documents.map(({ name, length, href }) => (
            <li key={name}>
              <b>{name}</b> <span>{length}</span>{" "}
              <a
                href={href}
                aria-label={`${documentContent.open}: ${name}`}
                className="receipt-link"
              >
                {documentContent.open}
              </a>
            </li>
          ))}
        </ul>
        <p>{howToSign(reference)}</p>
      </div>
      <div className="receipt-foot">
        <Back to={back} className={buttonClass({ variant: "secondary" })}>
          {receiptContent.done}
        </Back>
        <div>
          <p className="receipt-stored">{`${documentContent.questions} ${due.by}.`}</p>
          <Stored />
        </div>
      </div>
    </div>
  );
}
