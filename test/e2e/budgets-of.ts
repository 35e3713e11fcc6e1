import { expect, type Locator, type Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { expectNoSideScroll, smallTargets } from './fits.ts'
import { storeDocument } from './ledger-of.ts'
import type { Person } from './person.ts'

/** In the zone every person of the stories lives in: the first of this month or of one before. */
export const firstOf = (monthsAgo: number): string =>
  Temporal.Now.plainDateISO('Europe/Berlin')
    .with({ day: 1 })
    .subtract({ months: monthsAgo })
    .toString()

const plain = { name: 'Food', amount: 10_000, currency: 'EUR', period: 'monthly' }

export const storeBudget = (
  url: string,
  person: Person,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> =>
  storeDocument(url, person, 'budgets', { ...plain, startOn: firstOf(0), ...fields })

export const budgetRow = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(`^${name}`) }) })

/** Chooses from the menu of one budget. */
export async function chooseFor(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The words of an amount also stand in a screen reader's, so only those on screen are read. */
export const figure = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Where it stands' })
    .locator('dl')
    .first()
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })

/** Clean for everybody, within the width of the screen, and large enough for a finger. */
export async function expectGood(page: Page, isMobile: boolean): Promise<void> {
  await expectClean(page)
  await expectNoSideScroll(page)
  if (isMobile) expect(await smallTargets(page)).toEqual([])
}

export const undo = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Undo' }).click()
