#!/bin/sh
# playwright-core 1.65.1 with the Chromium of @sparticuz/chromium 153.0.0.
#
# A screenshot with `fullPage: true` has the whole height of the page, and yet it lacks the contents of a
# section with `content-visibility: auto` far below the window. It shows the background of the section
# alone, without an error or a warning. The page notices the screenshot: before the pixels are taken, it gets
# a `resize` event, although the window has the same size as before. What the page changes in that event is
# in the screenshot, so it can lay out such sections just then.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --no-audit --no-fund playwright-core@1.65.1 @sparticuz/chromium@153.0.0 >> npm.log 2>&1
cat > seen.mjs <<'SCRIPT'
import chromium from "@sparticuz/chromium";
import { chromium as playwright } from "playwright-core";

const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: ["--no-sandbox", "--disable-gpu"],
});
console.log("Chromium", browser.version());

const html = (listener) => `<!doctype html>
<style>
  body { margin: 0 }
  header { height: 5000px }
  section { content-visibility: auto; contain-intrinsic-size: 300px 1000px; background: #0000ff }
  p { margin: 0; height: 1000px; background: #00ff00 }
</style>
<header></header><section><p></p></section>
<script>
  const sizes = [];
  addEventListener("resize", () => {
    sizes.push(innerWidth + "x" + innerHeight);
    ${listener}
  });
</script>`;

async function look(listener) {
  const page = await browser.newPage({ viewport: { width: 300, height: 900 } });
  await page.setContent(html(listener));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const screenshot = await page.screenshot({ fullPage: true });
  const color = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return image.height + " px high, the section is " + context.getImageData(5, 5500, 1, 1).data.join(" ");
  }, screenshot.toString("base64"));
  const sizes = await page.evaluate(() => sizes.join(", "));
  await page.close();
  return color + "; resize to " + sizes;
}

const seen = [
  "as it is: " + (await look("")),
  "laid out in the event: " +
    (await look('document.querySelector("section").style.contentVisibility = "visible"')),
];
await browser.close();
console.log(seen.join("\n"));
const expected = [
  "as it is: 6000 px high, the section is 0 0 255 255; resize to 300x900",
  "laid out in the event: 6000 px high, the section is 0 255 0 255; resize to 300x900",
];
if (seen.join() !== expected.join()) {
  console.log("This has changed. Seen before:\n" + expected.join("\n"));
  process.exit(1);
}
SCRIPT
TMPDIR="$folder" node seen.mjs
