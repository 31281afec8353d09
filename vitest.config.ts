import { defineConfig } from 'vitest/config';

// Unit tests stand beside their file; tests/ holds what crosses rooms. Browser tests run under Playwright.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,agents,server,embedded-mongodb,cli,web}/src/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'system',
          include: ['tests/{api,security,terminal,crash,architecture}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
