import type { CategoryFact, MonthFact } from '#domain/advice/facts.ts'
import { firstWholeMonth } from '#domain/advice/yardstick.ts'
import { addMonths, type Day, type Month, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { converted, isMoved, saidRate, units } from '../ledger/conversion.ts'
import type { Book } from './book.ts'
import type { CategoryNames } from './category-names.ts'
import { addedUp, paidOnLoans } from './paid-on-loans.ts'

const monthsLooked = 12

interface Sum {
  readonly month: Month
  readonly kind: 'expense' | 'income'
  readonly categoryId: string | null
  readonly sum: string | null
  readonly isUnknown: boolean
  readonly isAbout: boolean
  readonly count: number
}

/** Whole months: what is in the book's currency is summed already, the rest is converted. */
const monthly = `with ${converted(`
  select date, kind, category_id, currency, ${saidRate}, net as amount
  from foreign_parts($1, $6, $3, $4) where net <> 0`)}, costs as (
  select month as date, kind, category_id, share::numeric as cost, share_rows as count,
    false as is_about
  from ledger_months
  where scope = $1 and currency = $2 and month between $3 and $4 and share_rows > 0
  union all
  select date, kind, category_id, counted, 1, counted is not null and not ${isMoved}
  from converted
)
select to_char(date, 'YYYY-MM') as month, kind, category_id as "categoryId",
  sum(cost)::text as sum, bool_or(cost is null) as "isUnknown", bool_or(is_about) as "isAbout",
  sum(count)::int as count
from costs group by 1, 2, 3`

export interface MonthFacts {
  readonly months: readonly MonthFact[]
  readonly thisMonth: MonthFact
  readonly categories: readonly CategoryFact[]
}

const add = (sum: number | null, { sum: digits, isUnknown }: Sum): number | null => {
  const amount = Number(digits)
  return sum === null || isUnknown || !Number.isSafeInteger(sum + amount) ? null : sum + amount
}

/** What the last twelve whole months brought and cost, and this one so far. */
export async function readMonthFacts(
  book: Book,
  names: CategoryNames,
  budgeted: ReadonlySet<string> | 'all',
): Promise<MonthFacts> {
  const now = monthOf(book.today)
  const first = addMonths(now, -monthsLooked)
  const { rows } = await book.db.query<Sum>({
    name: 'advice months',
    text: monthly,
    values: [
      ...[book.scope, book.currency, `${first}-01`, monthRange(now).to, units],
      book.written.filter((other) => other !== book.currency),
    ],
  })
  const began = await firstDay(book)
  const onLoans = await paidOnLoans(book, { from: `${first}-01`, to: monthRange(now).to })
  const all = Array.from({ length: monthsLooked }, (_, n) => addMonths(first, n))
  // The month the book began in is rarely a whole one.
  const whole = all.filter((month) => began !== null && month >= firstWholeMonth(began))
  const sumOf = (month: Month, isMeant: (sum: Sum) => boolean) =>
    rows.filter((row) => row.month === month && isMeant(row)).reduce<number | null>(add, 0)
  const isAbout = (month: Month, some: readonly Sum[]) =>
    some.some((row) => row.month === month && row.isAbout)
  const [incomes = [], expenses = []] = ['income', 'expense'].map((kind) =>
    rows.filter((row) => row.kind === kind),
  )
  const monthFact = (month: Month): MonthFact => ({
    month,
    isAbout: isAbout(month, rows),
    about: { income: isAbout(month, incomes), spending: isAbout(month, expenses) },
    income: sumOf(month, ({ kind }) => kind === 'income'),
    spending: sumOf(month, ({ kind }) => kind === 'expense'),
    onLoans: addedUp(onLoans.filter((one) => one.month === month)),
  })
  const used = new Set(
    rows.flatMap(({ kind, categoryId }) => (kind === 'expense' ? [categoryId] : [])),
  )
  const tops = new Set([...used].flatMap((id) => (id === null ? [] : [names.topOf(id)])))
  return {
    months: whole.map(monthFact),
    thisMonth: monthFact(now),
    categories: [...tops].sort().map((id) => {
      const isIn = ({ kind, categoryId }: Sum) =>
        kind === 'expense' && categoryId !== null && names.topOf(categoryId) === id
      const mine = rows.filter(isIn)
      return {
        id,
        name: names.nameOf(id) ?? 'A category',
        isBudgeted: budgeted === 'all' || names.below(id).some((one) => budgeted.has(one)),
        months: whole.map((month) => sumOf(month, isIn)),
        spentNow: sumOf(now, isIn),
        about: whole.map((month) => isAbout(month, mine)),
        counts: whole.map((month) =>
          mine.reduce((sum, row) => (row.month === month ? sum + row.count : sum), 0),
        ),
      }
    }),
  }
}

async function firstDay({ db, scope }: Book): Promise<Day | null> {
  const { rows } = await db.query<{ day: Day | null }>(
    `select least((select min(date) from expenses where scope = $1),
      (select min(date) from incomes where scope = $1)) as day`,
    [scope],
  )
  return rows[0]?.day ?? null
}
