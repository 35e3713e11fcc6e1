import type { CsvMapping } from '#domain/import/csv/csv-mapping.ts'
import type { Command } from '#web/data/replica/types.ts'
import type { TableReading } from './read-file.ts'
import type { KeptMapping } from './use-import-files.ts'

const nameCharacters = 120

/** The order of the keys may differ between a stored mapping and a fresh one. */
const isSame = (a: CsvMapping, b: CsvMapping) =>
  (Object.keys(a) as (keyof CsvMapping)[]).every(
    (name) => JSON.stringify(a[name]) === JSON.stringify(b[name]),
  )

interface Learnt {
  readonly fileName: string
  readonly table: TableReading
  readonly importId: string
  readonly accountId?: string | null
}

/** Keeps how a table was read, for the next file of the same bank; nothing when it is known. */
export function mappingCommand(
  { fileName, table, importId, accountId = null }: Learnt,
  kept: readonly KeptMapping[],
  newId: () => string,
): readonly Command[] {
  const { fingerprint, mapping } = table
  const known = kept.find((one) => one.fingerprint === fingerprint)
  if (!known) {
    const name = fileName.slice(0, nameCharacters).toWellFormed()
    const doc = {
      id: newId(),
      fingerprint,
      name,
      mapping,
      importId,
      ...(accountId && { accountId }),
    }
    return [{ name: 'import_mappings.create', args: { doc } }]
  }
  const isRead = isSame({ ...mapping, headerRow: known.mapping.headerRow }, known.mapping)
  const isKept = accountId === null || accountId === known.accountId
  const patch = { ...(isRead ? {} : { mapping }), ...(isKept ? {} : { accountId }) }
  return isRead && isKept ? [] : [{ name: 'import_mappings.update', args: { id: known.id, patch } }]
}
