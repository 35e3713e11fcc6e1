import { randomUUID } from 'node:crypto'
import type { Row } from '#contract/sync.ts'
import type { Person } from './person.ts'

/** What the server has stored, read past every screen. */
export async function storedExpenses(url: string, person: Person): Promise<readonly Row[]> {
  const path = `/api/data/users/${person.session.user.id}/expenses`
  const answer = await fetch(new URL(path, url), { headers: bearer(person) })
  if (!answer.ok) throw new Error(`reading expenses answered ${answer.status}`)
  const { documents } = (await answer.json()) as { documents: readonly Row[] }
  return documents
}

/** Written through the API, as another device of the same person would. */
export async function storeExpense(
  url: string,
  person: Person,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = randomUUID()
  const answer = await fetch(
    new URL(`/api/data/users/${person.session.user.id}/expenses/${id}`, url),
    {
      method: 'PUT',
      headers: { ...bearer(person), 'content-type': 'application/json' },
      body: JSON.stringify({ ...plainExpense, date: today(), ...fields }),
    },
  )
  if (!answer.ok) throw new Error(`writing an expense answered ${answer.status}`)
  return id
}

const plainExpense = {
  amount: 1250,
  currency: 'EUR',
  description: 'Bread and cheese',
  paymentMethod: 'card',
}

/** In the zone every person of the stories lives in. */
function today(): string {
  return Temporal.Now.plainDateISO('Europe/Berlin').toString()
}

function bearer(person: Person): Record<string, string> {
  return { authorization: `Bearer ${person.session.token}` }
}
