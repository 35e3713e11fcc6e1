import type { Column } from '../db/columns.ts'
import type { Documents } from './collection.ts'

interface WireColumn {
  readonly field: string
  readonly sql: string
}

/** Collections do not change while the server runs, so what is made of one is made once. */
function once<Made>(make: (documents: Documents) => Made): (documents: Documents) => Made {
  const made = new Map<Documents, Made>()
  return (documents) => {
    const known = made.get(documents) ?? make(documents)
    made.set(documents, known)
    return known
  }
}

/** The one select-list of a table: what a row looks like when it travels. Its alias is t. */
export const wireColumns = once(({ columns, hidden = [] }): readonly WireColumn[] =>
  Object.entries(columns)
    .filter(([field]) => field !== 'scope')
    .map(([field, column]) => ({
      field,
      sql: hidden.includes(field) ? 'null' : travelling(column),
    })),
)

/** JSON writes a day as YYYY-MM-DD by itself, but an instant in the session's zone. */
function travelling(column: Column): string {
  const name = `t.${column.name}`
  return column.kind === 'instant'
    ? `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : name
}

export const wireArray = once(
  (documents) => `json_build_array(${wireColumns(documents).map(({ sql }) => sql)})`,
)

export const wireObject = once(
  (documents) =>
    `json_build_object(${wireColumns(documents).map(({ field, sql }) => `'${field}', ${sql}`)})`,
)

/** Newest first where two rows are equal; the same order on every device. */
export function wireOrder({ facts, columns }: Documents): string {
  const { by, direction } = facts.order
  return `t.${columns[by]?.name} ${direction}, t.id desc`
}
