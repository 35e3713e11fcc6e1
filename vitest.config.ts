import { defineConfig } from 'vitest/config'

const setupFiles = ['test/support/quiet.setup.ts']
/** Left to itself, Vitest would use one of two cores. */
const maxWorkers = 2
/** Tests that wait for servers leave part of two cores unused. */
const moreWorkers = 3
/** Files that leave nothing behind share what they import. */
const together = { isolate: false, maxWorkers }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'tidy',
          include: ['test/tidy.test.ts', 'test/{tidy,texts}/**/*.test.ts'],
          setupFiles,
          ...together,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
          setupFiles,
          ...together,
          // Properties try thousands of cases, on machines that may be busy.
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['test/api/**/*.test.ts'],
          globalSetup: ['test/support/api.setup.ts'],
          setupFiles,
          execArgv: ['--import', new URL('test/support/light-work.ts', import.meta.url).href],
          ...together,
          maxWorkers: moreWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'attack',
          include: ['test/attack/**/*.test.ts'],
          globalSetup: ['test/support/api.setup.ts'],
          setupFiles,
          execArgv: ['--import', new URL('test/support/light-work.ts', import.meta.url).href],
          maxWorkers,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          setupFiles,
          maxWorkers: moreWorkers,
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          // Needs programs that npm does not bring: only by its own command.
          name: 'failover',
          include: ['test/failover/**/*.test.ts'],
          setupFiles,
          testTimeout: 1_200_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          // Needs an extension of PostgreSQL that few machines have: only by its own command.
          name: 'citus',
          include: ['test/citus/**/*.test.ts'],
          setupFiles,
          testTimeout: 900_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
