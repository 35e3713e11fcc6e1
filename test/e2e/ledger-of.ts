import type { Row } from '#contract/sync.ts'
import { newId } from '#web/data/new-id.ts'
import type { Person } from './person.ts'

/** What the server has stored, read past every screen. */
export const storedExpenses = (url: string, person: Person) => stored(url, person, 'expenses')
export const storedIncomes = (url: string, person: Person) => stored(url, person, 'incomes')
export const storedCategories = (url: string, person: Person) => stored(url, person, 'categories')

async function stored(url: string, person: Person, table: string): Promise<readonly Row[]> {
  const path = `/api/data/users/${person.session.user.id}/${table}`
  const answer = await fetch(new URL(path, url), { headers: bearer(person) })
  if (!answer.ok) throw new Error(`reading ${table} answered ${answer.status}`)
  const { documents } = (await answer.json()) as { documents: readonly Row[] }
  return documents
}

type Fields = Readonly<Record<string, unknown>>

/** Written through the API, as another device of the same person would. */
export function storeExpense(url: string, person: Person, fields: Fields = {}): Promise<string> {
  return storeDocument(url, person, 'expenses', { ...plainExpense, date: today(), ...fields })
}

export function storeIncome(url: string, person: Person, fields: Fields = {}): Promise<string> {
  return storeDocument(url, person, 'incomes', { ...plainIncome, date: today(), ...fields })
}

export function storeCategory(url: string, person: Person, fields: Fields): Promise<string> {
  return storeDocument(url, person, 'categories', { type: 'expense', ...fields })
}

/** What is stored later has the later id, as on a device. */
export async function storeDocument(
  url: string,
  person: Person,
  table: string,
  doc: Fields,
): Promise<string> {
  const id = newId()
  const answer = await fetch(
    new URL(`/api/data/users/${person.session.user.id}/${table}/${id}`, url),
    {
      method: 'PUT',
      headers: { ...bearer(person), 'content-type': 'application/json' },
      body: JSON.stringify(doc),
    },
  )
  if (!answer.ok) throw new Error(`writing ${table} answered ${answer.status}`)
  return id
}

/** A command, as another device of the same person sends it. */
export async function commandFor(
  url: string,
  person: Person,
  name: string,
  args: Fields,
): Promise<void> {
  const answer = await fetch(new URL('/api/sync/push', url), {
    method: 'POST',
    headers: { ...bearer(person), 'content-type': 'application/json' },
    body: JSON.stringify({ commands: [{ key: newId(), name, args }] }),
  })
  const { results } = (await answer.json()) as { results: readonly { ok: boolean }[] }
  if (!results.every(({ ok }) => ok)) throw new Error(`${name} was refused`)
}

const plainExpense = {
  amount: 1250,
  currency: 'EUR',
  description: 'Bread and cheese',
  paymentMethod: 'card',
}

const plainIncome = { amount: 250_000, currency: 'EUR', description: 'Salary', source: 'ACME' }

/** In the zone every person of the stories lives in. */
function today(): string {
  return Temporal.Now.plainDateISO('Europe/Berlin').toString()
}

function bearer(person: Person): Record<string, string> {
  return { authorization: `Bearer ${person.session.token}` }
}
