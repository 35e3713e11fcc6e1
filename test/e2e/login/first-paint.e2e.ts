import type { Page } from '@playwright/test'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger, expectStart, signOut } from '../vocabulary.ts'

/** The app's own script is on its way until it is let through. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/ground-/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Not when all is loaded: the script is not. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

test('a form that is filled and sent before the script is here logs in', {
  tag: '@phone',
}, async ({ page, person }) => {
  const letScript = await holdScript(page)
  await open(page, '/mcapp/login?way=email')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled()
  letScript()
  await expectStart(page)
})

test('what was typed before the script is here stays, and so does the place to go on', async ({
  page,
}) => {
  const letScript = await holdScript(page)
  await open(page, '/mcapp/login?way=email')
  await page.getByLabel('Email').fill('anna@example.org')
  await page.getByLabel('Password', { exact: true }).pressSequentially('long ')
  letScript()
  await expect(page.locator('[data-picture]')).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue('anna@example.org')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('enough')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('long enough')
})

test('without any script nothing that is written at the entrance gets into an address', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  await page.goto('/mcapp/login')
  await page.getByLabel('Phone number', { exact: true }).fill('0151 23456789')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue('')
  expect(new URL(page.url()).href).toBe(`${server.url}/mcapp/login`)
  await context.close()
})

test('the first picture is of the app for who is in, and of the entrance for everybody else', {
  tag: '@phone',
}, async ({ page, person }) => {
  await enter(page, person)
  await expectLedger(page)

  await test.step('who is in sees the frame, with nothing of anybody in it', async () => {
    const letScript = await holdScript(page)
    await open(page, '/mcapp/expenses')
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(page.locator('form')).toHaveCount(0)
    // Which place this is, the picture does not know.
    await expect(page.locator('[aria-current]')).toHaveCount(0)
    expect(await page.locator('#root').innerText()).not.toMatch(/\d|Anna/)
    letScript()
    await expectLedger(page)
    await page.unrouteAll({ behavior: 'wait' })
  })

  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()

  await test.step('who logged out sees the form, wherever they wanted to go', async () => {
    const letScript = await holdScript(page)
    await open(page, '/mcapp/expenses')
    await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    letScript()
    await expect(page).toHaveURL(/\/mcapp\/login/)
  })
})
