import type { Row } from '#contract/sync.ts'
import { idOfWords } from '#domain/moving/moved-id.ts'

/** What our own export holds, by the name of its file. */
export type OwnTables = ReadonlyMap<string, readonly Row[]>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && typeof (value as Row).id === 'string'

/** Told from other archives by its files: no other program has these three. */
export const isOwnExport = (names: readonly string[]): boolean =>
  ['users.json', 'expenses.json', 'built_in_categories.json'].every((name) => names.includes(name))

/** Null where one of its files is no list of rows. */
export function readOwnTables(files: ReadonlyMap<string, Uint8Array>): OwnTables | null {
  const tables = new Map<string, readonly Row[]>()
  const decoder = new TextDecoder()
  for (const [name, bytes] of files) {
    if (!/^[a-z_]+\.json$/.test(name)) continue
    try {
      const rows: unknown = JSON.parse(decoder.decode(bytes))
      if (!Array.isArray(rows)) return null
      tables.set(name.replace('.json', ''), rows.filter(isRow))
    } catch {
      return null
    }
  }
  return tables
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

export interface NamedCategory {
  readonly id: string
  readonly name: string
  readonly type: string
}

interface Place {
  readonly uid: string
  /** Those that everybody has here. */
  readonly shared: readonly NamedCategory[]
}

/** Each id of the export, and what it is here: in a field, in a list, or in the words of a link. */
export function renamer(tables: OwnTables, { uid, shared }: Place) {
  const ids = new Map<string, string>()
  for (const [name, rows] of tables) {
    if (name === 'users') for (const { id } of rows) ids.set(id, uid)
    else if (name !== 'built_in_categories') {
      for (const { id } of rows) ids.set(id, idOfWords(uid, 'own', id))
    }
  }
  for (const { id, name, type } of tables.get('built_in_categories') ?? []) {
    const here =
      shared.find((one) => one.id === id) ??
      shared.find((one) => one.name === name && one.type === type)
    ids.set(id, here?.id ?? idOfWords(uid, 'own', id))
  }
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(uuids, (id) => ids.get(id) ?? id)
    if (Array.isArray(value)) return value.map(rename)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rename(one)]))
  }
  return (row: Row): Row => rename(row) as Row
}

/** What is in another comes after it. */
export function parentsFirst(rows: readonly Row[]): readonly Row[] {
  const ids = new Set(rows.map(({ id }) => id))
  const isIn = ({ parentId }: Row) => typeof parentId === 'string' && ids.has(parentId)
  return [...rows.filter((row) => !isIn(row)), ...rows.filter(isIn)]
}
