import { formatAmount } from '#domain/money/money.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { Entry, Expense } from '#web/ledger/model/entry.ts'
import { templateTables, unposting } from '#web/recurring/occurrence-writes.ts'
import { counted, listed } from '#web/ui/overlay/ask-first.ts'
import { inTurn, removing, type Write } from '#web/writes/write.ts'
import { isExpense } from '../draft.ts'
import { pointingAt, removingExpense } from '../save/entry-writes.ts'
import { partsOfPlan, totalOfPlan } from '../save/plan-writes.ts'

/** One way to delete, with the words for it before and after. */
export interface Way {
  readonly words: string
  readonly said: string
  readonly write: Write
}

export interface Ways {
  /** Null when there is nothing to ask: then there is one way. */
  readonly question: { readonly title: string; readonly description: string } | null
  readonly ways: readonly [Way, ...Way[]]
}

type Books = Pick<Replica, 'rows'>

const dependentsOf = (replica: Books, entries: readonly Entry[]) => {
  const ids = new Set(entries.map(({ id }) => id))
  return {
    refunds: pointingAt(replica.rows('expenses').values(), 'refundOf', ids),
    settling: pointingAt(replica.rows('incomes').values(), 'settles', ids),
    payments: pointingAt(replica.rows('payments').values(), 'expenseId', ids).length,
  }
}

/** What goes along, in words; null when nothing does. */
function alongWords({
  refunds,
  settling,
  payments,
}: ReturnType<typeof dependentsOf>): string | null {
  const parts = [
    counted(refunds.length, 'refund', 'refunds'),
    counted(payments, 'payment of a loan', 'payments of loans'),
    counted(settling.length, 'income that paid some of it back', 'incomes that paid it back'),
  ]
  return listed(parts) || null
}

function planWays(
  replica: Books,
  expense: Expense,
  parts: readonly Expense[],
  locale: string,
): Ways {
  const all = parts.map((part) => removingExpense(part, dependentsOf(replica, [part])))
  const sum = formatAmount(totalOfPlan(parts), expense.currency, locale)
  const { n = 1, of = parts.length } = expense.installment ?? {}
  const one = removingExpense(expense, dependentsOf(replica, [expense]))
  return {
    question: {
      title: 'Delete one part or all of them?',
      description: `This is part ${n} of ${of}. All ${parts.length} come to ${sum}.`,
    },
    ways: [
      { words: 'This part', said: `Deleted part ${n} of ${expense.description}`, write: one },
      {
        words: `All ${parts.length} parts`,
        said: `Deleted all parts of ${expense.description}`,
        write: parts.some((part) => alongWords(dependentsOf(replica, [part])))
          ? inTurn(all)
          : removing('expenses', parts),
      },
    ],
  }
}

const togetherWith = (along: string, isOne: boolean, { description }: Entry) => ({
  title: `Delete ${description}?`,
  description: isOne
    ? `There is ${along}, which is deleted with it.`
    : `There ${along.startsWith('1 ') ? 'is' : 'are'} ${along}, deleted along with it.`,
})

/** What a template has posted may be expected again: else its day is done with for ever. */
function postedWays(replica: Books, entry: Entry, way: Way): Ways {
  const kind = isExpense(entry) ? 'expense' : 'income'
  const template = replica.rows(templateTables[kind]).get(entry.templateId ?? '')
  const write = template ? unposting(kind, entry) : null
  if (!write) return { question: null, ways: [way] }
  return {
    question: {
      title: `Delete ${entry.description}?`,
      description: `It came by ${template?.description}, which recurs.`,
    },
    ways: [
      { ...way, words: 'Delete it' },
      { words: 'Delete and expect it again', said: `${way.said}, expected again`, write },
    ],
  }
}

/** How something can be deleted: what depends on it is named, and goes along or nothing does. */
export function removalOf(replica: Books, entry: Entry, locale: string): Ways {
  const isRefund = isExpense(entry) && entry.refundOf !== null
  const said = `Deleted ${isRefund ? 'the refund of ' : ''}${entry.description}`
  if (!isExpense(entry)) {
    const way = { words: 'Delete', said, write: removing('incomes', [entry]) }
    return entry.settles ? { question: null, ways: [way] } : postedWays(replica, entry, way)
  }
  const { installment } = entry
  const parts = installment
    ? partsOfPlan(replica.rows('expenses').values(), installment.planId)
    : []
  if (parts.length > 1) return planWays(replica, entry, parts, locale)
  const dependents = dependentsOf(replica, [entry])
  const along = alongWords(dependents)
  const isOne = dependents.refunds.length + dependents.settling.length + dependents.payments === 1
  const all = isOne ? 'Delete both' : 'Delete them all'
  const write = removingExpense(entry, dependents)
  if (along === null) return postedWays(replica, entry, { words: 'Delete', said, write })
  return { question: togetherWith(along, isOne, entry), ways: [{ words: all, said, write }] }
}
