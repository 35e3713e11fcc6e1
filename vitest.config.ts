import { defineConfig } from 'vitest/config'

const setupFiles = ['test/support/quiet.setup.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'tidy',
          include: ['test/tidy.test.ts', 'test/tidy/**/*.test.ts'],
          setupFiles,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
          setupFiles,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['test/api/**/*.test.ts'],
          globalSetup: ['test/support/api.setup.ts'],
          setupFiles,
          execArgv: ['--import', new URL('test/support/light-work.ts', import.meta.url).href],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          setupFiles,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
