import type { CollectionName } from '#contract/collections.ts'
import { type Reference, references } from '#contract/references.ts'
import type { Row } from '#contract/sync.ts'
import type { Redirection } from '#domain/command.ts'
import type { Reading, RowPatch } from '../types.ts'
import { isValues, stamped } from './laid.ts'

/** Whether an id stands where these steps lead. Every row is asked, so nothing is made for it. */
function leadsTo(id: string, value: unknown, steps: readonly string[], from = 0): boolean {
  const step = steps[from]
  if (step === undefined) return value === id
  if (!isValues(value)) return false
  if (step !== '*') return leadsTo(id, value[step], steps, from + 1)
  return Array.isArray(value) && value.some((item) => leadsTo(id, item, steps, from + 1))
}

function moved(from: string, into: string, value: unknown, steps: readonly string[]): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return value === from ? into : value
  if (Array.isArray(value)) {
    const items = value.map((item) => moved(from, into, item, rest))
    return rest.length === 0 ? [...new Set(items)] : items
  }
  return isValues(value) ? { ...value, [step]: moved(from, into, value[step], rest) } : value
}

const sourcesOf = (target: string) =>
  (Object.entries(references) as [CollectionName, readonly Reference[]][]).map(
    ([table, all]) =>
      [
        table,
        all.filter(({ to }) => to.some((name) => name === target)).map(({ at }) => at.split('.')),
      ] as const,
  )

/** Every row that points at `from` points at `into`. */
export function* redirected(
  read: Reading,
  { pointersTo, from, into }: Redirection,
  at: string,
): Generator<RowPatch> {
  for (const [table, paths] of sourcesOf(pointersTo)) {
    for (const row of paths.length > 0 ? read.all(table) : []) {
      const found = paths.filter((steps) => leadsTo(from, row, steps))
      if (found.length === 0) continue
      const after = found.reduce<unknown>((now, steps) => moved(from, into, now, steps), row)
      yield { table, id: row.id, row: stamped(table, after as Row, at) }
    }
  }
}
