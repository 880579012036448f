import "./header.css";
import { navigation } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { Drawer, DrawerButton } from "./drawer.tsx";
import { MainNavigation, titleClass } from "./main-navigation.tsx";

/**
 * The fixed top bar. Past 20 px of scrolling its rule turns to ink and all of it is solid
 * (`browser/header-state.ts`).
 */
export function Header({ path }: { path: string }) {
  return (
    <>
      <div data-top="" aria-hidden="true" className="absolute top-0 w-1px h-20px" />
      <header
        data-scrolled="false"
        className="fixed inset-x-0 top-[var(--banner,0px)] z-20 flex h-64px border-b border-line transition-colors ease-120 data-[scrolled=true]:border-ink"
      >
        <div className="header-logo flex-none flex items-center pl-[max(1rem,calc(50%_-_672px))] sm:pl-[max(48px,calc(50%_-_672px))] md:w-[calc(max(48px,50%_-_672px)_+_min(336px,25%_-_24px))] transition-colors ease-120">
          <a href="/" className="grid items-center h-44px">
            <Wordmark name={site.name} className="h-20px w-80px" />
          </a>
        </div>
        <div className="flex-auto flex items-center justify-between bg-surface pr-[max(4px,calc(50%_-_672px))] sm:pr-[max(36px,calc(50%_-_672px))] md:pr-[max(48px,calc(50%_-_672px))] md:pl-[calc(24px_-_clamp(8px,1.05vw,14px))]">
          <MainNavigation path={path} />
          <div className="flex items-center ml-auto gap-x-4px md:gap-x-16px lg:gap-x-24px">
            <a
              href={navigation.docs.href}
              aria-current={navigation.docs.href === path ? "page" : undefined}
              className={`max-md:hidden ${titleClass} font-400! hover:underline hover:decoration-edge hover:underline-offset-5px aria-[current=page]:border-b-ink`}
            >
              {navigation.docs.label}
            </a>{" "}
            <LeadDialogTrigger
              dialog="hireMe"
              ctaId="header"
              className={buttonClass({ variant: "secondary", size: "header" })}
            >
              {navigation.contactSales}
            </LeadDialogTrigger>{" "}
            <DrawerButton />
          </div>
        </div>
      </header>
      <Drawer path={path} />
    </>
  );
}
