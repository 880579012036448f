import { expect, test } from "./fixtures.ts";
import { answers, askAndStop, finish, moveTo, open, readState } from "./true-speed.ts";

test.describe("at true speed", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const width of [390, 1024, 1440]) {
    test(`the device's run is true at each of its moments, ${width} px @rehearsal`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      expect(await readState(page)).toMatchObject({ lead: true, said: "", inChute: false });
      await askAndStop(page, "device");
      const moments = [
        0, 3, 4, 20, 40, 59, 60, 61, 90, 120, 180, 182, 240, 300, 304, 360, 423, 424, 500, 553,
      ];
      for (const ms of moments) {
        await moveTo(page, ms);
        const state = await readState(page);
        const belted = ms < 60 ? ms : ms < 424 ? 60 : 60 + (ms - 424);
        expect(state.belt, `belt at ${ms}`).toBeCloseTo(belted, 1);
        expect(state.deviceNumber, `"4 ms" at ${ms}`).toBe(ms >= 4);
        expect(state.cloudNumber).toBe(false);
        // The words promise nothing before it has happened.
        expect(state).toMatchObject({ lead: true, said: "", inChute: false });
        const isOpen = ms >= 60 && ms < 424;
        expect([state.hole, state.flap.isShown], `flap at ${ms}`).toEqual([isOpen, isOpen]);
        if (ms >= 180 && ms <= 304) expect(state.flap.degrees).toBeCloseTo(78, 1);
        const fall = { 390: 82, 1024: 175, 1440: 292 }[width] ?? 0;
        if (ms <= 60) expect(state.casting).toMatchObject({ ms: expect.closeTo(ms, 1), down: 0 });
        else if (ms < 304) {
          expect(state.casting.down, `falls at ${ms}`).toBeGreaterThan(0);
          expect(state.casting.down).toBeLessThan(fall);
        } else expect(state.casting.down, `dropped at ${ms}`).toBeCloseTo(fall, 1);
      }
      await moveTo(page, 553.999);
      const last = await readState(page);
      // The next casting is in the frame.
      expect(last.belt).toBeCloseTo(190, 0);
      await finish(page);
      await expect(page.getByRole("status").filter({ hasText: answers.device })).toBeVisible();
      expect(await readState(page)).toMatchObject({
        belt: 0,
        casting: { ms: 0, down: 0 },
        inChute: true,
        // The place of the one that dropped is empty.
        afterFrame: false,
        deviceNumber: true,
        cloudNumber: false,
        lead: false,
        hole: false,
      });
    });

    test(`the cloud's run is true at each of its moments, ${width} px @rehearsal`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await askAndStop(page, "cloud");
      for (let ms = 0; ms <= 380; ms += 20) {
        await moveTo(page, ms);
        const state = await readState(page);
        expect(state.belt, `belt at ${ms}`).toBeCloseTo(ms, 1);
        expect(state.casting.ms).toBeCloseTo(ms, 1);
        expect(state.isCastingShown, `casting at ${ms}`).toBe(ms < 380);
        // Nothing is drawn while one waits.
        expect(state.cloudNumber, `"380 ms" at ${ms}`).toBe(ms >= 380);
        expect(state).toMatchObject({
          deviceNumber: false,
          lead: true,
          said: "",
          hole: false,
          inChute: false,
        });
        // 380 ms from the screen's right edge.
        expect(state.castingLeft).toBeCloseTo(state.screen - (380 - ms) * state.scale, 0);
      }
      await finish(page);
      await expect(page.getByRole("status").filter({ hasText: answers.cloud })).toBeVisible();
      expect(await readState(page)).toMatchObject({
        belt: 0,
        cloudNumber: true,
        afterFrame: true,
        inChute: false,
        lead: false,
      });
    });
  }
});
