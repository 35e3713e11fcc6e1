import { randomUUID } from 'node:crypto'
import { newExpense } from '#test/support/caller.ts'
import { newMove } from '../support/goals-fixture.ts'
import { othersOf, type Player } from './cast.ts'

const kinds = {
  expense: 30,
  /** The same by its path. */
  document: 15,
  income: 10,
  /** Of a row that is there already. */
  change: 15,
  contribution: 15,
  bill: 10,
  settlement: 5,
} as const

type Kind = keyof typeof kinds

/** One thing somebody wants done once, however often it has to be sent. */
export interface Deed {
  readonly kind: Kind
  readonly player: Player
  /** Written into the row, so that it is found whatever its id. */
  readonly label: string
  readonly key: string
  readonly id: string
  readonly amount: number
  /** Who pays in a settlement. */
  readonly to: string
}

const drawn = Object.entries(kinds).flatMap(([kind, weight]) =>
  Array.from({ length: weight }, () => kind as Kind),
)

type Random = () => number

/** `row` is the one that this client changes. */
export function drawDeed(player: Player, row: string, random: Random, label: string): Deed {
  const kind = drawn[Math.floor(random() * drawn.length)] ?? 'expense'
  const others = othersOf(player)
  return {
    kind,
    player,
    label,
    key: randomUUID(),
    id: kind === 'change' ? row : randomUUID(),
    // Two people share a bill without a rest.
    amount: 2 * (1 + Math.floor(random() * 5000)),
    to: others[Math.floor(random() * others.length)] ?? '',
  }
}

/** What a client does that does not know whether it was heard, and keeps no key. */
export const forgotten = (deed: Deed): Deed => ({
  ...deed,
  key: randomUUID(),
  id: deed.kind === 'change' ? deed.id : randomUUID(),
})

/** How it is sent to this server. */
export function callOf(deed: Deed): { path: string; init: RequestInit } {
  const { person } = deed.player
  const headers = { ...person.bearer, 'Content-Type': 'application/json' }
  if (deed.kind === 'document') {
    const { id, ...doc } = newExpense({ id: deed.id, ...textOf(deed) })
    const init = { method: 'PUT', headers: { ...headers, 'Idempotency-Key': deed.key } }
    const path = `/api/data/users/${person.uid}/expenses/${id}`
    return { path, init: { ...init, body: JSON.stringify(doc) } }
  }
  const commands = [{ key: deed.key, ...commandOf(deed) }]
  const body = JSON.stringify({ commands })
  return { path: '/api/sync/push', init: { method: 'POST', headers, body } }
}

const textOf = ({ label, amount }: Deed) => ({ description: label, amount })

function commandOf(deed: Deed) {
  const { kind, player, label, id, amount, to } = deed
  const { group, goalId, name } = player
  const groupId = group.id
  switch (kind) {
    case 'income':
      return { name: 'incomes.create', args: { doc: newExpense({ id, ...textOf(deed) }) } }
    case 'change':
      return { name: 'expenses.update', args: { id, patch: { amount } } }
    case 'contribution':
      return { name: 'goals.contribute', args: newMove(goalId, amount, { id, note: label }) }
    case 'bill': {
      const all = Object.keys(group.member)
      const doc = group.doc(amount, name, all, { id, description: label })
      return { name: 'group_expenses.create', args: { groupId, doc } }
    }
    case 'settlement': {
      // The receiver's own word: it counts at once.
      const sides = { from: group.of(to), to: group.of(name) }
      const doc = { id, ...sides, amount, currency: 'EUR', date: '2026-04-01', note: label }
      return { name: 'settlements.claim', args: { groupId, doc } }
    }
    default:
      return { name: 'expenses.create', args: { doc: newExpense({ id, ...textOf(deed) }) } }
  }
}
