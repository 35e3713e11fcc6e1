import { uuid } from '#contract/entity.ts'
import type { Row } from '#contract/sync.ts'
import { type Complaint, complaintsOf } from '../http/answer/complaints.ts'
import { Fault } from '../http/fault.ts'
import type { Documents } from './collection.ts'

export type { Complaint }
export type Values = Readonly<Record<string, unknown>>

const FIELDS_NAMED = 20
const NAME_CHARACTERS = 80

/** What the fields of these rows are to each other. */
export function checkTogether({ facts: { entity } }: Documents, rows: readonly Named[]): void {
  const wrong = rows.flatMap(({ after, path }) =>
    Object.entries(entity.check?.(after) ?? {}).map(
      ([field, words]): Complaint => [`${path}${field}`, words],
    ),
  )
  if (wrong.length > 0) throw invalid(wrong)
}

interface Named {
  readonly after: Row
  readonly path: string
}

export function checkId(id: unknown, name = 'id'): string {
  const read = uuid.safeParse(id)
  if (!read.success) throw invalid(complaintsOf(read.error).map(([, words]) => [name, words]))
  return read.data
}

/** A JSON object, and nothing else that JSON can be. */
export function asFields(given: unknown): Values {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Fault('malformed-request')
  }
  return given as Values
}

/** Object.fromEntries defines its keys, so a field called __proto__ stays a plain name. */
export const invalid = (wrong: readonly Complaint[], path = '') =>
  new Fault(
    'invalid-input',
    Object.fromEntries(
      wrong
        .slice(0, FIELDS_NAMED)
        .map(([field, words]) => [
          storable(`${path}${field}`.slice(0, NAME_CHARACTERS)),
          storable(words),
        ]),
    ),
  )

/** A refusal is kept to be given again, and names what was sent, whatever was sent. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\ufffd')
