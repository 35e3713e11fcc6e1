import { limits } from '#contract/limits.ts'
import type { BookedRow } from '#domain/import/match/booked.ts'
import { type JudgedRow, judgeStatement, type RowVerdict } from '#domain/import/match/verdicts.ts'
import type { Statement, StatementRow } from '#domain/import/statement.ts'

type NewRow = Extract<RowVerdict, { readonly kind: 'new' }>

/** The expense that money came back for: by its id in the book, or by the key of its row. */
export interface MoneyBack {
  readonly of: 'booked' | 'row'
  readonly id: string
  readonly words: string
  readonly isLikely: boolean
}

export type ShownVerdict =
  | (Omit<NewRow, 'refund'> & { readonly moneyBack: MoneyBack | null })
  | Exclude<RowVerdict, NewRow>

/** A row of a file, by a key that another reading of the same file gives it too. */
export interface ImportRow {
  readonly key: string
  readonly fileId: string
  readonly account: string | null
  /** The account of the book it goes into; null keeps it as a row without one. */
  readonly accountId: string | null
  readonly row: StatementRow
  readonly verdict: ShownVerdict
}

export interface FileStatement {
  readonly fileId: string
  readonly statement: Statement
}

/** One account of one file, by which the person says where its rows go. */
export const partKey = (fileId: string, account: string | null) => `${fileId} ${account ?? ''}`

/** By the key of each part, the account its rows go into; parts without one go into none. */
export type Targets = Readonly<Record<string, string>>

const keyOf = (fileId: string, { account, row }: JudgedRow) =>
  `${partKey(fileId, account)} ${row.bankId}`

const asBooked = ({ key, account, accountId, row }: ImportRow): BookedRow => ({
  ...row,
  ...{ id: key, account, accountId },
})

function shownVerdict({ verdict }: JudgedRow, keys: ReadonlyMap<StatementRow, string>) {
  if (verdict.kind !== 'new') return verdict
  const { refund, ...rest } = verdict
  const id = refund?.of === 'row' ? keys.get(refund.row) : refund?.id
  if (!refund || id === undefined) return { ...rest, moneyBack: null }
  const { of, words, isLikely } = refund
  return { ...rest, moneyBack: { of, id, words, isLikely } }
}

/** Each file is compared with the book and with the files before it. */
export function judgeFiles(
  files: readonly FileStatement[],
  booked: readonly BookedRow[],
  locale: string,
  targets: Targets = {},
): readonly ImportRow[] {
  const all: ImportRow[] = []
  for (const { fileId, statement } of files) {
    const known = [...booked, ...all.map(asBooked)]
    const options = {
      ...{ locale, amountMinorUnits: limits.amountMinorUnits },
      accountIdOf: (account: string | null) => targets[partKey(fileId, account)] ?? null,
    }
    const judged = judgeStatement(statement, known, options)
    const keys = new Map(judged.map((one) => [one.row, keyOf(fileId, one)]))
    for (const one of judged) {
      const { account, accountId, row } = one
      const key = keyOf(fileId, one)
      all.push({ key, fileId, account, accountId, row, verdict: shownVerdict(one, keys) })
    }
  }
  return all
}
