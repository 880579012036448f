import { expect, test } from "vitest";

import { formatHour } from "../../app/lib/format.ts";
import { replyTimes } from "../../app/pages/contact-us/reply-times.ts";

test.each([
  ["Thursday 4pm is answered by Friday 4pm", 3, 16, 4, 16],
  ["Monday midnight by Tuesday midnight", 0, 0, 1, 0],
  ["Sunday 11pm by Monday 11pm", 6, 23, 0, 23],
])("what is written on %s", (_, day, hour, answeredDay, answeredHour) => {
  expect(replyTimes(24 * day + hour, 24)).toEqual({
    written: { day, hour },
    answered: { day: answeredDay, hour: answeredHour },
  });
});

test.each([
  [0, "12am"],
  [8, "8am"],
  [12, "12pm"],
  [18, "6pm"],
  [24, "12am"],
])("hour %i is %s", (hour, words) => {
  expect(formatHour(hour)).toBe(words);
});
