import { expect, type Page } from '@playwright/test'
import type { Row } from '#contract/sync.ts'
import { corner, drawReceipt } from '../../support/draw-receipt.ts'
import type { Person } from '../person.ts'

/** A machine that does much else reads slowly. */
export const readingMs = 120_000

export const paper = async () => ({
  name: 'bakery.jpg',
  mimeType: 'image/jpeg',
  buffer: await drawReceipt(corner),
})

export const notAPicture = {
  name: 'notes.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('only words'),
}

export const chosen = (page: Page) => page.getByRole('form', { name: 'Receipt' })

/** Gives files to the page and waits until the first of them can be corrected. */
export async function scan(page: Page, files: readonly Awaited<ReturnType<typeof paper>>[]) {
  await page.getByLabel('Files of receipts').setInputFiles([...files])
  await expect(chosen(page)).toBeVisible({ timeout: readingMs })
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: readingMs })
}

export async function pictureStatus(url: string, { session }: Person, id: unknown) {
  const headers = { authorization: `Bearer ${session.token}` }
  return (await fetch(new URL(`/api/receipts/${id}`, url), { headers })).status
}

export async function groupBills(url: string, { session }: Person, groupId: string) {
  const headers = { authorization: `Bearer ${session.token}` }
  const answer = await fetch(new URL(`/api/data/groups/${groupId}/expenses`, url), { headers })
  return ((await answer.json()) as { documents: readonly Row[] }).documents
}
