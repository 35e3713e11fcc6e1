import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { startFront } from '../../support/front.ts'
import { otherBuild } from '../../support/other-build.ts'
import { expectCleanInBothThemes } from '../axe.ts'
import { storedExpenses } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test as story } from '../story.ts'
import {
  addExpense,
  expectExpense,
  expectLedger,
  fillExpense,
  openExpenseForm,
  signOut,
  untilAppKept,
} from '../vocabulary.ts'

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

test.use({ bypassCSP: true })

const buildOf = (page: Page) =>
  page.evaluate(
    () => document.querySelector('meta[name=build]')?.getAttribute('content') ?? 'first',
  )
const keptBuilds = (page: Page) => page.evaluate(() => caches.keys())

test('a new build replaces the old one at the next visit, never half of it', {
  tag: '@keeps-app',
}, async ({ page, person, place, server }) => {
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
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(2)
  // The server has it a moment before the device knows, which asks as long as something waits.
  await expect(page.getByRole('banner').getByText(/waiting/)).toHaveCount(0)
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(await keptBuilds(page)).toContain(first)

  await page.close()
  await fresh.reload()
  await expect(fresh.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => keptBuilds(fresh)).toEqual([`${first}later`])
})

const notice = (page: Page) => page.getByRole('complementary', { name: 'New version' })

test('open pages say that a new build is ready, and follow the one that takes it', {
  tag: '@keeps-app',
}, async ({ page, person, place }) => {
  test.slow()
  await enter(page, person, `${place.url}/mcapp/expenses`)
  await expectLedger(page)
  await untilAppKept(page)
  const idle = await page.context().newPage()
  await idle.goto(`${place.url}/mcapp/goals`)
  const writing = await page.context().newPage()
  await writing.goto(`${place.url}/mcapp/expenses`)
  const form = await openExpenseForm(writing)
  await fillExpense(form, { description: 'Half a sen' })
  place.renew()
  await page.reload()
  await untilNewest(page)

  await test.step('all of them say so, and none reloads by itself', async () => {
    for (const each of [page, idle, writing]) await expect(notice(each)).toBeVisible()
    for (const each of [page, idle, writing]) expect(await buildOf(each)).toBe('first')
    await expectCleanInBothThemes(idle)
  })

  await test.step('one is reloaded, and with it whoever writes nothing', async () => {
    await notice(page).getByRole('button', { name: 'Reload' }).click()
    for (const each of [page, idle]) await expect.poll(() => laterOf(each)).toBe('later')
    await expectLedger(page)
    await expect(notice(page)).toHaveCount(0)
  })

  await test.step('what is being written stays, until its writer says otherwise', async () => {
    await expect(form.getByLabel('Description')).toHaveValue('Half a sen')
    expect(await buildOf(writing)).toBe('first')
    await fillExpense(form, { description: '' })
    await writing.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await notice(writing).getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => laterOf(writing)).toBe('later')
  })
})

/** A page that is being reloaded cannot be asked. */
const laterOf = (page: Page) => buildOf(page).catch(() => 'between')

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
