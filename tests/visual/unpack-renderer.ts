import chromium from "@sparticuz/chromium";

// It unpacks into the folder for temporary files, or takes what it finds there, of whatever version.
await chromium.executablePath();
