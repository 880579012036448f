import type { VitePluginConfig } from "unocss/vite";
import presetWind3 from "unocss/preset-wind3";
export const unoConfig: VitePluginConfig = { presets: [presetWind3({ preflight: "on-demand" })] };
