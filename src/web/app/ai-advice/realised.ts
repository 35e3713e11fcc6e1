import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { type Day, daysBetween } from '#domain/calendar/calendar.ts'
import { type Total, totalsOf } from '#domain/money/money.ts'
import type { AdviceChoice } from '#web/data/advice.ts'

type ReadRow = (collection: CollectionName, id: string) => Row | null

const yearDays = 365

/** Whether what was changed is still as it was changed to. */
export function isHeld({ held }: AdviceChoice, readRow: ReadRow): boolean {
  if (held === null) return true
  const row = readRow(held.collection, held.id)
  if (held.value === null) return row === null
  return row !== null && JSON.stringify(row[held.field]) === held.value
}

export interface Realised {
  /** What the advice that was followed is worth in a year, for as long as it is kept. */
  readonly yearly: readonly Total[]
  /** Of that, what the days since then come to. */
  readonly soFar: readonly Total[]
  readonly count: number
}

/** What stood in the book twice is put right by deleting it; that saves nothing. */
export const isPutRight = ({ held }: AdviceChoice): boolean => held?.value === null

/** By days, rounded down, a year at most. */
function grown(choice: AdviceChoice, since: Day, today: Day): number {
  const { yearly } = choice
  const days = Math.min(yearDays, Math.max(0, daysBetween(since, today)))
  return Math.floor((yearly * days) / yearDays)
}

export function realisedBy(
  choices: readonly AdviceChoice[],
  today: Day,
  dayOf: (instant: string) => Day,
  readRow: ReadRow,
): Realised {
  const kept = choices.filter(
    (choice) =>
      choice.choice === 'done' &&
      choice.yearly > 0 &&
      !isPutRight(choice) &&
      isHeld(choice, readRow),
  )
  const amounts = (of: (choice: AdviceChoice) => number) =>
    totalsOf(kept.map((choice) => ({ currency: choice.currency, amount: of(choice) })))
  return {
    yearly: amounts(({ yearly }) => yearly),
    soFar: amounts((choice) => grown(choice, dayOf(choice.createdAt), today)),
    count: kept.length,
  }
}
