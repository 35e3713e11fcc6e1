import type { Row } from '#contract/sync.ts'
import { unposting } from '#web/recurring/occurrence-writes.ts'
import { createsInTurn, deletes, docOf, inTurn, nothing, type Write } from '#web/writes/write.ts'
import type { LongWrite } from '#web/writes/write-in-turn.ts'
import type { Entry, Expense } from '../model/entry.ts'
import type { Noun } from '../model/noun.ts'
import { withoutIncome } from '../sheet/save/entry-writes.ts'
import { isRefund } from './plan.ts'

/** What deleting many does, and what has to go along. */
export interface RemovalPlan extends LongWrite {
  /** Refunds of what goes, incomes that only paid some of it back, and payments of loans. */
  readonly along: {
    readonly refunds: number
    readonly settling: number
    readonly payments: number
  }
}

export interface Books {
  readonly expenses: Iterable<Row>
  readonly incomes: Iterable<Row>
  readonly payments: Iterable<Row>
}

/** Which of them a template should expect again. */
type IsAgain = (row: Entry) => boolean

const idSet = (rows: readonly { readonly id: string }[]) => new Set(rows.map(({ id }) => id))

/** The replica holds rows of the contract's own shape. */
const asRows = <T extends Entry>(rows: Iterable<Row>, fits: (row: T) => boolean): T[] =>
  ([...rows] as T[]).filter(fits)

const settledBy = ({ expectedBack }: Expense): string => expectedBack?.settledBy ?? ''

/** Each goes by its template, which then expects it again. */
const unpostingAll = (kind: 'expense' | 'income', rows: readonly Entry[]): Write =>
  inTurn(rows.map((row) => unposting(kind, row) ?? nothing))

function ofExpenses(rows: readonly Expense[], books: Books, isAgain: IsAgain): RemovalPlan {
  const chosen = idSet(rows)
  const refunds = asRows<Expense>(
    books.expenses,
    ({ id, refundOf }) => chosen.has(refundOf ?? '') && !chosen.has(id),
  )
  const settling = asRows<Entry>(
    books.incomes,
    (row) => 'settles' in row && chosen.has(row.settles ?? ''),
  )
  const paying = idSet(settling)
  const own = rows.filter((row) => !isAgain(row))
  const all = [...refunds, ...own.filter(isRefund), ...own.filter((row) => !isRefund(row))]
  const asStored = (row: Expense) => (paying.has(settledBy(row)) ? withoutIncome(row) : row)
  const docFor = (row: Expense) => docOf('expenses', asStored(row))
  const again = unpostingAll('expense', rows.filter(isAgain).map(asStored))
  return {
    commands: [...deletes('incomes', settling), ...deletes('expenses', all), ...again.commands],
    *undo() {
      yield* again.undo
      yield* createsInTurn('expenses', all.toReversed(), docFor)
      yield* createsInTurn('incomes', settling, (row) => docOf('incomes', row))
    },
    along: {
      refunds: refunds.length,
      settling: settling.length,
      payments: [...books.payments].filter(({ expenseId }) => chosen.has(String(expenseId))).length,
    },
  }
}

/** An expense that was paid back by one of these waits for its money again, by itself. */
function ofIncomes(rows: readonly Entry[], isAgain: IsAgain): RemovalPlan {
  const own = rows.filter((row) => !isAgain(row))
  const again = unpostingAll('income', rows.filter(isAgain))
  return {
    commands: [...deletes('incomes', own), ...again.commands],
    *undo() {
      yield* again.undo
      yield* createsInTurn('incomes', own, (row) => docOf('incomes', row))
    },
    along: { refunds: 0, settling: 0, payments: 0 },
  }
}

/** In an order the server can follow: nothing goes before what points at it. */
export const planRemoval = (
  noun: Noun,
  rows: readonly Entry[],
  books: Books,
  isAgain: IsAgain = () => false,
): RemovalPlan =>
  noun.table === 'expenses'
    ? ofExpenses(rows as readonly Expense[], books, isAgain)
    : ofIncomes(rows, isAgain)
