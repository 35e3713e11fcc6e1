import type { Row } from '#contract/sync.ts'
import type { GoalFact, MoveFact } from '#domain/advice/facts.ts'
import { type Day, dayAt } from '#domain/calendar/calendar.ts'
import type { CountedPace } from '#domain/goals/pace.ts'
import { headingOf } from '#domain/goals/plan.ts'
import { type Contribution, isOpening, signedAmount } from '#domain/goals/saved-history.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'
import type { Goal } from '../goals/goal.ts'
import type { Book } from './book.ts'

type Stored = Goal & {
  readonly targetOn: Day | null
  readonly priority: number
  readonly createdAt: string
}
type Moved = Row & Contribution & { readonly goalId: string }

/** What is saved for, and how fast. */
export async function readGoalFacts(book: Book): Promise<readonly GoalFact[]> {
  const { rows } = await book.db.query<{ row: Stored; moved: readonly Moved[] | null }>(
    `select ${wireObject(documentsOf('goals'))} as row, (
        select json_agg(json_build_object(
          'id', c.id, 'kind', c.kind, 'amount', c.amount, 'date', c.date,
          'isOpening', c.is_opening
        ) order by c.date, c.id)
        from contributions c where c.scope = $1 and c.goal_id = t.id
      ) as moved
      from goals t where t.scope = $1 and t.status <> 'archived' order by t.id`,
    [book.scope],
  )
  return rows.map(({ row, moved }) => factOf(book, row, moved ?? []))
}

function factOf(book: Book, goal: Stored, moved: readonly Moved[]): GoalFact {
  const { today, timezone } = book
  const { currency, targetOn } = goal
  const createdOn = dayAt(Date.parse(goal.createdAt), timezone)
  const { outlook, standing } = headingOf(goal, moved, createdOn, today)
  const { pace, perMonth, reachedOn, needed } = outlook
  const paid = moved.filter(
    (one) => one.kind === 'contribution' && !isOpening(one) && one.date <= today,
  )
  return {
    id: goal.id,
    name: goal.name,
    currency,
    target: goal.targetAmount,
    saved: goal.totalSaved,
    targetOn,
    priority: goal.priority,
    lastOn: paid.at(-1)?.date ?? null,
    lastAmount: paid.at(-1)?.amount ?? null,
    payments: paid.length,
    moved: pace ? movedIn(moved, pace, today) : [],
    pace: pace && { over: pace.over, unit: pace.unit },
    perMonth,
    reachedOn,
    standing: standing.is,
    needed: needed && needed.by > today ? needed : null,
    toBook: (amount) => book.inBook(amount, currency),
  }
}

/** What its pace is told from, and nothing that was there before. */
const movedIn = (
  moved: readonly Moved[],
  { after, leftOut }: CountedPace,
  today: Day,
): readonly MoveFact[] =>
  moved
    .filter((one) => one.date > after && one.date <= today && !isOpening(one))
    .filter((one) => !leftOut.includes(one.date))
    .map((one) => ({ id: one.id, date: one.date, amount: signedAmount(one) }))
