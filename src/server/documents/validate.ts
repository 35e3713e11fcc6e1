import { z } from 'zod'
import { type Entity, uuid } from '#contract/entities/entity.ts'
import { Fault } from '../http/fault.ts'
import type { Documents } from './collection.ts'

export type Values = Readonly<Record<string, unknown>>

const FIELDS_NAMED = 20
const NAME_CHARACTERS = 80

const withId = z.object({ id: uuid })

/** A whole new document: its id and every writable field, defaults filled in. */
export function checkDocument(
  { facts: { entity }, whole }: Documents,
  given: unknown,
): Values & { readonly id: string } {
  const { id, ...rest } = asFields(given)
  const read = withId.safeParse({ id })
  const filled = whole.safeParse({ ...entity.defaults, ...rest })
  const wrong = forbidden(entity, rest)
  if (!read.success) wrong.push(...complaints(read.error))
  if (!filled.success) wrong.push(...complaints(filled.error))
  if (!read.success || !filled.success || wrong.length > 0) throw invalid(wrong)
  return { id: read.data.id, ...filled.data }
}

/** Some writable fields, at least one. */
export function checkPatch({ facts: { entity }, part }: Documents, given: unknown): Values {
  const patch = asFields(given)
  if (Object.keys(patch).length === 0) throw invalid([['patch', 'Change something.']])
  const wrong = forbidden(entity, patch)
  const read = part.safeParse(patch)
  if (!read.success) wrong.push(...complaints(read.error))
  if (!read.success || wrong.length > 0) throw invalid(wrong)
  return read.data
}

export function checkId(id: unknown): string {
  const read = uuid.safeParse(id)
  if (!read.success) throw invalid(complaints(read.error).map(([, words]) => ['id', words]))
  return read.data
}

/** A JSON object, and nothing else that JSON can be. */
export function asFields(given: unknown): Values {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Fault('malformed-request')
  }
  return given as Values
}

type Complaint = [field: string, words: string]

const forbidden = (entity: Entity, given: Values): Complaint[] =>
  Object.keys(given)
    .filter((field) => !Object.hasOwn(entity.writable, field))
    .map((field) => [
      field,
      field === 'id' || Object.hasOwn(entity.serverOwned, field)
        ? 'Only the server sets this.'
        : 'There is no such field.',
    ])

const complaints = (error: z.ZodError): Complaint[] =>
  error.issues.map(({ path, message }) => [path.join('.'), message])

/** Object.fromEntries defines its keys, so a field called __proto__ stays a plain name. */
export const invalid = (wrong: readonly Complaint[]) =>
  new Fault(
    'invalid-input',
    Object.fromEntries(
      wrong
        .slice(0, FIELDS_NAMED)
        .map(([field, words]) => [field.slice(0, NAME_CHARACTERS), words]),
    ),
  )
