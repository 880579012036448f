import { chatwootBundle } from "../support/chat-service.ts";
import { testChat } from "./chat.ts";
import { test } from "./fixtures.ts";

test.describe("the script that Chatwoot serves", () => {
  test.beforeEach(async () => {
    test.skip((await chatwootBundle()) === null, "Chatwoot cannot be reached");
  });

  testChat("vendor chat", "vendor chat on open");
});
