import type { Row } from '#contract/sync.ts'
import { formatAmount } from '#domain/money/money.ts'
import { backWith, type ExpectedBack, type PayingBack, sumOf } from '#domain/money/paid-back.ts'
import { payingProblem, payingWords } from '#domain/money/paying-problem.ts'
import type { Transaction } from '../db/database.ts'
import type { Following } from '../documents/completions.ts'
import { readRows } from '../documents/references.ts'
import { documentsIn } from '../documents/scope-rows.ts'
import { type Complaint, invalid } from '../documents/validate.ts'
import { updateMany, type Writer } from '../documents/write.ts'
import { requireProfile } from '../users/profiles.ts'

type Income = PayingBack & { readonly settles: string | null }
type Expense = Row & { readonly currency: string; readonly expectedBack: ExpectedBack | null }
type Owed = Expense & { readonly expectedBack: ExpectedBack }

const isOwed = (row: Expense): row is Owed => row.expectedBack !== null
const told = ['amount', 'currency', 'settles']

async function readPaying({ client }: Transaction, { scope }: Writer, ids: readonly string[]) {
  const { rows } = await client.query<Income>(
    `select id, amount, currency, settles from incomes
      where scope = $1 and settles = any($2::uuid[])`,
    [scope, ids],
  )
  return Map.groupBy(rows, ({ settles }) => settles ?? '')
}

/** Writes what is expected of them now, where that is something else than before. */
async function expectAnew(
  tx: Transaction,
  writer: Writer,
  expenses: readonly Owed[],
  paying: ReadonlyMap<string, readonly Income[]>,
) {
  const changed = expenses.flatMap((row) => {
    const expectedBack = backWith(row.expectedBack, row.currency, paying.get(row.id) ?? [])
    const isSame = JSON.stringify(expectedBack) === JSON.stringify(row.expectedBack)
    return isSame ? [] : [{ ...row, expectedBack }]
  })
  await updateMany(tx, documentsIn('expenses'), changed, new Set(['expectedBack']), writer)
}

/** An income that pays something back and what is expected of it are one fact. */
export const followIncomes: Following = async (tx, changes, writer) => {
  const some = changes.filter(
    ({ before, row }) =>
      (before?.settles || row?.settles) &&
      told.some((field) => before?.[field] !== row?.[field] || before === null),
  )
  const ids = some.flatMap(({ before, row }) => [before?.settles, row?.settles])
  const named = [...new Set(ids.filter((id) => typeof id === 'string'))]
  if (named.length === 0) return
  const found = (await readRows(tx, documentsIn('expenses'), writer.scope, named)) as Expense[]
  const expenses = found.filter(isOwed)
  const paying = await readPaying(tx, writer, named)
  const { locale } = await requireProfile(tx.client, writer.uid)
  const wrong = some.flatMap(({ before, row, path = '' }): Complaint[] => {
    const expense = expenses.find(({ id }) => id === row?.settles)
    if (!(before && row && expense)) return []
    const others = (paying.get(expense.id) ?? []).filter(({ id }) => id !== row.id)
    const problem = payingProblem(before as Row & Income, row as Row & Income, expense, others)
    if (!problem) return []
    const words = payingWords(problem, (sum) => formatAmount(sum, expense.currency, locale))
    return [[`${path}${problem.of}`, words]]
  })
  if (wrong.length > 0) throw invalid(wrong)
  await expectAnew(tx, writer, expenses, paying)
}

/** What came back of an expense stays what it is when more or less of it is expected. */
export const followExpected: Following = async (tx, changes, writer) => {
  const some = changes.flatMap(({ before, row, path = '' }) => {
    const [was, is] = [before, row] as [Expense | null, Expense | null]
    if (!(was && is && isOwed(was) && isOwed(is))) return []
    const isOther =
      was.currency !== is.currency || was.expectedBack.amount !== is.expectedBack.amount
    return isOther ? [{ was, is, path }] : []
  })
  if (some.length === 0) return
  const ids = some.map(({ is }) => is.id)
  const all = await readPaying(tx, writer, ids)
  const paid = some.filter(({ is }) => all.has(is.id))
  const wrong = paid.flatMap(({ was, is, path }): Complaint[] => {
    const came = all.get(is.id) ?? []
    if (was.currency !== is.currency) {
      return [[`${path}currency`, 'Some of it was paid back in that currency.']]
    }
    const isLess = is.expectedBack.amount < was.expectedBack.amount
    return isLess && sumOf(came) > is.expectedBack.amount
      ? [[`${path}expectedBack.amount`, 'More of it came back already.']]
      : []
  })
  if (wrong.length > 0) throw invalid(wrong)
  await expectAnew(
    tx,
    writer,
    paid.map(({ is }) => is),
    all,
  )
}
