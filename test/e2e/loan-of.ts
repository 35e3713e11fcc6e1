import { expect, type Page } from '@playwright/test'
import { newId } from '#web/data/new-id.ts'
import { expectClean } from './axe.ts'
import { expectNoSideScroll, smallTargets } from './fits.ts'
import type { Person } from './person.ts'

const plain = {
  name: 'Flat',
  principal: 200_000_00,
  currency: 'EUR',
  annualRateBps: 387.5,
  termPeriods: 300,
}

/** In the zone every person of the stories lives in. */
export const dayIn = (days: number): string =>
  Temporal.Now.plainDateISO('Europe/Berlin').add({ days }).toString()

/** Paid out two months ago, with its first payment in ten days. */
export async function storeLoan(
  url: string,
  { session }: Person,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = newId()
  const days = { startOn: dayIn(-60), firstPaymentOn: dayIn(10) }
  const answer = await fetch(new URL(`/api/data/users/${session.user.id}/loans/${id}`, url), {
    method: 'PUT',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...plain, ...days, ...fields }),
  })
  if (!answer.ok) throw new Error(`writing a loan answered ${answer.status}`)
  return id
}

/** As it should be for everybody: clean to a screen reader, nothing cut, nothing too small. */
export async function expectGoodLooks(page: Page, isMobile: boolean): Promise<void> {
  await expectClean(page)
  await expectNoSideScroll(page)
  if (isMobile) expect(await smallTargets(page)).toEqual([])
}

/** The library that draws comes last; a chart without it is a grey box. */
export const expectDrawn = (page: Page, finding: string | RegExp): Promise<void> =>
  expect(page.getByRole('figure', { name: finding }).locator('svg.recharts-surface')).toBeVisible()
