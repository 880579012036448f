import { existsSync } from "node:fs";
import { join } from "node:path";

const envFile = join(import.meta.dirname, "../../.env");

// Imported first by the programs that a developer configures with `.env`, because other modules read
// the environment when they load. Variables that are already set take precedence.
if (existsSync(envFile)) process.loadEnvFile(envFile);
