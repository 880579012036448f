import { Portal } from "@ark-ui/react/portal";
import { Tooltip as Ark } from "@ark-ui/react/tooltip";
import type { ReactElement } from "react";

import { tooltipDelayMs } from "../config/timings.ts";

type TooltipProps = {
  text: string;
  /** The one element that it explains: something that can have the focus. */
  children: ReactElement;
};

/** A few words about a control, shown when the pointer rests on it or it has the focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Ark.Root openDelay={tooltipDelayMs} closeDelay={0} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className="z-60 max-w-280px px-10px py-6px rounded-2px bg-ink text-surface t-note">
            {text}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
