import { z } from 'zod'
import type { Entity } from '#contract/entities/entity.ts'

const plausible = [7, 'EUR', '2026-03-31', true, ['a'], 'Bread', 'AT', '2026-03-31T10:00:00.000Z']

const mapping = {
  delimiter: ';',
  headerRow: 0,
  date: 0,
  dateOrder: 'dmy',
  amount: 3,
  debit: null,
  credit: null,
  decimalMark: ',',
  sign: 'plus-came',
  description: [1, 2],
  merchant: null,
  currency: null,
  bankId: null,
  defaultCurrency: 'EUR',
}

/** Where nothing else will do: a document that is always there, and what has a shape of its own. */
const particular = ['019b0000-0000-7000-8000-000000000100', mapping]

/** A value the field takes: its first choice, or the first of the plausible ones that fits. */
function fitting(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodEnum) return schema.options[0]
  const takes = (value: unknown) => schema.safeParse(value).success
  const found = plausible.find(takes)
  return found ?? (takes(null) ? null : particular.find(takes))
}

/** A valid document of any entity, without its id. */
export const sampleOf = (entity: Entity): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entity.writable).map(([field, schema]) => [field, fitting(schema as z.ZodType)]),
  )

/** Values no honest client sends, as JSON text, because some cannot be written otherwise. */
const hostile = [
  '{}',
  '{"$gt":""}',
  '[[]]',
  '[null]',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00x"',
  '1e309',
  '-1e309',
  '9007199254740993',
  '9223372036854775808',
  '1.5',
  '-1',
  '"NaN"',
  '"0000-00-00"',
  '"0000-01-01"',
  '"2025-02-30"',
  '"2026-01-01T00:00:00Z"',
  `"${'x'.repeat(10_000)}"`,
  '"\'; drop table expenses; --"',
]

/** The hostile values a field must refuse, by its own schema. */
export const refusedBy = (schema: z.ZodType): readonly string[] =>
  hostile.filter((text) => !schema.safeParse(JSON.parse(text)).success)
