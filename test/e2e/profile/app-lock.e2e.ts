import type { Page } from '@playwright/test'
import type { TestServer } from '../../support/server.ts'
import { storeExpense } from '../ledger-of.ts'
import { beside, named, waysIn, withAuthenticator } from '../passkeys-of.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectToast, goOffline, goOnline, openExpenseForm, untilAppKept } from '../vocabulary.ts'

const heading = (page: Page) => page.getByRole('heading', { name: 'Locked' })
const unlock = (page: Page) => page.getByRole('button', { name: 'Unlock' }).click()
const tea = (page: Page) => page.getByText('Tea for two')
const setLock = (page: Page) => page.getByRole('dialog', { name: 'Lock the app on this device' })

/** All that is there to be seen, read out and named. */
async function expectLocked(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveTitle('Locked · Moneycomb')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - text: Moneycomb
      - heading "Locked" [level=1]
      - paragraph: A passkey of this account opens the app, also without a connection.
      - button "Unlock"
      - button "Log out and clear this device"
  `)
  const tree = await page.locator('body').ariaSnapshot()
  expect(tree.match(/^- /gm)).toHaveLength(1)
  await expect(tea(page)).toBeHidden()
}

async function addPasskey(page: Page): Promise<void> {
  await expect(waysIn(page)).toContainText('Add one first.')
  await waysIn(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('My laptop')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'The passkey is added')
}

async function lockAfter(page: Page, words: string): Promise<void> {
  await waysIn(page)
    .getByRole('button', { name: /^(Lock the app on this device|Change)$/ })
    .click()
  await setLock(page).getByLabel('After how long away').selectOption(words)
  await setLock(page).getByRole('button', { name: 'Lock', exact: true }).click()
  await expectToast(page, 'The app locks on this device')
}

/** As if another window were in front. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** The lock watches once the page is quiet, and begins with noting that somebody is here. */
async function goTo(page: Page, url: string): Promise<void> {
  await page.goto(url)
  const isWatching = () =>
    Number(localStorage.getItem('mc-lock-seen')) >= Number(Reflect.get(window, 'begunAt'))
  await expect.poll(() => page.evaluate(isWatching)).toBe(true)
}

/** Somebody with a passkey of this device, on their profile; the clock is theirs to turn. */
async function begin(page: Page, person: Person, server: TestServer) {
  await storeExpense(server.url, person, { description: 'Tea for two' })
  await page.clock.install()
  await page.context().addInitScript(() => Object.assign(window, { begunAt: Date.now() }))
  const device = await withAuthenticator(page)
  await enter(page, person, named(server.url, '/mcapp/profile'))
  await addPasskey(page)
  return device
}

test('only who can unlock the app sets a lock and turns it off', {
  tag: '@phone',
}, async ({ page, person, server: first, forgive }) => {
  forgive(/app lock not changed/)
  const server = await beside(first)
  const device = await begin(page, person, server)
  await device.unlock(false)
  await waysIn(page).getByRole('button', { name: 'Lock the app on this device' }).click()
  await setLock(page).getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(setLock(page).getByRole('alert')).toHaveText(/No passkey was given/)
  await setLock(page).getByRole('button', { name: 'Cancel' }).click()
  await device.unlock(true)
  await lockAfter(page, '15 minutes')
  await expect(waysIn(page)).toContainText('On for this device: 15 minutes after you leave')
  await expect(waysIn(page)).toContainText('It is a curtain, not encryption')
  await lockAfter(page, 'At once')
  await leave(page)
  await page.clock.fastForward(3000)
  await expectLocked(page)
  await unlock(page)

  await waysIn(page).getByRole('button', { name: 'Turn off the app lock' }).click()
  const off = page.getByRole('dialog', { name: 'Turn off the app lock?' })
  await device.unlock(false)
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(off.getByRole('alert')).toHaveText(/No passkey was given/)
  await device.unlock(true)
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expectToast(page, 'The app no longer locks on this device')
  await page.clock.fastForward('20:00')
  await expect(waysIn(page)).toBeVisible()
  await page.close()
  await server.stop()
})

test('a locked app shows and takes nothing, in no tab and after no reload', {
  tag: '@phone',
}, async ({ page, person, server: first, forgive, context }) => {
  forgive(/not unlocked/)
  const server = await beside(first)
  const device = await begin(page, person, server)
  await lockAfter(page, '5 minutes')
  const other = await context.newPage()
  await goTo(other, named(server.url, '/mcapp/expenses'))
  await expect(tea(other)).toBeVisible()
  await goTo(page, named(server.url, '/mcapp/expenses'))
  const form = await openExpenseForm(page)
  await form.getByLabel('Description').fill('Half written')
  await page.clock.fastForward('05:30')
  await expectLocked(page)
  await expectLocked(other)
  for (const key of ['Escape', 'p', '?', 'n', 'Control+k']) await page.keyboard.press(key)
  await expectLocked(page)

  await device.unlock(false)
  await unlock(page)
  await expect(page.getByRole('alert')).toHaveText('No passkey was given. Please try again.')
  await device.unlock(true)
  await unlock(page)
  await expect(form.getByLabel('Description')).toHaveValue('Half written')
  await expect(tea(other)).toBeVisible()

  await page.clock.fastForward('05:30')
  await expectLocked(page)
  await other.close()
  await page.reload()
  await expectLocked(page)
  const next = await context.newPage()
  await next.goto(named(server.url, '/mcapp'))
  await expectLocked(next)
  await next.close()
  await page.close()
  await server.stop()
})

test('a passkey of its owner opens it without a network, and no other', {
  tag: '@keeps-app',
}, async ({ page, person, server: first, forgive }) => {
  forgive(/not unlocked|INTERNET_DISCONNECTED|not refreshed|not read/)
  const server = await beside(first)
  await begin(page, person, server)
  await untilAppKept(page)
  await lockAfter(page, '1 minute')
  await goTo(page, named(server.url, '/mcapp/expenses'))
  await expect(tea(page)).toBeVisible()
  await page.clock.fastForward('06:00')
  await expectLocked(page)
  // Somebody else's key under the name of theirs.
  const own = await page.evaluate(async () => {
    const kept = localStorage.getItem('mc-lock') ?? ''
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
    const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
    const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
    const lock = JSON.parse(kept)
    lock.passkeys[0].key = { kty, crv, x, y }
    localStorage.setItem('mc-lock', JSON.stringify(lock))
    return kept
  })
  await goOffline(page)
  await page.reload()
  await expectLocked(page)
  await unlock(page)
  await expect(page.getByRole('alert')).toHaveText(/does not unlock the app on this device/)
  await expect(tea(page)).toBeHidden()
  await page.evaluate((kept) => localStorage.setItem('mc-lock', kept), own)
  await unlock(page)
  await expect(tea(page)).toBeVisible()
  await expect(page).toHaveTitle('Expenses · Moneycomb')
  await goOnline(page)
  await page.close()
  await server.stop()
})

test('who has no passkey at hand logs out, which clears the device', async ({
  page,
  person,
  server: first,
}) => {
  const server = await beside(first)
  await begin(page, person, server)
  await lockAfter(page, '1 minute')
  await page.clock.fastForward('06:00')
  await expectLocked(page)
  await page.getByRole('button', { name: 'Log out and clear this device' }).click()
  await expect(page).toHaveURL(/\/mcapp\/login/)
  expect(await page.evaluate(() => localStorage.getItem('mc-lock'))).toBeNull()
  await page.close()
  await server.stop()
})
