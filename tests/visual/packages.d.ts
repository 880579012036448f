// What is used here of a package that only `npm run visual` installs (tests/visual/package.json).

declare module "@sparticuz/chromium" {
  const chromium: { executablePath(): Promise<string> };
  export default chromium;
}
