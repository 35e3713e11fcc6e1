import type { Context } from 'hono'
import type { z } from 'zod'
import { Fault } from '../fault.ts'
import { readBody } from './read-body.ts'

interface CallSchemas {
  readonly body?: z.ZodType | null
  readonly query?: z.ZodType
}

/** What is said twice has two meanings, and whoever checks one may act on the other. */
function onceEach(c: Context): Readonly<Record<string, string>> {
  for (const said of Object.values(c.req.queries())) {
    if (said.length > 1) throw new Fault('malformed-request')
  }
  return c.req.query()
}

/** All that a call says, checked as the contract wants it. */
export const readCall = async (c: Context, { body, query }: CallSchemas) => ({
  body: body ? await readBody(c, body) : undefined,
  query: query?.parse(onceEach(c)),
  params: c.req.param(),
})

/** An object is sent as JSON; a file or what is long is a `Response` already. */
export const sendSaid = (c: Context, said: object): Response =>
  said instanceof Response ? said : c.json(said)
