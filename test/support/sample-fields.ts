import { z } from 'zod'
import type { Entity } from '#contract/entity.ts'

const plausible = [
  ...[7, 'EUR', '2026-03-31', true, ['a'], 'Bread', 'AT', '2026-03-31T10:00:00.000Z'],
  // Stars, of which there are at most five.
  3,
  // A rate of exchange.
  '1.25',
]

/** A document that is always there, where an id will not do without one. */
export const alwaysThere = '019b0000-0000-7000-8000-000000000100'

/** A value the field takes: its first choice, the first of the plausible ones, or none. */
function fitting(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodOptional) return fitting(schema.unwrap() as z.ZodType)
  const takes = (value: unknown) => schema.safeParse(value).success
  const found = plausible.find(takes)
  if (found !== undefined || takes(null)) return found ?? null
  if (schema instanceof z.ZodObject) return fittingAll(schema.shape)
  if (schema instanceof z.ZodArray) return [fitting(schema.element as z.ZodType)]
  return alwaysThere
}

const fittingAll = (shape: z.ZodRawShape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [field, fitting(schema as z.ZodType)]),
  )

/** What keeps a document from having anything else is left out. */
const left = { loanPrincipal: null, creditLimit: null, closesOnDay: null, dueOnDay: null }

/** A rate leads from one currency to another. */
const towards = { to: 'USD' }

/** A valid document of any entity, without its id. */
export function sampleOf(entity: Entity): Record<string, unknown> {
  const fields = fittingAll(entity.writable)
  const isRate = fields.currency !== undefined && fields.to === fields.currency
  const without = Object.entries(left).filter(([field]) => Object.hasOwn(fields, field))
  return { ...fields, ...Object.fromEntries(without), ...(isRate && towards) }
}

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

/** An object inside a field, or the objects of a list; null when the field is plain. */
function insideOf(schema: z.ZodType): { shape: z.ZodRawShape; isList: boolean } | null {
  if (schema instanceof z.ZodNullable) return insideOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodObject) return { shape: schema.shape, isList: false }
  if (!(schema instanceof z.ZodArray)) return null
  const element = insideOf(schema.element as z.ZodType)
  return element && { shape: element.shape, isList: true }
}

const strangeKeys = ['unknown', 'uid', 'scope', '__proto__', 'constructor', 'toString']

const asJson = (fields: readonly (readonly [string, string])[]) =>
  `{${fields.map(([key, json]) => `${JSON.stringify(key)}:${json}`)}}`

/** What a field with parts must refuse of any of its parts, as JSON text of the whole field. */
export function refusedInside(schema: z.ZodType): readonly string[] {
  const inside = insideOf(schema)
  if (!inside) return []
  const { shape, isList } = inside
  const parts = Object.entries(fittingAll(shape)).map(
    ([key, value]) => [key, JSON.stringify(value)] as const,
  )
  const spoiled = Object.entries(shape).flatMap(([name, part]) => {
    const rest = parts.filter(([key]) => key !== name)
    const wrong = refusedBy(part as z.ZodType).map((json) => asJson([...rest, [name, json]]))
    const canBeAbsent = (part as z.ZodType).safeParse(undefined).success
    return canBeAbsent ? wrong : [asJson(rest), ...wrong]
  })
  const strange = strangeKeys.map((key) => asJson([...parts, [key, '{"amount":1}']]))
  const objects = [...spoiled, ...strange]
  if (!isList) return objects
  const right = asJson(parts)
  const tooMany = `[${Array.from({ length: 500 }, () => right)}]`
  return [...objects.map((json) => `[${right},${json}]`), tooMany]
}
