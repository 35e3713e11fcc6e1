import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { GroupAnswer } from '#contract/groups/calls.ts'
import type { PushAnswer } from '#contract/sync.ts'
import type { Person } from '../person.ts'
import { dayIn } from '../recurring/recurring-of.ts'

async function ask<Answer>(url: string, { session }: Person, path: string, body: object) {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Made through the API, for the stories that are about something else. */
export async function storeGroup(
  url: string,
  person: Person,
  fields: Readonly<Record<string, unknown>>,
): Promise<GroupAnswer> {
  const { group } = await ask<{ group: GroupAnswer }>(url, person, '/api/groups/create', fields)
  return group
}

/** As from another device of theirs. */
export async function sendCommand(url: string, person: Person, name: string, args: object) {
  const commands = [{ key: randomUUID(), name, args }]
  const { results } = await ask<PushAnswer>(url, person, '/api/sync/push', { commands })
  if (!results[0]?.ok) throw new Error(`${name} was refused: ${JSON.stringify(results[0])}`)
}

/** Paid by one of them, and shared equally by all. */
export async function storeBill(
  url: string,
  person: Person,
  group: GroupAnswer,
  { payer = 0, ...fields }: Readonly<Record<string, unknown>> & { readonly payer?: number },
): Promise<void> {
  const memberIds = group.members.map(({ memberId }) => memberId)
  const { amount = 9000 } = fields
  await ask(url, person, '/api/groups/create-expense', {
    groupId: group.id,
    description: 'Dinner',
    currency: group.currency,
    date: dayIn(0),
    split: { mode: 'equal', memberIds },
    ...fields,
    amount,
    payers: [{ memberId: memberIds[payer], amount }],
  })
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** The way it is meant to be quick: the key, the amount, a word, Enter. */
export async function addBill(page: Page, amount: string, description: string): Promise<void> {
  await page.keyboard.press('n')
  const sheet = page.getByRole('dialog', { name: /^New expense in/ })
  await sheet.getByLabel('Amount').fill(amount)
  await sheet.getByLabel('What was it').fill(description)
  await sheet.getByLabel('What was it').press('Enter')
  await expect(sheet).toBeHidden()
}
