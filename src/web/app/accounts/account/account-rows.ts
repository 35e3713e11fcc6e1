import { type AccountBook, type Step, stepsOf } from '#domain/accounts/balance.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { PlacedDay, PlacedList } from '#web/ledger/list/visible-blocks.ts'

/** A day of an account's list. */
export interface StepDay extends PlacedDay {
  readonly day: Day
  readonly rows: readonly Step[]
}

const unknown = { amount: null, isEstimated: false, missing: null }

/** Every row with the balance after it; what was before the opening is in it and has none. */
export function allSteps(book: AccountBook): readonly Step[] {
  const early = book.moves.filter(({ date }) => date < book.account.openingOn)
  const balance = { booked: unknown, expected: unknown }
  return [...early.map((move) => ({ date: move.date, move, balance })), ...stepsOf(book)]
}

/** By day, the newest first, and within a day the last one first. */
export function stepsByDay(steps: readonly Step[]): PlacedList<StepDay> {
  const days: (StepDay & { readonly rows: Step[] })[] = []
  for (const step of steps.toReversed()) {
    const last = days.at(-1)
    if (last?.day === step.date) last.rows.push(step)
    else {
      const rowsBefore = last ? last.rowsBefore + last.rows.length : 0
      days.push({ day: step.date, rows: [step], daysBefore: days.length, rowsBefore })
    }
  }
  return { days, rowCount: steps.length, isByDay: true }
}
