import { defineConfig } from "oxlint";

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "react", "jsx-a11y", "import", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error" },
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: "error",
  },
  ignorePatterns: ["app/**/*.gen.ts", "dist/**"],
  rules: {
    "no-console": "error",
    eqeqeq: "error",
    "no-shadow": "off",
    "no-underscore-dangle": "off",
    "typescript/consistent-return": "off", // noImplicitReturns says it better
    "typescript/no-unsafe-type-assertion": "off", // each carries its reason in a comment
    "import/no-unassigned-import": "off", // style sheets
    "import/no-named-as-default-member": "off", // fast-check is written as fc.record()
    "typescript/no-misused-spread": "off", // iterating code points is what is wanted
    "react/react-in-jsx-scope": "off",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    // Also refuses import() in the place of a type, which dependency-cruiser does not always see.
    "typescript/consistent-type-imports": "error",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "unicorn/consistent-function-scoping": "off",
    "unicorn/no-array-sort": "off", // browsers of 2022 have no toSorted (docs/browsers.md)
    "jsx-a11y/prefer-tag-over-role": "off", // an inline drawing is an svg with role="img"
    "promise/always-return": "off", // then(onDone, onFailure) in event handlers returns to nobody
    "vitest/no-conditional-tests": "off", // a suite may skip where a program is not installed
    "vitest/no-conditional-expect": "off",
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
  },
  overrides: [
    { files: ["app/routes/**"], rules: { "unicorn/filename-case": "off" } },
    { files: ["scripts/**", "bench/**", "tests/**"], rules: { "no-console": "off" } },
    // Playwright hands fixtures on with a function called `use`, which is no hook.
    { files: ["tests/e2e/**"], rules: { "react/rules-of-hooks": "off" } },
  ],
});
