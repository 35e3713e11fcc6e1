/** What the live wire and the paths of documents answer, as shapes: for those who describe them. */
import { z } from 'zod'
import { type ErrorCode, errors } from './errors.ts'

const scope = z.string()
const revision = z.int().min(0)
const row = z.looseObject({ id: z.string() })
const code = z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]])

/** The revision that each scope came to. */
const revs = z.record(z.string(), revision)

export const scopesAnswer = z.strictObject({ scopes: z.array(scope) })

export const snapshotAnswer = z.strictObject({
  scope,
  cursor: revision,
  partial: z.literal(true).optional(),
  tables: z.record(
    z.string(),
    z.strictObject({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())) }),
  ),
})

const change = z.strictObject({
  rev: revision,
  table: z.string(),
  id: z.string(),
  row: row.nullable(),
})

export const pullAnswer = z.strictObject({
  scope,
  cursor: revision,
  changes: z.array(change),
  more: z.boolean(),
  reset: z.boolean(),
})

const accepted = z.strictObject({ key: z.string(), ok: z.literal(true), revs })
const refused = z.strictObject({
  key: z.string(),
  ok: z.literal(false),
  status: z.int(),
  error: z.string(),
  code,
  fields: z.record(z.string(), z.string()).optional(),
  current: row.optional(),
})

export const pushAnswer = z.strictObject({ results: z.array(z.union([accepted, refused])) })

/** One document, or a page of them: which fields they have is the collection's. */
export const documentsAnswer = z.union([
  z.strictObject({ documents: z.array(row), next: z.string().nullable() }),
  row,
])

export const writtenAnswer = z.strictObject({ id: z.string(), revs })
