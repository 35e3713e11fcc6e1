import { z } from 'zod'

const someId = '019d4a3c-7f00-7000-8000-000000000001'

/** What a field of this name is like. */
const byName: Readonly<Record<string, unknown>> = {
  id: someId,
  amount: 1250,
  currency: 'EUR',
  description: 'Bread',
  email: 'anna@example.org',
  phoneNumber: '+4915112345678',
  password: 'four plain words',
  locale: 'de-DE',
  timezone: 'Europe/Berlin',
  country: 'DE',
  name: 'Anna Berg',
  query: 'bread in march',
  question: 'What did I spend on bread?',
  line: 'tea 3.20 yesterday',
  month: 3,
  year: 2026,
  bps: 10_000,
  code: '123456',
  time: '10:00',
  hint: 'Xy3f',
  lastAddress: '203.0.113.7',
}

/** What is tried where a name says nothing. */
const plausible: readonly unknown[] = [
  ...['2026-03-31', '2026-03-31T10:00:00.000Z', '2026-03', 'Text', 1250, 3, 1, 0, true, 'EUR'],
  ...[someId, 'a'.repeat(43), 'a'.repeat(64), '123456', '10:00', '#aabbcc', '/mcapp', 'Berlin'],
  ...['1.25', 'https://example.org/push', 2026, -1250, '123456-recovery', 'DE', 'de-DE', null],
]

type Wrapped = { unwrap(): z.ZodType }
const wrappers = [
  ...[z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault, z.ZodReadonly, z.ZodCatch],
  z.ZodLazy,
]

const isWrapped = (shape: z.ZodType): shape is z.ZodType & Wrapped =>
  wrappers.some((wrapper) => shape instanceof wrapper)

/** Something that has this shape, the same each time, as somebody might send it. */
export function exampleOf(shape: z.ZodType, name = ''): unknown {
  const takes = (value: unknown) => shape.safeParse(value).success
  const found = candidates(shape, name).find(takes)
  if (found !== undefined) return found
  return plausible.find(takes)
}

function candidates(shape: z.ZodType, name: string): readonly unknown[] {
  const named = Object.hasOwn(byName, name) ? [byName[name]] : []
  const within = inside(shape, name)
  return [...named, ...within.filter((value) => value !== undefined)]
}

function inside(shape: z.ZodType, name: string): readonly unknown[] {
  if (isWrapped(shape)) return [exampleOf(shape.unwrap(), name)]
  if (shape instanceof z.ZodObject) return [fields(shape.shape)]
  if (shape instanceof z.ZodArray) return arrays(shape.element as z.ZodType, name)
  if (shape instanceof z.ZodUnion) {
    return shape.options.map((option) => exampleOf(option as z.ZodType, name))
  }
  if (shape instanceof z.ZodLiteral) return [...shape.values]
  if (shape instanceof z.ZodEnum) return shape.options
  if (shape instanceof z.ZodTuple) {
    return [shape.def.items.map((item) => exampleOf(item as z.ZodType))]
  }
  if (shape instanceof z.ZodRecord) return [record(shape), {}]
  if (shape instanceof z.ZodPipe) return [exampleOf(shape.in as z.ZodType, name)]
  return /id$/i.test(name) ? [someId] : []
}

const arrays = (element: z.ZodType, name: string) => [
  [exampleOf(element, name.replace(/s$/, ''))],
  [],
]

const record = ({ keyType, valueType }: z.ZodRecord) => ({
  [String(exampleOf(keyType as z.ZodType))]: exampleOf(valueType as z.ZodType),
})

const fields = (shape: z.ZodRawShape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape)
      .map(([name, field]) => [name, exampleOf(field as z.ZodType, name)] as const)
      .filter(([, value]) => value !== undefined),
  )
