import type { Row } from '#contract/sync.ts'

/** Rows as one array a column: a third of the size, and quick for the browser to copy. */
export interface Columns {
  readonly names: readonly string[]
  readonly values: readonly (readonly unknown[])[]
}

export function toColumns(rows: Iterable<Row>): Columns | null {
  const list = [...rows]
  const names = new Set<string>()
  for (const row of list) for (const name in row) names.add(name)
  if (list.length === 0) return null
  const values = [...names].map((name) => list.map((row) => row[name]))
  return { names: [...names], values }
}

function hasId(row: Record<string, unknown>): row is Record<string, unknown> & Row {
  return typeof row.id === 'string'
}

/** Copying a row that has every field and filling it is three times as fast as adding them. */
function emptyRow(names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, undefined]))
}

export function fromColumns({ names, values }: Columns): Row[] {
  const rows: Row[] = []
  const empty = emptyRow(names)
  const count = values[0]?.length ?? 0
  for (let at = 0; at < count; at += 1) {
    const row = { ...empty }
    for (let column = 0; column < names.length; column += 1) {
      row[names[column] ?? ''] = values[column]?.[at]
    }
    if (hasId(row)) rows.push(row)
  }
  return rows
}

/** The snapshot's form: names once, then one array a row. */
export function tupleReader(names: readonly string[]): (tuple: readonly unknown[]) => Row | null {
  const empty = emptyRow(names)
  return (tuple) => {
    const row = { ...empty }
    for (let column = 0; column < names.length; column += 1) {
      row[names[column] ?? ''] = tuple[column]
    }
    return hasId(row) ? row : null
  }
}
