import type { z } from 'zod'
import type { Entity } from '#contract/entity.ts'

export interface Column {
  readonly name: string
  /** What a value travels as, where that is not how PostgreSQL writes it or a query says it. */
  readonly kind: 'instant' | 'number' | 'boolean' | 'other'
  readonly isNeeded: boolean
}

/** Words of SQL are no good names; every other column is called as its field. */
const renamed: Readonly<Record<string, string>> = {
  'own_rates.to': 'to_currency',
  'settlements.from': 'from_member',
  'settlements.to': 'to_member',
  'accounts.order': 'sort',
  'transfers.from': 'from_side',
  'transfers.to': 'to_side',
}

const nameOf = (table: string, field: string) =>
  renamed[`${table}.${field}`] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

interface Definition {
  readonly type: string
  readonly format?: string
  readonly innerType?: z.ZodType
}

function kindOf(schema: z.ZodType): Column['kind'] {
  const { type, format, innerType }: Definition = schema.def
  if (innerType) return kindOf(innerType)
  if (format === 'datetime') return 'instant'
  return type === 'number' || type === 'boolean' ? type : 'other'
}

/** The columns of a collection's table follow from its entity; besides, each row has a scope. */
export function columnsOf(
  table: string,
  { writable, serverOwned }: Entity,
): Readonly<Record<string, Column>> {
  const own = Object.entries({ ...writable, ...serverOwned } as Record<string, z.ZodType>)
  return {
    id: { name: 'id', kind: 'other', isNeeded: true },
    scope: { name: 'scope', kind: 'other', isNeeded: true },
    ...Object.fromEntries(
      own.map(([field, schema]): [string, Column] => {
        const isNeeded = !schema.safeParse(null).success
        return [field, { name: nameOf(table, field), kind: kindOf(schema), isNeeded }]
      }),
    ),
  }
}
