import { upcomingIn } from '#domain/budgets/upcoming.ts'
import { addDays, type Day, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { netOf, worthOf } from '#domain/ledger.ts'
import type { EntriesOf } from './use-entries.ts'

type Templates = Parameters<typeof upcomingIn>[0]

export interface ToCome {
  /** Null where it is several. */
  readonly name: string | null
  /** The last of them. */
  readonly on: Day
}

const asIs = Object.assign((amount: number) => amount, { to: '' })

/** What is to come in until the end of the month, by the rows of this device. */
export function toComeIn(entriesOf: EntriesOf, templates: Templates, today: Day): ToCome | null {
  const { to } = monthRange(monthOf(today))
  if (today >= to) return null
  const written = entriesOf('income', monthOf(today))
    .filter((row) => row.date > today && row.date <= to && netOf(worthOf(row)) > 0)
    .map(({ date, description }) => ({ on: date, name: description }))
  const names = new Map(templates.map(({ id, description }) => [id, description ?? null]))
  const planned = upcomingIn(templates, null, { from: addDays(today, 1), to }, asIs).rows.map(
    ({ postOn, templateId }) => ({ on: postOn, name: names.get(templateId) ?? null }),
  )
  const all = [...written, ...planned].sort((a, b) => (a.on < b.on ? -1 : 1))
  const last = all.at(-1)
  return last ? { name: all.length === 1 ? last.name : null, on: last.on } : null
}
