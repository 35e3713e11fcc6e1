import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './person.ts'

type Values = Readonly<Record<string, unknown>>

/** In the zone every person of the stories lives in. */
export const dayIn = (days: number): string =>
  Temporal.Now.plainDateISO('Europe/Berlin').add({ days }).toString()

/** Written through the API, as another device of the same person would. */
export async function store(
  url: string,
  { session }: Person,
  table: 'accounts' | 'expenses' | 'incomes',
  fields: Values,
): Promise<string> {
  const id = crypto.randomUUID()
  const path = `/api/data/users/${session.user.id}/${table}/${id}`
  const answer = await fetch(new URL(path, url), {
    method: 'PUT',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ currency: 'EUR', ...fields }),
  })
  if (!answer.ok) throw new Error(`writing ${path}: ${answer.status} ${await answer.text()}`)
  return id
}

export const storeAccount = (url: string, person: Person, fields: Values): Promise<string> =>
  store(url, person, 'accounts', { kind: 'current', openingOn: dayIn(-30), ...fields })

/** The line of an account on the page of all. */
export const accountCard = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

export const field = (sheet: Locator, label: string): Locator =>
  sheet.getByLabel(label, { exact: true })

export interface Moved {
  readonly amount: string
  readonly to?: string
  readonly from?: string
  readonly arrives?: string
  readonly fee?: string
}

/** Accounts are chosen by the name and the currency they are offered with. */
export async function fillTransfer(sheet: Locator, moved: Moved): Promise<void> {
  const { amount, from, to, arrives, fee } = moved
  await field(sheet, 'Amount').fill(amount)
  if (from !== undefined) await field(sheet, 'From').selectOption(from)
  if (to !== undefined) await field(sheet, 'To').selectOption(to)
  if (arrives !== undefined) await field(sheet, 'What arrives').fill(arrives)
  if (fee !== undefined) await field(sheet, 'Fee (optional)').fill(fee)
}

export async function saveSheet(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet).toBeHidden()
}
