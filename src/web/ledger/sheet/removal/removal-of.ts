import { formatAmount } from '#domain/money/money.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { Entry, Expense } from '#web/ledger/model/entry.ts'
import { templateTables, unposting } from '#web/recurring/occurrence-writes.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
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
    say('{count, plural, =0 {} one {# refund} other {# refunds}}', { count: refunds.length }),
    say(`{payments, plural, =0 {} one {# payment of a loan} other {# payments of loans}}`, {
      payments,
    }),
    say(
      `{count, plural, =0 {} one {# income that paid some of it back} other {# incomes that paid
      it back}}`,
      { count: settling.length },
    ),
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
      title: say('Delete one part or all of them?'),
      description: say('This is part {n} of {of}. All {count} come to {sum}.', {
        n,
        of,
        count: parts.length,
        sum,
      }),
    },
    ways: [
      {
        words: say('This part'),
        said: say('Deleted part {n} of {expense}', { n, expense: expense.description }),
        write: one,
      },
      {
        words: say('All {count} parts', { count: parts.length }),
        said: say('Deleted all parts of {expense}', { expense: expense.description }),
        write: parts.some((part) => alongWords(dependentsOf(replica, [part])))
          ? inTurn(all)
          : removing('expenses', parts),
      },
    ],
  }
}

const togetherWith = (along: string, isOne: boolean, { description }: Entry) => ({
  title: say('Delete {description}?', { description }),
  description: isOne
    ? say('There is {along}, which is deleted with it.', { along })
    : along.startsWith('1 ')
      ? say('There is {along}, deleted along with it.', { along })
      : say('There are {along}, deleted along with it.', { along }),
})

/** What a template has posted may be expected again: else its day is done with for ever. */
function postedWays(replica: Books, entry: Entry, way: Way): Ways {
  const kind = isExpense(entry) ? 'expense' : 'income'
  const template = replica.rows(templateTables[kind]).get(entry.templateId ?? '')
  const write = template ? unposting(kind, entry) : null
  if (!write) return { question: null, ways: [way] }
  return {
    question: {
      title: say('Delete {entry}?', { entry: entry.description }),
      description: say('It came by {template}, which recurs.', {
        template: String(template?.description ?? ''),
      }),
    },
    ways: [
      { ...way, words: say('Delete it') },
      { words: say('Delete and expect it again'), said: `${way.said}, expected again`, write },
    ],
  }
}

/** How something can be deleted: what depends on it is named, and goes along or nothing does. */
export function removalOf(replica: Books, entry: Entry, locale: string): Ways {
  const isRefund = isExpense(entry) && entry.refundOf !== null
  const said = isRefund
    ? say('Deleted the refund of {entry}', { entry: entry.description })
    : say('Deleted {entry}', { entry: entry.description })
  if (!isExpense(entry)) {
    const way = { words: say('Delete'), said, write: removing('incomes', [entry]) }
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
  const all = isOne ? say('Delete both') : say('Delete them all')
  const write = removingExpense(entry, dependents)
  if (along === null) return postedWays(replica, entry, { words: say('Delete'), said, write })
  return { question: togetherWith(along, isOne, entry), ways: [{ words: all, said, write }] }
}
