import { expect, type Locator, type Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { expectNoSideScroll, smallTargets } from './fits.ts'
import type { Person } from './person.ts'

/** In the zone every person of the stories lives in. */
export const dayIn = (days: number): string =>
  Temporal.Now.plainDateISO('Europe/Berlin').add({ days }).toString()

type Values = Readonly<Record<string, unknown>>

async function put(url: string, { session }: Person, path: string, body: Values): Promise<void> {
  const answer = await fetch(new URL(`/api/data/users/${session.user.id}/${path}`, url), {
    method: 'PUT',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`writing ${path} answered ${answer.status}`)
}

/** Written through the API, as another device of the same person would. */
export async function storeGoal(url: string, person: Person, fields: Values = {}): Promise<string> {
  const id = crypto.randomUUID()
  const plain = { name: 'Bicycle', targetAmount: 100_000, currency: 'EUR' }
  await put(url, person, `goals/${id}`, { ...plain, ...fields })
  return id
}

export const storeMoney = (
  url: string,
  person: Person,
  goalId: string,
  amount: number,
  days = 0,
): Promise<void> =>
  put(url, person, `goals/${goalId}/contributions/${crypto.randomUUID()}`, {
    amount,
    date: dayIn(days),
  })

/** What the server has of a goal. */
export async function storedGoal(url: string, { session }: Person, id: string): Promise<Values> {
  const answer = await fetch(new URL(`/api/data/users/${session.user.id}/goals/${id}`, url), {
    headers: { authorization: `Bearer ${session.token}` },
  })
  return (await answer.json()) as Values
}

export const goalCard = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Goals' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

export async function chooseFor(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

export const undo = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Undo' }).click()

/** Nothing a checker finds in either look, nothing too wide and, for fingers, nothing too small. */
export async function expectFine(page: Page, isMobile: boolean): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectClean(page)
  }
  await expectNoSideScroll(page)
  if (isMobile) expect(await smallTargets(page)).toEqual([])
}
