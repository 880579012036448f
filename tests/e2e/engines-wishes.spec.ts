import { inEachEngine, openPage, settles } from "./engines.ts";
import { test } from "./fixtures.ts";

// What a visitor has set in the browser or the system, in Firefox and WebKitGTK.

const pages = ["/", "/pricing", "/contact-us"];

inEachEngine(
  (_, engine) => {
    for (const path of pages) {
      test(`${path} is dark, and its words are light @rehearsal`, async ({ baseURL }) => {
        await openPage(engine(), baseURL, path);
        // Of black 0, of white 765.
        const look = `
          const lightOf = (color) => color.match(/[\\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
          const { backgroundColor, color } = getComputedStyle(document.documentElement);
          return [
            matchMedia("(prefers-color-scheme: dark)").matches,
            lightOf(backgroundColor) < 150,
            lightOf(getComputedStyle(document.querySelector("h1")).color) > 600,
            lightOf(color) > 600,
          ];
        `;
        await settles(engine(), look, [true, true, true, true]);
      });
    }

    test("nothing of home moves by itself @rehearsal", async ({ baseURL }) => {
      await openPage(engine(), baseURL, "/");
      // From then on the slides turn, and packets leave.
      const rotation = `return document.querySelector("[aria-roledescription=carousel]").dataset.rotation ?? ""`;
      await settles(engine(), rotation, "auto");
      const moving = `
        const isMoving = ({ playState, timeline }) => playState === "running" && timeline === document.timeline;
        return [matchMedia("(prefers-reduced-motion: reduce)").matches, document.getAnimations().filter(isMoving).length];
      `;
      await settles(engine(), moving, [true, 0]);
    });
  },
  { isDark: true, hasReducedMotion: true },
);

inEachEngine(
  (name, engine) => {
    test.skip(name === "WebKitGTK", "WebKitGTK knows no forced colors: docs/browsers.md");

    test("in forced colors a chosen filter stands out @rehearsal", async ({ baseURL }) => {
      await openPage(engine(), baseURL, "/resources/insights?tag=Models");
      const outlines = `
        const links = [...document.querySelectorAll("nav[aria-label=Filter] > ul a")];
        const outlined = links.filter((link) => getComputedStyle(link).outlineStyle === "solid");
        return [matchMedia("(forced-colors: active)").matches, outlined.map(({ ariaCurrent }) => ariaCurrent)];
      `;
      await settles(engine(), outlines, [true, ["true"]]);
    });
  },
  { hasForcedColors: true },
);
