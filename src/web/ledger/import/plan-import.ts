import type { Row } from '#contract/sync.ts'
import { type AccountKind, methodOnStatement } from '#domain/accounts/account.ts'
import type { Added } from '#domain/import/added-words.ts'
import { entryDoc, type IntoAccount, tableOf } from '#domain/import/match/booked.ts'
import type { StatementFormat } from '#domain/import/statement.ts'
import { type Total, totalsOf } from '#domain/money/money.ts'
import type { Command } from '#web/data/replica/types.ts'
import { createsInTurn } from '#web/writes/write.ts'
import { leftOutDocs, outsideDoc } from './accounts/transfer-commands.ts'
import { changeCommands, changedBy, changeOf } from './changes.ts'
import { type Choices, isTicked } from './choices.ts'
import type { ImportRow } from './judge-files.ts'
import { titled } from './shop-name.ts'

export interface PlannedFile {
  readonly id: string
  readonly fileName: string
  readonly format: StatementFormat
}

interface ImportedInto extends IntoAccount {
  readonly kind?: AccountKind
}

/** One account of one file: what is taken back together. */
export interface PlannedImport {
  readonly id: string
  readonly file: PlannedFile
  readonly account: string | null
  /** The account of the book its rows go into, if any. */
  readonly into: ImportedInto | null
  readonly rows: readonly ImportRow[]
  readonly leftOut: readonly ImportRow[]
}

/** The keys of rows that are no entries: of a pair, or gone to an account that is not here. */
export interface Moved {
  readonly paired: ReadonlySet<string>
  readonly outside: ReadonlySet<string>
  /** Of those drawn as notes: the account they went into. */
  readonly cash?: ReadonlyMap<string, string | null>
}

export function planImports(
  files: readonly PlannedFile[],
  rows: readonly ImportRow[],
  choices: Choices,
  newId: () => string,
  accountOf: (id: string) => ImportedInto | undefined = () => undefined,
): readonly PlannedImport[] {
  return files.flatMap((file) => {
    const own = rows.filter(({ fileId }) => fileId === file.id)
    const accounts = [...new Set(own.map(({ account }) => account))]
    return accounts.flatMap((account) => {
      const inIt = own.filter((one) => one.account === account)
      const { taken = [], leftOut = [] } = Object.groupBy(inIt, (one) =>
        isTicked(one, choices) ? 'taken' : 'leftOut',
      )
      if (taken.length === 0 && !leftOut.some((one) => changeOf(one).length > 0)) return []
      const into = accountOf(inIt[0]?.accountId ?? '') ?? null
      return [{ id: newId(), file, account, into, rows: taken, leftOut }]
    })
  })
}

export interface PlanParts {
  /** The keys of what counts as money back. */
  readonly moneyBack: ReadonlySet<string>
  /** By the keys of what others pay back, the expenses it is for. */
  readonly paidBack: ReadonlyMap<string, string>
  readonly categoryOf: (one: ImportRow) => string | null
  /** The shop that the bank's words name, if any. */
  readonly shopOf?: (one: ImportRow) => string | null
  readonly newId: () => string
  readonly moved: Moved
  /** Filled on the way: the id of the entry that each row became. */
  readonly ids: Map<string, string>
}

interface Sorted {
  /** Earlier expenses first: money back may be for one of them. */
  readonly spent: readonly ImportRow[]
  readonly back: readonly ImportRow[]
  readonly came: readonly ImportRow[]
}

function sortRows(rows: readonly ImportRow[], moneyBack: ReadonlySet<string>): Sorted {
  const isBack = ({ key }: ImportRow) => moneyBack.has(key)
  const isSpent = ({ row }: ImportRow) => tableOf(row) === 'expenses'
  return {
    spent: rows.filter(isSpent),
    back: rows.filter((one) => !isSpent(one) && isBack(one)),
    came: rows.filter((one) => !isSpent(one) && !isBack(one)),
  }
}

/** What rows come to, each currency on its own; money back is no income. */
export interface Flow {
  readonly out: readonly Total[]
  readonly back: readonly Total[]
  readonly in: readonly Total[]
}

export function flowOf(rows: readonly ImportRow[], moneyBack: ReadonlySet<string>): Flow {
  const { spent, back, came } = sortRows(rows, moneyBack)
  const sumOf = (some: readonly ImportRow[]) => totalsOf(some.map(({ row }) => row))
  return { out: sumOf(spent), back: sumOf(back), in: sumOf(came) }
}

const noneMoved: Moved = { paired: new Set(), outside: new Set() }

/** What of it counts: a side of a transfer is no entry. */
export function addedBy(
  plans: readonly PlannedImport[],
  moneyBack: ReadonlySet<string>,
  { paired, outside }: Moved = noneMoved,
): Added {
  const isMoved = ({ key }: ImportRow) => paired.has(key) || outside.has(key)
  const all = plans.flatMap(({ rows }) => rows)
  const counted = all.filter((one) => !isMoved(one))
  const { spent, back, came } = sortRows(counted, moneyBack)
  return {
    ...{ expenses: spent.length, refunds: back.length, incomes: came.length },
    transfers: all.length - counted.length,
  }
}

type Meant = Pick<PlanParts, 'moneyBack' | 'moved'>

export function importCommand(plan: PlannedImport, { moneyBack, moved }: Meant): Command {
  const { id, file, account, into, leftOut } = plan
  const { expenses, refunds, incomes, transfers } = addedBy([plan], moneyBack, moved)
  const { fileName, format } = file
  const addedExpenses = expenses + refunds
  const known = into && { accountId: into.id, addedTransfers: transfers }
  const changed = changedBy(plan)
  const skipped = leftOut.length - changed.length
  const counts = { addedExpenses, addedIncomes: incomes, skipped }
  const told = changed.length > 0 && { changed }
  const doc = { id, fileName, format, account, ...counts, ...known, ...told }
  return { name: 'imports.create', args: { doc } }
}

/** All that an import brings, in its order; documents are made when their turn comes. */
export function* commandsOf(plan: PlannedImport, parts: PlanParts): Generator<Command> {
  const { moneyBack, paidBack, categoryOf, newId, ids } = parts
  const { id: importId, into: account } = plan
  const isOutside = ({ key }: ImportRow) => account !== null && parts.moved.outside.has(key)
  const { spent, back, came } = sortRows(
    plan.rows.filter((one) => !isOutside(one)),
    moneyBack,
  )
  const docOf = (one: ImportRow): Row => {
    const id = newId()
    ids.set(one.key, id)
    const row = titled(one.row, parts.shopOf?.(one) ?? null)
    const doc = entryDoc(row, { id, importId, categoryId: categoryOf(one), account })
    return 'paymentMethod' in doc ? { ...doc, paymentMethod: paidBy(one, account) } : doc
  }
  yield* createsInTurn('expenses', spent, docOf)
  const [paying = [], earned = []] = [true, false].map((isPaying) =>
    came.filter(({ key }) => paidBack.has(key) === isPaying),
  )
  // Each by itself: what one purchase refuses takes no other row along.
  for (const one of back) {
    yield* createsInTurn('expenses', [one], () => backDoc(one, docOf(one), account, ids))
  }
  for (const one of paying) {
    const settles = paidBack.get(one.key)
    yield* createsInTurn('incomes', [one], () => ({ ...docOf(one), categoryId: null, settles }))
  }
  yield* createsInTurn('incomes', earned, docOf)
  yield* plan.leftOut.flatMap((one) => changeCommands(one, account))
  if (!account) return
  const sent = plan.rows.filter(isOutside)
  const { cash } = parts.moved
  yield* createsInTurn('transfers', sent, (one) =>
    outsideDoc(one, account, importId, { id: newId(), cashId: cash?.get(one.key) ?? null }),
  )
  const left = leftOutDocs(plan.leftOut, account, importId, newId)
  yield* createsInTurn('left_out_lines', left, (doc) => doc)
}

const paidBy = ({ row: { payment } }: ImportRow, account: ImportedInto | null) =>
  account?.kind ? methodOnStatement(account.kind, payment) : payment

/** Money back stands among the expenses, for what it was spent on. */
function backDoc(
  one: ImportRow,
  doc: Row,
  account: ImportedInto | null,
  ids: ReadonlyMap<string, string>,
): Row {
  const { verdict, row } = one
  const of = verdict.kind === 'new' ? verdict.moneyBack : null
  const refundOf = of?.of === 'row' ? (ids.get(of.id) ?? null) : (of?.id ?? null)
  const { source: _, ...rest } = doc
  return {
    ...rest,
    id: doc.id,
    merchant: row.merchant,
    paymentMethod: paidBy(one, account),
    refundOf,
  }
}
