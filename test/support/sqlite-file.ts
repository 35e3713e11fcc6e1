import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The bytes of a database that SQLite itself wrote. */
export function sqliteFile(
  sql: string,
  more: (database: DatabaseSync) => void = () => {},
): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'moving-'))
  const path = join(folder, 'db.sqlite')
  const database = new DatabaseSync(path)
  database.exec(sql)
  more(database)
  database.close()
  const bytes = new Uint8Array(readFileSync(path))
  rmSync(folder, { recursive: true })
  return bytes
}
