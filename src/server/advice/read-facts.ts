import type { UserRow } from '#contract/identity/session.ts'
import { userScope } from '#contract/sync.ts'
import type { Facts } from '#domain/advice/facts.ts'
import { dayAt } from '#domain/calendar/calendar.ts'
import { type Book, openBook, type Queryable } from './book.ts'
import { readBudgetFacts } from './budget-facts.ts'
import { type CategoryNames, readCategoryNames } from './category-names.ts'
import { readGroupFacts, readLoanFacts } from './debt-facts.ts'
import {
  readBack,
  readFees,
  readOutliers,
  readPairs,
  readSeries,
  readUnsorted,
} from './entry-facts.ts'
import { heldInAll } from './held-in-all.ts'
import { readMonthFacts } from './month-facts.ts'
import { readTemplateFacts } from './plan-facts.ts'
import { readGoalFacts } from './saving-facts.ts'

export interface KnownBook {
  readonly book: Book
  readonly names: CategoryNames
  readonly facts: Facts
}

/** Everything that advice and answers are made from, as the book stands now. */
export async function readFacts(db: Queryable, profile: UserRow, now: Date): Promise<KnownBook> {
  const { id: uid, currency, locale, timezone } = profile
  const scope = userScope(uid)
  const today = dayAt(now.getTime(), timezone)
  const book = await openBook({ db, uid, scope, today, currency, locale, timezone })
  const names = await readCategoryNames(db, scope)
  // Two at a time: the series are about as much work as all the rest.
  const [series, rest] = await Promise.all([readSeries(book, names), readRest(book, names)])
  const facts: Facts = { today, currency, locale, series, ...rest }
  return { book, names, facts }
}

async function readRest(
  book: Book,
  names: CategoryNames,
): Promise<Omit<Facts, 'today' | 'currency' | 'locale' | 'series'>> {
  const { budgets, budgeted } = await readBudgetFacts(book, names.all)
  return {
    ...(await readMonthFacts(book, names, budgeted)),
    pairs: await readPairs(book),
    outliers: await readOutliers(book, names),
    fees: await readFees(book),
    unsorted: await readUnsorted(book, names),
    back: await readBack(book),
    templates: await readTemplateFacts(book, names),
    budgets,
    goals: await readGoalFacts(book),
    loans: await readLoanFacts(book),
    groups: await readGroupFacts(book),
    held: (await heldInAll(book))?.amount ?? null,
  }
}
