import { spaced } from "../../lib/spaced.ts";
import { requestContent, requestStops } from "./request-content.ts";

type RequestDrawingProps = {
  /** The stop where the request stands, counted from 0. */
  at: number;
  /** Whether the wall may get a gate through which an approved export leaves. */
  canLeave: boolean;
};

/** The site around one stop: its wall and gate, the stops on their wire, and what the export comes to. */
export function RequestDrawing({ at, canLeave }: RequestDrawingProps) {
  const { vendor, officer } = requestContent;
  return (
    <div aria-hidden="true" className="request-drawing">
      <span>{vendor}</span>{" "}
      {canLeave && (
        <>
          <i className="request-exit" />
          <span className="request-officer">
            <b>{officer[0]}</b> {officer[1]}
          </span>
        </>
      )}
      <i className="request-wire" />
      <p>
        {spaced(
          requestStops.map(({ name }, index) => (
            <span
              key={name}
              className={index < at ? "request-past" : index === at ? "request-here" : undefined}
            >
              {`${index + 1} ${name}`}
            </span>
          )),
        )}
      </p>
      <i className="request-packet" />
      <i className="request-leader" />
      {at > 0 && (
        <>
          <i className="request-way" />
          <i className="request-export" />
          <i className="request-cross" />
        </>
      )}
    </div>
  );
}
