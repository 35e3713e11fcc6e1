import { randomUUID } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import type { Row } from '#contract/sync.ts'
import type { CsvReading } from '#domain/import/csv/read-csv.ts'
import {
  type BookedRow,
  bookedExpense,
  bookedIncome,
  entryDoc,
  tableOf,
} from '#domain/import/match/booked.ts'
import { type JudgedRow, judgeStatement } from '#domain/import/match/verdicts.ts'
import { readStatement } from '#domain/import/read-statement.ts'
import type { Statement } from '#domain/import/statement.ts'
import type { Command, ScratchAccount } from './scratch-account.ts'

export type ReadFile = Statement & { readonly csv?: CsvReading }

export type Imported =
  | {
      readonly kind: 'refused'
      readonly words: string
      /** Nothing is wrong with the file; it just has no bookings. */
      readonly isEmpty: boolean
    }
  | {
      readonly kind: 'imported'
      /** One for each account that got something. */
      readonly importIds: readonly string[]
      readonly statement: ReadFile
      readonly judged: readonly JudgedRow[]
    }

type Expense = Parameters<typeof bookedExpense>[0]
type Income = Parameters<typeof bookedIncome>[0]

/** What the account has, as the rows of a statement are compared with it. */
async function bookedRows(account: ScratchAccount): Promise<readonly BookedRow[]> {
  const [expenses = [], incomes = [], imports = []] = await account.rowsOf(
    'expenses',
    'incomes',
    'imports',
  )
  const accounts = new Map(imports.map((row) => [row.id, row.account as string | null]))
  return [
    ...expenses.map((row) => bookedExpense(row as Row & Expense, accounts)),
    ...incomes.map((row) => bookedIncome(row as Row & Income, accounts)),
  ]
}

const isNew = ({ verdict }: JudgedRow) => verdict.kind === 'new'

function createCommands(judged: readonly JudgedRow[], importId: string): readonly Command[] {
  return (['expenses', 'incomes'] as const).flatMap((table) => {
    const docs = judged
      .filter((one) => isNew(one) && tableOf(one.row) === table)
      .map(({ row }) => entryDoc(row, { id: randomUUID(), importId, categoryId: null }))
    return Array.from({ length: Math.ceil(docs.length / limits.batchOperations) }, (_, at) => {
      const from = at * limits.batchOperations
      const args = { docs: docs.slice(from, from + limits.batchOperations) }
      return { name: `${table}.createMany`, args }
    })
  })
}

function importCommand(
  id: string,
  { format }: ReadFile,
  fileName: string,
  judged: readonly JudgedRow[],
): Command {
  const fresh = judged.filter(isNew)
  const addedExpenses = fresh.filter(({ row }) => tableOf(row) === 'expenses').length
  const counts = {
    addedExpenses,
    addedIncomes: fresh.length - addedExpenses,
    skipped: judged.length - fresh.length,
  }
  const account = judged[0]?.account ?? null
  const doc = { id, fileName: fileName.slice(-200), format, account, ...counts }
  return { name: 'imports.create', args: { doc } }
}

/** A table teaches how the next one of its bank is read. */
function mappingCommands(
  { csv }: ReadFile,
  fileName: string,
  importId: string,
): readonly Command[] {
  if (!csv) return []
  const { fingerprint, mapping } = csv
  const doc = { id: randomUUID(), fingerprint, name: fileName.slice(-120), mapping, importId }
  return [{ name: 'import_mappings.create', args: { doc } }]
}

/** Stores what is new, account by account, and answers with the imports that were made. */
async function store(
  account: ScratchAccount,
  statement: ReadFile,
  fileName: string,
  judged: readonly JudgedRow[],
): Promise<readonly string[]> {
  const importIds: string[] = []
  for (const inIt of Map.groupBy(judged, (one) => one.account).values()) {
    if (!inIt.some(isNew)) continue
    const importId = randomUUID()
    const isFirst = importIds.length === 0
    await account.push([
      importCommand(importId, statement, fileName, inIt),
      ...createCommands(inIt, importId),
      ...(isFirst ? mappingCommands(statement, fileName, importId) : []),
      { name: 'imports.finish', args: { id: importId } },
    ])
    importIds.push(importId)
  }
  return importIds
}

/** Reads, judges and stores a file as the app does; a file with nothing new changes nothing. */
export async function importFile(
  account: ScratchAccount,
  fileName: string,
  bytes: Uint8Array,
): Promise<Imported> {
  const { currency, locale } = account
  const reading = readStatement(bytes, { limits, currency, locale })
  if (!reading.ok) {
    return { kind: 'refused', words: reading.words, isEmpty: reading.code === 'no-statement' }
  }
  const statement = reading.value
  const judged = judgeStatement(statement, await bookedRows(account), { locale, ...limits })
  if (judged.length === 0) {
    return { kind: 'refused', words: 'There are no bookings in this file.', isEmpty: true }
  }
  const importIds = await store(account, statement, fileName, judged)
  return { kind: 'imported', importIds, statement, judged }
}

export async function undoImport(account: ScratchAccount, imported: Imported): Promise<void> {
  if (imported.kind === 'refused') return
  await account.push(imported.importIds.map((id) => ({ name: 'imports.undo', args: { id } })))
}

export const newRows = (judged: readonly JudgedRow[]): readonly JudgedRow[] => judged.filter(isNew)
