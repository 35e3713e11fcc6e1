import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'

const folder = 'src/web/public'
/** What a browser shows of the app before it is installed, as the manifest names them. */
const previews = [
  { file: 'preview-wide.webp', path: '/mcapp/dashboard', width: 1280, height: 800, scale: 1 },
  { file: 'preview-narrow.webp', path: '/mcapp/expenses', width: 390, height: 844, scale: 2 },
] as const

const settleMs = 1500

export async function takePreviews(
  browser: Browser,
  url: string,
  signIn: (page: Page) => Promise<void>,
): Promise<void> {
  for (const { file, path, width, height, scale } of previews) {
    const context = await browser.newContext({
      ...{ viewport: { width, height }, deviceScaleFactor: scale, isMobile: width < 600 },
      ...{ colorScheme: 'light', locale: 'en-GB', reducedMotion: 'reduce', bypassCSP: true },
    })
    const page = await context.newPage()
    await signIn(page)
    await page.goto(url + path)
    await page.addStyleTag({ content: 'aside[aria-label="Demo"] { display: none !important }' })
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await page.waitForTimeout(settleMs)
    const to = join(folder, file)
    await sharp(await page.screenshot())
      .webp({ quality: 80, effort: 6 })
      .toFile(to)
    process.stdout.write(`${to}\n`)
    await context.close()
  }
}
