import type { Advice, Doing } from '#contract/advice/calls.ts'
import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import type { ChoiceFields } from '#web/data/advice.ts'
import type { Command } from '#web/data/replica/types.ts'
import { creating, fieldsOf, type Write } from '#web/writes/write.ts'

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
function rowBefore({ name, args }: Command, readRow: ReadRow): unknown {
  const [collection = '', verb] = name.split('.')
  if (verb !== 'delete' || typeof args.id !== 'string') return null
  const table = collection as CollectionName
  const row = readRow(table, args.id)
  if (!row) return null
  return { id: row.id, ...fieldsOf(table, row) }
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

export const puttingAside = (advice: Advice, id: string): Write =>
  creating('advice_choices', [{ id, ...choiceOf(advice, 'not-for-me', null) }])

/** That it was done by the form it opened. */
export const noting = (advice: Advice, id: string): Write =>
  creating('advice_choices', [{ id, ...choiceOf(advice, 'done', null) }])

/** Whether the form a card opened has done what the card was about: it is not advised any more. */
export const isFollowed = (opened: Advice, advised: readonly Advice[]): boolean =>
  !advised.some(({ rule, subject }) => rule === opened.rule && subject === opened.subject)

/** What is done, and that it was done. */
export function acting(
  advice: Advice,
  action: Doing,
  ids: { readonly choice: string; readonly made: string },
  readRow: ReadRow,
): Write {
  const before = action.commands.map((command) => rowBefore(command, readRow)).find(Boolean)
  const fill = ({ name, args }: Command): Command => ({
    name,
    args: filled(args, ids.made, before ?? null) as Command['args'],
  })
  const choice = { id: ids.choice, ...choiceOf(advice, 'done', action.held) }
  const noted = creating('advice_choices', [choice])
  return {
    commands: [...action.commands.map(fill), ...noted.commands],
    undo: [...action.undo.map(fill), ...noted.undo],
  }
}
