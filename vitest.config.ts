import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// what is waited for may take its time on a busy machine
const patient = { expect: { poll: { timeout: 30_000 } } };

// What crosses rooms starts the built server as a process.
const system = {
  ...patient,
  // a busy machine may take its time: nothing here asserts how long something takes
  testTimeout: 600_000,
  hookTimeout: 600_000,
  globalSetup: 'tests/support/build.ts',
  setupFiles: 'tests/support/property-seed.ts',
};

// each file has what it needs to itself, and mocks nothing: two at a time, in processes that load what they share once
const twoAtATime = { maxWorkers: 2, isolate: false };

const inPlaceOf = (find: string, path: string) => ({
  find,
  replacement: fileURLToPath(new URL(path, import.meta.url)),
});

const RECORDS = ['attachments', 'chat', 'entities', 'idempotency', 'imports', 'lists', 'money', 'tables'].map(
  (name) => `tests/api/${name}.test.ts`,
);

// Unit tests stand beside their file; tests/ holds what crosses rooms. Browser tests run under Playwright.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patient,
          ...twoAtATime,
          name: 'unit',
          include: ['{contract,agents,server,embedded-mongodb,cli,web}/src/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['agents/src/testing/learn-once.ts', 'tests/support/bundle-once.ts'],
          setupFiles: 'tests/support/property-seed.ts',
          // what the build would have learnt, and made of what runs as a thread
          alias: [
            inPlaceOf('./learnt.ts', './agents/src/testing/learnt.ts'),
            inPlaceOf('./thread-file.ts', './agents/src/testing/bundled.ts'),
            inPlaceOf('./worker-file.ts', './embedded-mongodb/src/testing/bundled.ts'),
          ],
        },
      },
      {
        test: {
          ...system,
          ...twoAtATime,
          name: 'system',
          include: ['tests/{api,security,fuzz,architecture}/**/*.test.ts'],
        },
      },
      {
        // these kill processes, attack servers, type into terminals or run a benchmark's short round: behind the rest
        test: {
          ...system,
          ...twoAtATime,
          name: 'alone',
          include: ['tests/{terminal,crash,attack,bench,month}/**/*.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        // what wants more than Node and a Chromium: npm run test:services
        test: {
          ...system,
          ...twoAtATime,
          name: 'services',
          include: ['tests/services/**/*.test.ts'],
        },
      },
      {
        // the API once more on a MongoDB: all of it on MONGODB_URI's; on the embedded one as a server of its own, which
        // the suite before has tried from inside, what works with records in every way there is
        test: {
          ...system,
          ...twoAtATime,
          name: 'mongo',
          include: process.env.MONGODB_URI
            ? ['tests/{api,mongo}/**/*.test.ts']
            : ['tests/mongo/**/*.test.ts', ...RECORDS],
          globalSetup: ['tests/support/build.ts', 'tests/mongo/setup.ts'],
        },
      },
    ],
  },
});
