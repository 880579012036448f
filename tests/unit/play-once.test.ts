import { afterEach, beforeEach, expect, test, vi } from "vitest";

import playOnce from "../../app/sections/play-once.script.ts";

type Seen = { intersectionRatio: number; boundingClientRect: { bottom: number } };

/** What the browser says of the stage next. */
let say: (seen: Seen) => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(hear: (entries: Seen[]) => void) {
        say = (seen) => {
          hear([seen]);
        };
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A scene that is below the window, and what becomes of it. */
function waitingScene() {
  const scene = { dataset: {} as DOMStringMap, querySelector: () => ({}) };
  // Node has no elements; the script needs nothing else of one.
  playOnce(scene as unknown as HTMLElement);
  say({ intersectionRatio: 0, boundingClientRect: { bottom: 2000 } });
  expect(scene.dataset["play"]).toBe("waiting");
  return scene.dataset;
}

const below = { bottom: 1200 };

test("a scene plays when enough of it is in view", () => {
  const scene = waitingScene();
  say({ intersectionRatio: 0.4, boundingClientRect: below });
  expect(scene["play"]).toBe("playing");
});

test("a scroll that ends with less of it in view leaves nothing half drawn", () => {
  const scene = waitingScene();
  say({ intersectionRatio: 0.2, boundingClientRect: below });
  expect(scene["play"]).toBe("waiting");
  vi.runAllTimers();
  expect(scene["play"]).toBe("playing");
});

test("a scene that leaves again goes on waiting", () => {
  const scene = waitingScene();
  say({ intersectionRatio: 0.2, boundingClientRect: below });
  say({ intersectionRatio: 0, boundingClientRect: { bottom: 2000 } });
  vi.runAllTimers();
  expect(scene["play"]).toBe("waiting");
});

test("a scene that a fast scroll has passed is complete", () => {
  const scene = waitingScene();
  say({ intersectionRatio: 1, boundingClientRect: { bottom: -300 } });
  expect(scene["play"]).toBe("played");
});
