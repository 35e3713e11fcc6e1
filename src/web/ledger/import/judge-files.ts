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

const lineDigits = 7

/** By its place in the file: what a row is said to be may be read otherwise later. */
function keysOf(fileId: string, judged: readonly JudgedRow[]): ReadonlyMap<StatementRow, string> {
  const seen = new Map<number, number>()
  return new Map(
    judged.map(({ row }) => {
      const count = (seen.get(row.line) ?? 0) + 1
      seen.set(row.line, count)
      return [row, `${fileId} ${String(row.line).padStart(lineDigits, '0')}.${count}`]
    }),
  )
}

/** What a row of an earlier file was taken for, no row of another one is. */
function lessTaken(booked: readonly BookedRow[], all: readonly ImportRow[]) {
  const taken = new Set<string>()
  for (const { verdict } of all)
    if (verdict.kind === 'duplicate' && (verdict.tells || verdict.posts)) taken.add(verdict.of)
  return taken.size === 0 ? booked : booked.filter(({ id }) => !taken.has(id))
}

/** What earlier files bring back is not brought back again. */
function lessBrought(booked: readonly BookedRow[], all: readonly ImportRow[]) {
  const brought = new Map<string, number>()
  for (const { verdict, row } of all) {
    const id = verdict.kind === 'new' ? verdict.paidBack?.id : undefined
    if (id !== undefined) brought.set(id, (brought.get(id) ?? 0) + row.amount)
  }
  if (brought.size === 0) return booked
  return booked.map((row) => {
    const sum = brought.get(row.id) ?? 0
    const { expected } = row
    return sum > 0 && expected
      ? { ...row, expected: { ...expected, left: Math.max(0, expected.left - sum) } }
      : row
  })
}

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
    const known = [...lessBrought(lessTaken(booked, all), all), ...all.map(asBooked)]
    const options = {
      ...{ locale, amountMinorUnits: limits.amountMinorUnits },
      accountIdOf: (account: string | null) => targets[partKey(fileId, account)] ?? null,
    }
    const judged = judgeStatement(statement, known, options)
    const keys = keysOf(fileId, judged)
    for (const one of judged) {
      const { account, accountId, row } = one
      const key = keys.get(row) ?? ''
      all.push({ key, fileId, account, accountId, row, verdict: shownVerdict(one, keys) })
    }
  }
  return all
}
