import { limits } from '#contract/limits.ts'
import type { Row } from '#contract/sync.ts'
import { periodsAdded } from '#domain/budgets/history.ts'
import { type BudgetMove, mirroredMoves } from '#domain/budgets/moves.ts'
import { type Day, dayAt } from '#domain/calendar/calendar.ts'
import type { Transaction } from '../db/database.ts'
import type { Completion } from '../documents/completions.ts'
import type { Written } from '../documents/references.ts'
import { type Complaint, invalid } from '../documents/validate.ts'
import type { Writer } from '../documents/write.ts'
import type { Budget } from './budget-book.ts'

/** Moves are the server's: a budget whose deletion is undone gets them back from the others. */
export const completeBudgets: Completion = {
  fields: ['moves'],
  async complete(tx, written, writer) {
    const wrong = written.flatMap(({ before, after, path }): Complaint[] =>
      before && before.currency !== after.currency && movesOf(before).length > 0
        ? [[`${path}currency`, 'Money was moved here, so it keeps its currency.']]
        : [],
    )
    if (wrong.length > 0) throw invalid(wrong)
    await refuseTooMany(tx, written, writer)
    const isNew = written.some(({ before }) => !before)
    const others = isNew ? await readMoved(tx, writer) : []
    return written.map(({ before, after }) => ({
      ...after,
      moves: before ? movesOf(before) : mirroredMoves(after.id, others.filter(isLike(after))),
    }))
  },
}

const periodsWords =
  'With all budgets that carry on this is too much to add up: begin later, or archive others.'
const budgetsWords = `At most ${limits.budgetsInUse} budgets run at once: archive or delete others.`

/** What a look at some budgets costs. */
function loadOf(some: readonly Budget[], today: Day) {
  const inUse = some.filter(
    ({ archived, endOn }) => !archived && (endOn === null || endOn >= today),
  )
  const periods = inUse.reduce((sum, budget) => sum + periodsAdded(budget, today), 0)
  return { budgets: inUse.length, periods }
}

/** They are added up for every look at them, so they may not be without end. */
async function refuseTooMany(
  { client }: Transaction,
  written: readonly Written[],
  { scope, now }: Writer,
): Promise<void> {
  const today = dayAt(now.getTime(), 'UTC')
  const after = loadOf(
    written.map((one) => one.after as Budget),
    today,
  )
  const before = loadOf(
    written.flatMap((one) => (one.before ? [one.before as Budget] : [])),
    today,
  )
  const [first] = written
  // What makes it less is never in the way.
  const isMore = {
    budgets: after.budgets > before.budgets,
    periods: after.periods > before.periods,
  }
  if (!first || !(isMore.budgets || isMore.periods)) return
  const { rows } = await client.query<Budget>(
    `select id, archived, period, start_on as "startOn", end_on as "endOn", rollover
      from budgets where scope = $1 and not archived and id <> all($2::uuid[])`,
    [scope, written.map((one) => one.after.id)],
  )
  const others = loadOf(rows, today)
  if (isMore.budgets && others.budgets + after.budgets > limits.budgetsInUse)
    throw invalid([[`${first.path}name`, budgetsWords]])
  if (isMore.periods && others.periods + after.periods > limits.budgetPeriods)
    throw invalid([[`${first.path}startOn`, periodsWords]])
}

const movesOf = ({ moves }: Row) => moves as readonly BudgetMove[]

/** One that came back in another currency has nothing to do with what was moved. */
const isLike =
  ({ currency }: Row) =>
  (other: Moved) =>
    other.currency === currency

interface Moved {
  readonly id: string
  readonly currency: string
  readonly moves: readonly BudgetMove[]
}

async function readMoved({ client }: Transaction, { scope }: Writer): Promise<readonly Moved[]> {
  const { rows } = await client.query<Moved>(
    `select id, currency, moves from budgets where scope = $1 and jsonb_array_length(moves) > 0`,
    [scope],
  )
  return rows
}
