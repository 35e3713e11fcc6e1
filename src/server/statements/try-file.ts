import type { Row } from '#contract/sync.ts'
import { decimalOf, totalsOf } from '#domain/money/money.ts'
import { compareFile } from './compare-file.ts'
import { type Imported, importFile, newRows, undoImport } from './import-file.ts'
import type { ExpectedFile } from './manifest.ts'
import type { ScratchAccount } from './scratch-account.ts'

export interface Tried {
  readonly wrong: readonly string[]
  /** What happened, for the person who reads along. */
  readonly told: string
}

interface Entry {
  readonly amount: number
  readonly currency: string
  readonly date: string
}

const entryOf = (row: Row): Entry => row as Row & Entry
const signed = (rows: readonly Row[], sign: 1 | -1): readonly Entry[] =>
  rows.map((row) => ({ ...entryOf(row), amount: sign * entryOf(row).amount }))

const sorted = (entries: readonly Entry[]) =>
  entries.map(({ date, amount, currency }) => `${date} ${amount} ${currency}`).toSorted()

/** What is in the book must be what was judged new, to the unit. */
async function compareStored(account: ScratchAccount, imported: Imported) {
  const [expenses = [], incomes = []] = await account.rowsOf('expenses', 'incomes')
  const stored = sorted([...signed(expenses, -1), ...signed(incomes, 1)])
  const judged = imported.kind === 'imported' ? newRows(imported.judged) : []
  const meant = sorted(judged.map(({ row }) => row))
  return stored.join('\n') === meant.join('\n')
    ? []
    : [`${stored.length} rows are stored, not the ${meant.length} that were judged new`]
}

function tell(imported: Imported): string {
  if (imported.kind === 'refused') return `refused: ${imported.words}`
  const { judged, statement } = imported
  const sums = totalsOf(judged.map(({ row }) => row)).map(
    ({ amount, currency }) => `${amount === null ? '?' : decimalOf(amount, currency)} ${currency}`,
  )
  const notes = statement.problems.length === 0 ? '' : `, ${statement.problems.length} notes`
  const refused = judged.filter(({ verdict }) => verdict.kind === 'refused').length
  const without = refused === 0 ? '' : `, ${refused} not taken`
  return `${judged.length} bookings, ${sums.join(' and ')}${without}${notes}`
}

/** Imports a file, imports it again, takes it back, and looks at the account each time. */
export async function tryFile(
  account: ScratchAccount,
  file: ExpectedFile,
  bytes: Uint8Array,
): Promise<Tried> {
  const before = await account.export()
  const imported = await importFile(account, file.file, bytes)
  const wrong = [...compareFile(imported, file), ...(await compareStored(account, imported))]
  const again = imported.kind === 'refused' ? imported : await importFile(account, file.file, bytes)
  const added = again.kind === 'refused' ? 0 : newRows(again.judged).length
  if (again.kind !== imported.kind) wrong.push('the second import was refused')
  if (imported.kind === 'imported' && added > 0) wrong.push(`a second import adds ${added}`)
  if (again !== imported) await undoImport(account, again)
  await undoImport(account, imported)
  if (before !== (await account.export())) wrong.push('after undo the export is not as before')
  return { wrong, told: tell(imported) }
}
