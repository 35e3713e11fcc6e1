import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { sitePageIds } from '#contract/site.ts'

export const sitePaths = sitePageIds.map((id) => routes[id].path)

export interface Loaded {
  /** Compressed, as the smaller of what a browser takes, in bytes. */
  readonly scriptBytes: number
  readonly hosts: ReadonlySet<string>
  readonly failed: readonly string[]
}

/** Opens a page and tells what it took, until nothing more is asked for. */
export async function loadPage(page: Page, path: string): Promise<Loaded> {
  const answers: Response[] = []
  const hear = (answer: Response) => void answers.push(answer)
  page.on('response', hear)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('response', hear)
  const scripts = answers.filter((answer) => answer.request().resourceType() === 'script')
  const sizes = await Promise.all(
    scripts.map(async (answer) => {
      const body = await answer.body()
      return Math.max(brotliCompressSync(body).length, gzipSync(body).length)
    }),
  )
  return {
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
    hosts: new Set(answers.map((answer) => new URL(answer.url()).host)),
    failed: answers.filter((answer) => !answer.ok()).map((answer) => answer.url()),
  }
}

/** Every address a page leads to or shows, on this server. */
export const addressesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[href], [src], form[action]')].flatMap((each) => [
      each.getAttribute('href'),
      each.getAttribute('src'),
      each.getAttribute('action'),
    ])
    const sets = [...document.querySelectorAll('[srcset]')].flatMap((each) =>
      (each.getAttribute('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    )
    const cards = [...document.querySelectorAll('meta[property="og:image"]')].map((each) =>
      each.getAttribute('content'),
    )
    return [...named, ...sets, ...cards]
      .filter((each): each is string => Boolean(each))
      .map((each) => new URL(each, location.href).href)
  })
