import { defineConfig, devices } from '@playwright/test'
import { findLightBrowser } from './test/support/browser.ts'

const { executablePath, args, env } = findLightBrowser()

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './test/e2e/global.setup.ts',
  outputDir: '.build/e2e/results',
  reporter: [['list'], ['json', { outputFile: '.build/e2e/report.json' }]],
  // A browser has work for more than one core: a third one only makes all of them wait.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Another try is told at the end: it keeps one bad moment from hiding what all others found.
  retries: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...args], env: { ...env } },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone-only/ },
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Drawn by the processor here, and four times the points would cost four times the time.
        deviceScaleFactor: 1,
      },
      grep: /@phone/,
    },
  ],
})
