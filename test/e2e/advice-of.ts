import { expect, type Locator, type Page } from '@playwright/test'
import { dayIn } from './goals-of.ts'
import type { Person } from './person.ts'

export const advicePath = '/mcapp/ai-advice'

type Values = Readonly<Record<string, unknown>>

async function storeExpense(url: string, { session }: Person, fields: Values): Promise<void> {
  const path = `/api/data/users/${session.user.id}/expenses/${crypto.randomUUID()}`
  const answer = await fetch(new URL(path, url), {
    method: 'PUT',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ currency: 'EUR', ...fields }),
  })
  if (!answer.ok) throw new Error(`writing an expense answered ${answer.status}`)
}

/** Two small expenses, and one that is there twice: €520.00 in all. */
export async function storeDoubleCharge(url: string, person: Person): Promise<void> {
  const camera = { description: 'Camera House', amount: 24_900 }
  await storeExpense(url, person, { ...camera, date: dayIn(-2) })
  await storeExpense(url, person, { ...camera, date: dayIn(-1) })
  await storeExpense(url, person, { description: 'Bread', amount: 1000, date: dayIn(-5) })
  await storeExpense(url, person, { description: 'Cheese', amount: 1200, date: dayIn(-6) })
}

export const adviceCard = (page: Page, title: string): Locator =>
  page
    .getByRole('list', { name: 'Advice for today' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

export async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Ask about your money').fill(question)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
}

export const answer = (page: Page): Locator => page.getByRole('region', { name: 'Answer' })

export const left = (page: Page, count: number) =>
  expect(page.getByText(`${count} of 10 answers by a model left`)).toBeVisible()

/** Answers from the book alone are never counted. */
export const free = (page: Page) =>
  expect(page.getByText('Answers come from your own book and cost nothing.')).toBeVisible()
