import type { Context } from 'hono'
import type { z } from 'zod'
import { readBody } from './read-body.ts'

interface CallSchemas {
  readonly body?: z.ZodType | null
  readonly query?: z.ZodType
}

/** All that a call says, checked as the contract wants it. */
export const readCall = async (c: Context, { body, query }: CallSchemas) => ({
  body: body ? await readBody(c, body) : undefined,
  query: query?.parse(c.req.query()),
  params: c.req.param(),
})

/** An object is sent as JSON; a file or what is long is a `Response` already. */
export const sendSaid = (c: Context, said: object): Response =>
  said instanceof Response ? said : c.json(said)
