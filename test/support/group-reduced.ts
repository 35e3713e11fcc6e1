import type { Change, Outcome, Row } from '#domain/command.ts'

type Book = Readonly<Record<string, readonly Row[]>>

export const reducedAt = '2026-03-31T10:00:00.000Z'

/** A member as a group has them, under the name of their account; without one they are a name. */
export const seat = (name: string, fields: object = {}) => ({
  ...{ memberId: name, uid: name, name, role: 'member', householdId: null, leftAt: null },
  ...fields,
})

/** Anna owns it, Ben is in it, and Cara was. */
export const flat = {
  ...{ id: 'g', name: 'Flat', status: 'open', memberIds: ['anna', 'ben'] },
  members: [seat('anna', { role: 'owner' }), seat('ben'), seat('cara', { leftAt: '2026-02-01' })],
}

/** What somebody's command does to a book with that group and these rows. */
export function reducedBy<Args>(
  reduce: (rows: never, args: Args, context: never) => Outcome,
  args: Args,
  uid: string,
  more: Book = {},
): Outcome {
  const book: Book = { groups: [flat], ...more }
  const rows = {
    row: (table: string, id: string) => book[table]?.find((row) => row.id === id) ?? null,
    where: (table: string, field: string, value: string) =>
      (book[table] ?? []).filter((row) => row[field] === value),
  }
  return reduce(rows as never, args, { uid, now: reducedAt, newId: () => 'new' } as never)
}

export const codeOf = (outcome: Outcome) => ('refusal' in outcome ? outcome.refusal.code : null)

/** The rows of one table after it; null is one that is gone. */
export const rowsIn = (outcome: Outcome, table: string) =>
  (outcome as readonly Change[]).flatMap((change) =>
    'row' in change && change.table === table ? [change.row] : [],
  )
