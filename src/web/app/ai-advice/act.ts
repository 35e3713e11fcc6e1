import type { Advice, Doing } from '#contract/advice-calls.ts'
import { collectionShapes } from '#contract/collection-shapes.ts'
import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import type { ChoiceFields } from '#web/data/advice.ts'
import type { Wish } from '#web/data/replica/shapes.ts'

/** What to do, and what takes it back. */
export interface Step {
  readonly there: readonly Wish[]
  readonly back: readonly Wish[]
}

type ReadRow = (collection: CollectionName, id: string) => Row | null

/** Fills in what only the device knows: a new id, and the row as it was. */
function filled(value: unknown, id: string, row: unknown): unknown {
  if (value === '{new}') return id
  if (value === '{row}') return row
  if (Array.isArray(value)) return value.map((item) => filled(item, id, row))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, id, row)]))
}

/** What a deletion takes away, as it can be created again. */
function rowBefore({ name, args }: Wish, readRow: ReadRow): unknown {
  const [collection = '', verb] = name.split('.')
  if (verb !== 'delete' || typeof args.id !== 'string') return null
  const table = collection as CollectionName
  const row = readRow(table, args.id)
  if (!row) return null
  const fields = collectionShapes[table].writable.map((field) => [field, row[field]])
  return { id: row.id, ...Object.fromEntries(fields) }
}

const choiceOf = (
  advice: Advice,
  choice: ChoiceFields['choice'],
  held: ChoiceFields['held'],
): ChoiceFields => {
  const { rule, subject, fingerprint, title, yearly, currency } = advice
  // Only what can be seen to last counts as saved.
  const saved = held === null ? 0 : (yearly ?? 0)
  return { rule, subject, fingerprint, title, yearly: saved, currency, choice, held }
}

const created = (id: string, fields: ChoiceFields): Wish => ({
  name: 'advice_choices.create',
  args: { doc: { id, ...fields } },
})

const deleted = (id: string): Wish => ({ name: 'advice_choices.delete', args: { id } })

export const asideStep = (advice: Advice, id: string): Step => ({
  there: [created(id, choiceOf(advice, 'not-for-me', null))],
  back: [deleted(id)],
})

/** What is done, and that it was done. */
export function actStep(
  advice: Advice,
  action: Doing,
  ids: { readonly choice: string; readonly made: string },
  readRow: ReadRow,
): Step {
  const before = action.commands.map((command) => rowBefore(command, readRow)).find(Boolean)
  const fill = ({ name, args }: Wish): Wish => ({
    name,
    args: filled(args, ids.made, before ?? null) as Wish['args'],
  })
  return {
    there: [
      ...action.commands.map(fill),
      created(ids.choice, choiceOf(advice, 'done', action.held)),
    ],
    back: [...action.undo.map(fill), deleted(ids.choice)],
  }
}
