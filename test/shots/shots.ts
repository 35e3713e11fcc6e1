import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { sitePageIds } from '#contract/site.ts'
import { storageKeys } from '#contract/storage.ts'
import { pageFacts } from '#web/site/pages.data.ts'
import { findBrowser } from '../support/browser.ts'
import { startTestServer } from '../support/server.ts'
import { startSharedPostgres } from '../support/shared-postgres.ts'
import { takeCard } from './card.ts'
import { takePreviews } from './previews.ts'
import { screens } from './screens.ts'

const folder = 'src/web/site/pictures'
/** As src/web/site/shot.tsx says. */
const viewport = { width: 1280, height: 800 }
const smallWidth = 720
const themes = ['light', 'dark'] as const

async function signIn(page: Page, url: string, { user, token }: SessionAnswer): Promise<void> {
  await page.goto(`${url}/favicon.svg`)
  // Without its end, no banner stands above what is shown.
  const entries = [
    [storageKeys.user, JSON.stringify({ ...user, demoUntil: null })],
    [storageKeys.token, token],
  ]
  await page.evaluate((all) => {
    for (const [key, value] of all) localStorage.setItem(key ?? '', value ?? '')
  }, entries)
}

async function takeScreens(browser: Browser, url: string, session: SessionAnswer): Promise<void> {
  for (const colorScheme of themes) {
    const options = { viewport, colorScheme, locale: 'en-GB', timezoneId: user(session).timezone }
    const context = await browser.newContext({
      ...options,
      reducedMotion: 'reduce',
      bypassCSP: true,
    })
    const page = await context.newPage()
    await signIn(page, url, session)
    for (const { name, path, prepare } of screens) {
      await page.goto(url + path)
      await prepare?.(page)
      await page.addStyleTag({ content: 'aside[aria-label="Demo"] { display: none !important }' })
      await page.getByRole('main').getByRole('heading').first().waitFor()
      await page.waitForTimeout(settleMs)
      const file = join(folder, `${colorScheme}/${name}-${colorScheme}.webp`)
      const small = join(folder, `${colorScheme}/${name}-${colorScheme}-small.webp`)
      const taken = sharp(await page.screenshot())
      await taken.clone().webp({ quality: 80, effort: 6 }).toFile(file)
      await taken.clone().resize(smallWidth).webp({ quality: 80, effort: 6 }).toFile(small)
      if (name === 'dashboard' && colorScheme === 'light') {
        await taken.png({ palette: true, effort: 10 }).toFile('docs/screenshot.png')
      }
      process.stdout.write(`${file}\n`)
    }
    await context.close()
  }
}

const user = ({ user: profile }: SessionAnswer) => profile

async function takeCards(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ colorScheme: 'light', bypassCSP: true })
  for (const id of sitePageIds) {
    const file = join(folder, `cards/${id}.png`)
    await takeCard(page, url, { title: pageFacts[id].title, file })
    process.stdout.write(`${file}\n`)
  }
  await page.close()
}

/** Charts are drawn after everything else; nothing says when the last line is. */
const settleMs = 1500

/** All pictures of the site and of the app to install, taken anew from a demo household. */
async function takeAll(): Promise<void> {
  const stopPostgres = await startSharedPostgres({ isHurried: true })
  const server = await startTestServer({ env: { DEMO: '1' } })
  const { executablePath, args, env } = findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } })
  try {
    for (const one of [...themes, 'cards']) mkdirSync(join(folder, one), { recursive: true })
    const answer = await fetch(`${server.url}/api/auth/demo`, { method: 'POST' })
    if (!answer.ok) throw new Error(`No demo: ${await answer.text()}`)
    const session = (await answer.json()) as SessionAnswer
    await takeScreens(browser, server.url, session)
    await takePreviews(browser, server.url, (page) => signIn(page, server.url, session))
    await takeCards(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
    await stopPostgres()
  }
}

await takeAll()
