import { expect, type Locator, type Page } from '@playwright/test'
import type { TestServer } from '../support/server.ts'
import { codeFor } from './outbox.ts'

export const phoneBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Phone number', exact: true })

export const codeBox = (page: Page): Locator => page.getByLabel('Code', { exact: true })

/** Before a code leaves, the browser may have to do a proof of work: long on a busy machine. */
export const expectCodeBox = (page: Page): Promise<void> =>
  expect(codeBox(page)).toBeVisible({ timeout: 60_000 })

export async function askForCode(page: Page, number: string): Promise<void> {
  await phoneBox(page).fill(number)
  await page.getByRole('button', { name: 'Send code' }).click()
}

/** The sixth digit sends the form by itself. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await expect(codeBox(page)).toBeFocused()
  await codeBox(page).fill(code)
}

interface Newcomer {
  readonly name: string
  readonly number: string
}

export async function signUpByPhone(page: Page, server: TestServer, who: Newcomer): Promise<void> {
  await page.goto('/mcapp/signup')
  await page.getByLabel('Name').fill(who.name)
  await askForCode(page, who.number)
  await expectCodeBox(page)
  await enterCode(page, await codeFor(server, who.number))
  await expect(page.getByRole('status')).toContainText('Your account is ready.')
}

/** From the login page; `nth` is how many codes this number has got by then. */
export async function signInByPhone(page: Page, server: TestServer, number: string, nth = 1) {
  await askForCode(page, number)
  await expectCodeBox(page)
  await enterCode(page, await codeFor(server, number, nth))
}
