import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import { historyOf } from '#domain/categories/history.ts'
import { knownBookFor } from '#domain/categories/known.ts'
import { proposeCategory } from '#domain/categories/propose.ts'
import { type CategoryRule, ruleBookFor, textsOf } from '#domain/categories/rules.ts'
import type { LineAccount } from '#domain/entry-line/accounts/find-account.ts'
import type { LineCategory } from '#domain/entry-line/find-category.ts'
import type { PaymentMethod } from '#domain/entry-line/find-payment.ts'
import type { EntryLine } from '#domain/entry-line/read-line.ts'
import type { PaidMonths, PaidRow, PaidTable } from '#domain/habits/paid-rows.ts'
import { proposeAccount } from '#domain/habits/propose-account.ts'
import { methodFor, type PaidThing, usualMethod } from '#domain/habits/usual-method.ts'

type Db = Pick<pg.Pool, 'query'>

/** As in the app: what was longer ago says nothing of how somebody does it now. */
const MONTHS_REMEMBERED = 24

const common = `id, date::text as date, to_json(created_at)#>>'{}' as "createdAt", description,
  category_id as "categoryId", currency, account_id as "accountId", import_id as "importId"`

const newest: Readonly<Record<PaidTable, string>> = {
  expenses: `select ${common}, merchant, payment_method as "paymentMethod",
      refund_of as "refundOf", lines
    from expenses where scope = $1 order by date desc, id desc limit $2`,
  incomes: `select ${common}, source
    from incomes where scope = $1 order by date desc, id desc limit $2`,
}

const rules = `select id, type, contains, category_id as "categoryId", active
  from category_rules where scope = $1`

interface Row extends PaidRow {
  readonly lines?: readonly unknown[] | null
}

const table = { expense: 'expenses', income: 'incomes' } as const
type Noun = keyof typeof table

interface Known {
  readonly accounts: readonly LineAccount[]
  readonly categories: readonly LineCategory[]
}

/** What the app would propose for an entry by what its owner has written before. */
export async function readHabits(
  db: Db,
  { scope, most }: { readonly scope: Scope | ''; readonly most: number },
  { accounts, categories }: Known,
) {
  const { rows: expenses } = await db.query<Row>(newest.expenses, [scope, most])
  const { rows: incomes } = await db.query<Row>(newest.incomes, [scope, most])
  const { rows: own } = await db.query<CategoryRule>(rules, [scope])
  const byMonth = { expenses: monthsOf(expenses), incomes: monthsOf(incomes) }
  const book: PaidMonths = {
    months: (name) => [...byMonth[name].keys()],
    monthRows: (name, month) => byMonth[name].get(month) ?? [],
  }
  const kept = accounts.map((one) => ({ ...one, archived: false }))
  return {
    /** One's own habits come before what a line says; what all know, where it says nothing. */
    categoryFor(line: Pick<EntryLine, 'noun' | 'categoryId' | 'description' | 'merchant'>) {
      const { noun } = line
      const usable = new Set(categories.flatMap(({ id, type }) => (type === noun ? [id] : [])))
      const isUsable = (id: string) => usable.has(id)
      const recent = [...byMonth[table[noun]].values()].slice(0, MONTHS_REMEMBERED).flat()
      const teachers = {
        ...{ rules: ruleBookFor(own, noun), history: historyOf(recent), isUsable },
        known: knownBookFor(categories, noun, 'typed', isUsable),
      }
      const found = proposeCategory(teachers, textsOf(line))
      const isOwn = found !== null && found.reason.kind !== 'known'
      return isOwn || line.categoryId === null ? (found?.categoryId ?? null) : null
    },
    methodFor: (thing: PaidThing): PaymentMethod => methodFor(book, thing) ?? usualMethod(book),
    accountFor: (noun: Noun, said: Parameters<typeof proposeAccount>[3]) =>
      proposeAccount(book, kept, { table: table[noun], isPaid: noun === 'expense' }, said),
  }
}

const monthsOf = (rows: readonly Row[]) => Map.groupBy(rows, ({ date }) => date.slice(0, 7))
