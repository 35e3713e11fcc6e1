import type { Row } from '#contract/sync.ts'
import type { Added } from '#domain/import/added-words.ts'
import { entryDoc, tableOf } from '#domain/import/match/booked.ts'
import type { StatementFormat } from '#domain/import/statement.ts'
import type { Command } from '#web/data/replica/types.ts'
import { createsInTurn } from '#web/writes/write.ts'
import { type Choices, isTicked } from './choices.ts'
import type { ImportRow } from './judge-files.ts'

export interface PlannedFile {
  readonly id: string
  readonly fileName: string
  readonly format: StatementFormat
}

/** One account of one file: what is taken back together. */
export interface PlannedImport {
  readonly id: string
  readonly file: PlannedFile
  readonly account: string | null
  readonly rows: readonly ImportRow[]
  readonly skipped: number
}

export function planImports(
  files: readonly PlannedFile[],
  rows: readonly ImportRow[],
  choices: Choices,
  newId: () => string,
): readonly PlannedImport[] {
  return files.flatMap((file) => {
    const own = rows.filter(({ fileId }) => fileId === file.id)
    const accounts = [...new Set(own.map(({ account }) => account))]
    return accounts.flatMap((account) => {
      const inIt = own.filter((one) => one.account === account)
      const taken = inIt.filter((one) => isTicked(one, choices))
      if (taken.length === 0) return []
      return [{ id: newId(), file, account, rows: taken, skipped: inIt.length - taken.length }]
    })
  })
}

export interface PlanParts {
  /** The keys of what counts as money back. */
  readonly moneyBack: ReadonlySet<string>
  readonly categoryOf: (one: ImportRow) => string | null
  readonly newId: () => string
}

interface Sorted {
  /** Earlier expenses first: money back may be for one of them. */
  readonly spent: readonly ImportRow[]
  readonly back: readonly ImportRow[]
  readonly came: readonly ImportRow[]
}

function sortRows({ rows }: PlannedImport, moneyBack: ReadonlySet<string>): Sorted {
  const isBack = ({ key }: ImportRow) => moneyBack.has(key)
  const isSpent = ({ row }: ImportRow) => tableOf(row) === 'expenses'
  return {
    spent: rows.filter(isSpent),
    back: rows.filter((one) => !isSpent(one) && isBack(one)),
    came: rows.filter((one) => !isSpent(one) && !isBack(one)),
  }
}

export function addedBy(plans: readonly PlannedImport[], moneyBack: ReadonlySet<string>): Added {
  const sorted = plans.map((plan) => sortRows(plan, moneyBack))
  const count = (kind: keyof Sorted) => sorted.reduce((sum, one) => sum + one[kind].length, 0)
  return { expenses: count('spent'), refunds: count('back'), incomes: count('came') }
}

function importCommand(plan: PlannedImport, moneyBack: ReadonlySet<string>): Command {
  const { id, file, account, skipped } = plan
  const { expenses, refunds, incomes } = addedBy([plan], moneyBack)
  const { fileName, format } = file
  const counts = { addedExpenses: expenses + refunds, addedIncomes: incomes, skipped }
  return { name: 'imports.create', args: { doc: { id, fileName, format, account, ...counts } } }
}

/** Every command of an import in its order; documents are made when their turn comes. */
export function* commandsOf(plan: PlannedImport, parts: PlanParts): Generator<Command> {
  const { moneyBack, categoryOf, newId } = parts
  const { spent, back, came } = sortRows(plan, moneyBack)
  const ids = new Map<string, string>()
  const docOf = (one: ImportRow): Row => {
    const id = newId()
    ids.set(one.key, id)
    return entryDoc(one.row, { id, importId: plan.id, categoryId: categoryOf(one) })
  }
  yield importCommand(plan, moneyBack)
  yield* createsInTurn('expenses', spent, docOf)
  yield* createsInTurn('expenses', back, (one) => backDoc(one, docOf(one), ids))
  yield* createsInTurn('incomes', came, docOf)
}

/** Money back stands among the expenses, for what it was spent on. */
function backDoc({ verdict, row }: ImportRow, doc: Row, ids: ReadonlyMap<string, string>): Row {
  const of = verdict.kind === 'new' ? verdict.moneyBack : null
  const refundOf = of?.of === 'row' ? (ids.get(of.id) ?? null) : (of?.id ?? null)
  const { source: _, ...rest } = doc
  return { ...rest, id: doc.id, merchant: row.merchant, paymentMethod: row.payment, refundOf }
}
