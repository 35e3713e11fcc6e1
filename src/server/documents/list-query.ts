import type { z } from 'zod'
import { uuid } from '#contract/entity.ts'
import { limits } from '#contract/limits.ts'
import type { Column } from '../db/columns.ts'
import type { Documents } from './collection.ts'
import { invalid } from './validate.ts'

export interface Condition {
  readonly field: string
  readonly test: '=' | '>=' | '<=' | 'contains'
  readonly value: unknown
}

export interface ListQuery {
  readonly where: readonly Condition[]
  readonly limit: number
  readonly after: string | null
}

/** A query's names and values as they came. */
export type QueryPairs = readonly (readonly [name: string, text: string])[]

/** Reads a list's query: only the filters its collection declares, each once, each of its type. */
export function readListQuery(documents: Documents, given: QueryPairs): ListQuery {
  const where: Condition[] = []
  let limit: number = limits.listDocuments
  let after: string | null = null
  const seen = new Set<string>()
  for (const [name, text] of given) {
    if (seen.has(name)) throw invalid([[name, 'Give this once.']])
    seen.add(name)
    if (name === 'limit') limit = readLimit(text)
    else if (name === 'after') after = readAs(uuid, name, text)
    else where.push(readCondition(documents, name, text))
  }
  return { where, limit, after }
}

function readLimit(text: string): number {
  const limit = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (limit < 1) throw invalid([['limit', 'Give a number above zero.']])
  return Math.min(limit, limits.listDocuments)
}

const bounds = { from: '>=', to: '<=' } as const

function readCondition({ facts, columns }: Documents, name: string, text: string): Condition {
  const [field = '', bound, ...rest] = name.split('.')
  const kind = Object.hasOwn(facts.filters, field) ? facts.filters[field] : undefined
  const column = columns[field]
  const schema = { ...facts.entity.writable, ...facts.entity.serverOwned }[field] as z.ZodType
  const unknown = () => invalid([[name, 'There is no such filter.']])
  if (!kind || !column || rest.length > 0) throw unknown()
  if (kind === 'range') {
    if (bound !== 'from' && bound !== 'to') throw unknown()
    return { field, test: bounds[bound], value: readAs(schema, name, text) }
  }
  if (bound !== undefined) throw unknown()
  if (kind === 'contains') return { field, test: kind, value: readAs(uuid, name, text) }
  return { field, test: '=', value: readAs(schema, name, typed(column.kind, text)) }
}

/** A query carries only text; numbers and yes-no values are told by the column. */
function typed(kind: Column['kind'], text: string): unknown {
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  if (kind === 'number' && /^-?\d{1,15}$/.test(text)) return Number(text)
  return text
}

function readAs<T>(schema: z.ZodType<T>, name: string, value: unknown): T {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw invalid(read.error.issues.map(({ message }) => [name, message]))
}
