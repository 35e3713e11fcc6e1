import { z } from 'zod'
import type { Entity } from '#contract/entity.ts'
import { sampleOf } from '#test/support/sample-fields.ts'

interface Planted {
  readonly value: unknown
  /** Where the text went, by path. */
  readonly fields: readonly string[]
}

/** The text wherever the schema takes it; elsewhere what was there. */
function plantIn(schema: z.ZodType, value: unknown, text: string, path: string): Planted {
  if (schema instanceof z.ZodNullable)
    return plantIn(schema.unwrap() as z.ZodType, value, text, path)
  if (schema instanceof z.ZodArray) {
    const list = Array.isArray(value) && value.length > 0 ? value : ['']
    const parts = list.map((one) => plantIn(schema.element as z.ZodType, one, text, `${path}[]`))
    const fields = parts[0]?.fields ?? []
    return fields.length > 0 ? { value: parts.map((one) => one.value), fields } : { value, fields }
  }
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    return plantInAll(schema.shape, value as Record<string, unknown>, text, path)
  }
  const isText = schema instanceof z.ZodString && schema.safeParse(text).success
  return isText ? { value: text, fields: [path] } : { value, fields: [] }
}

function plantInAll(
  shape: z.ZodRawShape,
  values: Readonly<Record<string, unknown>>,
  text: string,
  path: string,
): Planted {
  const fields: string[] = []
  const planted: Record<string, unknown> = { ...values }
  for (const [name, schema] of Object.entries(shape)) {
    const one = plantIn(schema as z.ZodType, values[name], text, `${path}.${name}`)
    planted[name] = one.value
    fields.push(...one.fields)
  }
  return { value: planted, fields }
}

/** A valid document that says the text wherever it says anything. */
export function documentWith(
  name: string,
  entity: Entity,
  text: string,
  given: Readonly<Record<string, unknown>> = {},
): { readonly doc: Record<string, unknown>; readonly fields: readonly string[] } {
  const defaults = Object.entries(entity.defaults).filter(([field]) => field in entity.writable)
  const values = { ...sampleOf(entity), ...Object.fromEntries(defaults), ...given }
  const { value, fields } = plantInAll(entity.writable, values, text, name)
  return { doc: value as Record<string, unknown>, fields }
}
