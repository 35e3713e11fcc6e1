import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { startFront } from '../../support/front.ts'
import { otherBuild } from '../../support/other-build.ts'
import { enter } from '../person.ts'
import { expect, test as story } from '../story.ts'
import { addExpense, expectExpense, expectLedger, signOut, untilAppKept } from '../vocabulary.ts'

const built = fileURLToPath(new URL('../../../dist/web', import.meta.url))

/** An address that shows this build first and, once asked, a later one without its files. */
const test = story.extend<{ place: { url: string; renew: () => void } }>({
  place: async ({ server }, use) => {
    const front = await startFront(server.url, built)
    const later = otherBuild(built)
    await use({ url: front.url, renew: () => front.show(later) })
    await front.stop()
    rmSync(later, { recursive: true })
  },
})

const buildOf = (page: Page) =>
  page.evaluate(
    () => document.querySelector('meta[name=build]')?.getAttribute('content') ?? 'first',
  )
const keptBuilds = (page: Page) => page.evaluate(() => caches.keys())

test('a new build replaces the old one at the next visit, never half of it', {
  tag: '@keeps-app',
}, async ({ page, person, place }) => {
  await enter(page, person, `${place.url}/mcapp/expenses`)
  await expectLedger(page)
  await untilAppKept(page)
  const [first = ''] = await keptBuilds(page)
  place.renew()

  await page.reload()
  await expectLedger(page)
  expect(await buildOf(page)).toBe('first')
  await expect.poll(() => keptBuilds(page)).toHaveLength(2)
  await untilNewest(page)
  expect(await buildOf(page)).toBe('first')

  const fresh = await page.context().newPage()
  await fresh.goto(`${place.url}/mcapp/expenses`)
  await expectLedger(fresh)
  expect(await buildOf(fresh)).toBe('later')
  await addExpense(fresh, { amount: '4.20', description: 'Written by the new build' })
  await expectExpense(page, { amount: '4.20', description: 'Written by the new build' })

  // The server has none of the old page's files any more; the device has.
  await addExpense(page, { amount: '3.10', description: 'Written by the old build' })
  await expectExpense(fresh, { amount: '3.10', description: 'Written by the old build' })
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(await keptBuilds(page)).toContain(first)

  await page.close()
  await fresh.reload()
  await expect(fresh.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => keptBuilds(fresh)).toEqual([`${first}later`])
})

/** Watched as it is in a story, a replaced worker is not stopped by the browser itself. */
async function untilNewest(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  const state = async () => {
    const found = await page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready
      return (installing ?? waiting ?? active)?.state
    })
    if (found === 'installed') await devtools.send('ServiceWorker.stopAllWorkers')
    return found
  }
  await expect.poll(state).toBe('activated')
  await devtools.detach()
}
