import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** What is there to be named, by the name of the field that names it. */
export type Ids = Readonly<Record<string, string>>

const plausible = [
  ...['2026-03-31', '2026-03-31T10:00:00.000Z', 'EUR', ['EUR'], 1250, 3, true, 'a@example.org'],
  ...['+4915112345678', 'DE', '123456', 'Bread', 'Europe/Berlin', 'de-DE', 'a'.repeat(43)],
  ...['a'.repeat(64), 'four plain words', '7', '10:00', '#aabbcc', '/mcapp', 2026],
] as const

type Wrapped = { unwrap(): z.ZodType }
const wrappers = [
  z.ZodOptional,
  z.ZodNullable,
  z.ZodDefault,
  z.ZodPrefault,
  z.ZodReadonly,
  z.ZodCatch,
]

const isWrapped = (shape: z.ZodType): shape is z.ZodType & Wrapped =>
  wrappers.some((wrapper) => shape instanceof wrapper)

/** Something the shape takes; what has the name of something that is there is that. */
export function fitShape(shape: z.ZodType, ids: Ids, name = ''): unknown {
  const takes = (value: unknown) => shape.safeParse(value).success
  if (Object.hasOwn(ids, name) && takes(ids[name])) return ids[name]
  if (isWrapped(shape)) return fitShape(shape.unwrap(), ids, name)
  if (shape instanceof z.ZodObject) return fitFields(shape.shape, ids)
  if (shape instanceof z.ZodArray) {
    return [fitShape(shape.element as z.ZodType, ids, name.replace(/s$/, ''))]
  }
  if (shape instanceof z.ZodUnion) return fitShape(shape.options[0] as z.ZodType, ids, name)
  if (shape instanceof z.ZodLiteral) return [...shape.values][0]
  if (shape instanceof z.ZodEnum) return shape.options[0]
  if (shape instanceof z.ZodRecord) return {}
  if (/id$/i.test(name) && takes(ids.id)) return name === 'id' ? randomUUID() : ids.id
  const found = plausible.find(takes)
  if (found !== undefined) return found
  return shape instanceof z.ZodPipe ? fitShape(shape.in as z.ZodType, ids, name) : ids.id
}

const fitFields = (fields: z.ZodRawShape, ids: Ids): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [name, fitShape(shape as z.ZodType, ids, name)]),
  )
