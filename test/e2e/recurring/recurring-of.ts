import type { Locator, Page } from '@playwright/test'
import type { Person } from '../person.ts'

const plain = {
  amount: 95_000,
  currency: 'EUR',
  description: 'Rent',
  frequency: 'monthly',
}

/** In the zone every person of the stories lives in. */
export const dayIn = (days: number): string =>
  Temporal.Now.plainDateISO('Europe/Berlin').add({ days }).toString()

/** Written through the API, as another device of the same person would. */
export async function storeTemplate(
  url: string,
  { session }: Person,
  fields: Readonly<Record<string, unknown>> = {},
  table = 'expense_templates',
): Promise<string> {
  const id = crypto.randomUUID()
  const answer = await fetch(new URL(`/api/data/users/${session.user.id}/${table}/${id}`, url), {
    method: 'PUT',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...plain, startOn: dayIn(3), ...fields }),
  })
  if (!answer.ok) throw new Error(`writing ${table} answered ${answer.status}`)
  return id
}

/** Posted and taken back, so that it waits whether a job has looked at it already or not. */
export async function letWait(
  url: string,
  { session }: Person,
  id: string,
  dueOn: string,
): Promise<void> {
  const posted = { id, dueOn, entryId: crypto.randomUUID(), date: dueOn, amount: plain.amount }
  const wanted = [
    { name: 'expense_templates.postNow', args: posted },
    { name: 'expense_templates.undoPost', args: { id, dueOn } },
  ]
  const commands = wanted.map((command) => ({ key: crypto.randomUUID(), ...command }))
  const answer = await fetch(new URL('/api/sync/push', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ commands }),
  })
  if (!answer.ok) throw new Error(`pushing answered ${answer.status}`)
}

/** Its name is followed by its schedule. */
export const editButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name} `) })

export const templateRow = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: editButton(page, name) })

export const stage = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${title}`) })

/** Chooses from the menu of one template. */
export async function chooseFor(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

export const undo = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Undo' }).click()
