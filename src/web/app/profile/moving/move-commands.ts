import { collections } from '#contract/collections.ts'
import { docOf } from '#contract/command-args.ts'
import type { Entity } from '#contract/entity.ts'
import type { Row } from '#contract/sync.ts'
import type { MovedTable, MovePlan } from '#domain/moving/plan-move.ts'
import type { Command } from '#web/data/replica/types.ts'
import { say } from '#web/words/say.ts'
import { createsInTurn } from '#web/writes/write.ts'

/** What others point at comes first. */
const inOrder: readonly MovedTable[] = [
  ...(['accounts', 'categories', 'expenses', 'incomes', 'transfers', 'budgets'] as const),
]

/** The import first: whatever comes after it can be taken back with it. */
export function* moveCommands({ importDoc, docs }: MovePlan): Generator<Command> {
  yield { name: 'imports.create', args: { doc: importDoc } }
  for (const table of inOrder) yield* createsInTurn(table, docs[table], (doc) => doc)
  yield { name: 'imports.finish', args: { id: importDoc.id } }
}

export const rowsIn = ({ args }: Command): number =>
  Array.isArray(args.docs) ? args.docs.length : 0

const shapes = new Map<string, ReturnType<typeof docOf>>()

function shapeOf(table: MovedTable) {
  const known = shapes.get(table) ?? docOf(collections[table].entity as Entity)
  shapes.set(table, known)
  return known
}

/** What the server would say of it, before anything is sent. */
export function problemOf(table: MovedTable, doc: Row): string | null {
  const { data, error } = shapeOf(table).safeParse(doc)
  if (error) return error.issues[0]?.message ?? say('It does not fit.')
  const wrong = (collections[table].entity as Entity).check?.(data as Row) ?? {}
  return Object.values(wrong)[0] ?? null
}
