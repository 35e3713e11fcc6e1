import type { CollectionName } from '#contract/collections.ts'
import { cancelBy } from '#domain/recurring/cancel-by.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import type { Held } from '#web/search/device-search.ts'
import type { Household } from './household.ts'
import type { OpenBook } from './open-book.ts'
import { Unreadable } from './trial.ts'

/** What the product works out by itself: as the file says, and as it came about. */
interface Derived {
  readonly of: string
  readonly said: unknown
  readonly found: unknown
}

type Values = Readonly<Record<string, unknown>>

const compare = (of: string, row: Values | undefined, said: Values): readonly Derived[] =>
  Object.entries(said).map(([field, value]) => ({
    of: `${of}.${field}`,
    said: value,
    found: row?.[field] ?? null,
  }))

type Rows = (table: CollectionName) => ReadonlyMap<string, Values>

function ofTemplates({ templates, today }: Household, rows: Rows): readonly Derived[] {
  return templates.flatMap(({ id, kind, nextOn, amount, cancelBy: by, contract, startOn }) => {
    const row = rows(`${kind}_templates`).get(id)
    const last = contract && cancelBy(contract, startOn, today)?.day
    const price = row && amountOn(row as unknown as Parameters<typeof amountOn>[0], today)
    const found = { nextOn: row?.nextOn, cancelBy: last, amount: price }
    return compare(id, found, { nextOn, cancelBy: by, amount })
  })
}

const ofGoals = ({ goals }: Household, rows: Rows): readonly Derived[] =>
  goals.flatMap(({ id, status, totalSaved }) =>
    compare(id, rows('goals').get(id), { status, totalSaved }),
  )

const ofLoans = ({ loans }: Household, rows: Rows): readonly Derived[] =>
  loans.flatMap(({ id, balance, nextDueOn, nextDueAmount, endsOn }) =>
    compare(id, rows('loans').get(id), { balance, nextDueOn, nextDueAmount, endsOn }),
  )

/** What every entry came to, also those that templates made. */
const ofEntries = ({ expenses, incomes }: Household, rows: Rows): readonly Derived[] =>
  [
    ...expenses.map((entry) => ({ entry, row: rows('expenses').get(entry.id) })),
    ...incomes.map((entry) => ({ entry, row: rows('incomes').get(entry.id) })),
  ].flatMap(({ entry: { id, date, amount, currency, description }, row }) =>
    compare(id, row, { date, amount, currency, description }),
  )

/** The book is the one the file describes, or nothing found in it means anything. */
export function checkHousehold({ home, nameOf }: Pick<OpenBook, 'home' | 'nameOf'>, held: Held) {
  const rows: Rows = (table) =>
    new Map([...held.rows(table)].map(([id, row]) => [nameOf(id), row as Values]))
  const wrong = [ofTemplates, ofGoals, ofLoans, ofEntries]
    .flatMap((check) => check(home, rows))
    .filter(({ said, found }) => said !== found)
    .map(({ of, said, found }) => `${of} is ${found}, not ${said}`)
  if (wrong.length > 0) throw new Unreadable(`the household: ${wrong.slice(0, 5).join('; ')}`)
}
