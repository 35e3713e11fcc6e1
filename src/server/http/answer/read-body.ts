import type { Context } from 'hono'
import type { z } from 'zod'
import { Fault } from '../fault.ts'

/** The request's JSON, checked against its schema; anything else is a fault that says why. */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.infer<T>> {
  const text = await c.req.text()
  return schema.parse(parse(text))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault('malformed-request')
  }
}
