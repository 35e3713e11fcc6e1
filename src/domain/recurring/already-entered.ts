/** Which past days of a new template are in the book already, by hand or by another one. */
import { type Day, daysBetween } from '../calendar/calendar.ts'
import { payeeOf } from './payee-of.ts'
import { amountOn, type Priced } from './price-changes.ts'
import type { Occurrence } from './schedule.ts'

interface Named {
  readonly description: string
  readonly currency: string
  readonly merchant?: string | null
  readonly source?: string | null
}

interface Entered extends Named {
  readonly amount: number
  readonly date: Day
}

const nearDays = 3

/** The same name and amount within a few days; each entry answers for one day, the nearest. */
export function alreadyEntered(
  template: Named & Priced,
  days: readonly Occurrence[],
  entries: Iterable<Entered>,
): readonly Day[] {
  const [payee, { currency }] = [payeeOf(template), template]
  const names = new Set([payee, template.description.toLowerCase()])
  const alike = [...entries].filter(
    (one) =>
      one.currency === currency &&
      (payeeOf(one) === payee || names.has(one.description.toLowerCase())),
  )
  const used = new Set<Entered>()
  return days.flatMap(({ dueOn, postOn }) => {
    const amount = amountOn(template, dueOn)
    const apart = ({ date }: Entered) => Math.abs(daysBetween(date, postOn))
    const [found] = alike
      .filter((one) => !used.has(one) && one.amount === amount && apart(one) <= nearDays)
      .toSorted((a, b) => apart(a) - apart(b))
    if (!found) return []
    used.add(found)
    return [dueOn]
  })
}
