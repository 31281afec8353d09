import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// What crosses rooms starts the built server as a process, one file after the other.
const system = {
  // a busy machine may take its time: nothing here asserts how long something takes
  testTimeout: 600_000,
  hookTimeout: 600_000,
  fileParallelism: false,
  globalSetup: 'tests/support/build.ts',
  setupFiles: 'tests/support/property-seed.ts',
};

const learnt = fileURLToPath(new URL('./agents/src/testing/learnt.ts', import.meta.url));

// Unit tests stand beside their file; tests/ holds what crosses rooms. Browser tests run under Playwright.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,agents,server,embedded-mongodb,cli,web}/src/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: 'agents/src/testing/learn-once.ts',
          setupFiles: 'tests/support/property-seed.ts',
          // what the build would have learnt
          alias: [{ find: './learnt.ts', replacement: learnt }],
        },
      },
      {
        test: {
          ...system,
          name: 'system',
          include: ['tests/{api,security,fuzz,terminal,crash,architecture,redis}/**/*.test.ts'],
        },
      },
      {
        // the API once more on a MongoDB: MONGODB_URI's, or the embedded one as a server of its own
        test: {
          ...system,
          name: 'mongo',
          include: ['tests/{api,mongo}/**/*.test.ts'],
          // each file has a server and a database of its own
          fileParallelism: true,
          maxWorkers: 2,
          globalSetup: ['tests/support/build.ts', 'tests/mongo/setup.ts'],
        },
      },
    ],
  },
});
