import type { Day } from '#domain/calendar/calendar.ts'
import { say } from '#web/words/say.ts'
import { changeOf } from '../changes.ts'
import type { ImportRow } from '../judge-files.ts'

/** A row of a statement that is not in the book by its import. */
export interface LeftOutRow {
  readonly key: string
  readonly date: Day
  readonly words: string
  /** Below zero went out. */
  readonly amount: number
  readonly currency: string
  readonly why: string
}

const byDay = (a: LeftOutRow, b: LeftOutRow) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)

function whyOf({ row, verdict }: ImportRow): string {
  if (verdict.kind !== 'new') return verdict.words
  if (row.isPending) return say('Not booked by the bank yet.')
  return row.isTrade ? say('Money for shares is not spending or income.') : say('You left it out.')
}

/** Rows that come neither as entries nor as something that was there. */
export function leftOutOf(rows: readonly ImportRow[], taken: ReadonlySet<string>) {
  return rows
    .filter((one) => !taken.has(one.key) && changeOf(one).length === 0)
    .map((one): LeftOutRow => {
      const { date, merchant, description, amount, currency } = one.row
      const words = description || merchant || ''
      return { key: one.key, date, words, amount, currency, why: whyOf(one) }
    })
    .sort(byDay)
}
