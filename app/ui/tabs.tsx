import { Tabs as Ark } from "@ark-ui/react/tabs";
import type { ReactNode } from "react";

type TabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; panel: ReactNode }[];
  /** Id of the tab shown first; the first one without it. */
  start?: string;
};

/** A tab list and its panels. On narrow screens the row scrolls sideways inside its own box. */
export function Tabs({ label, tabs, start }: TabsProps) {
  const first = start ?? tabs[0]?.id;
  const reveal = (id: string) => {
    const tab = document.querySelector(`[role=tab][data-value="${CSS.escape(id)}"]`);
    tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return (
    <Ark.Root
      {...(first === undefined ? {} : { defaultValue: first })}
      onValueChange={({ value }) => reveal(value)}
    >
      <Ark.List
        aria-label={label}
        className="flex border-b border-ink overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Ark.Trigger
            key={tab.id}
            value={tab.id}
            className="flex-none h-48px px-18px text-16px text-ink3 whitespace-nowrap cursor-pointer border-b-4px border-transparent scroll-mx-16px hover:text-ink data-[selected]:text-ink data-[selected]:font-550 data-[selected]:border-ink focus-visible:-outline-offset-4px"
          >
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content key={tab.id} value={tab.id} className="pt-24px">
          {tab.panel}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
