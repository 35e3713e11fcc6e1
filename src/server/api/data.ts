import { type Context, Hono } from 'hono'
import type pg from 'pg'
import { z } from 'zod'
import { requireProvenWay } from '../auth/ways-in.ts'
import { isDemo } from '../demo/refuse-demo.ts'
import { checkPlace, readScopes } from '../documents/access.ts'
import { shownTo } from '../documents/collection.ts'
import { commands } from '../documents/commands.ts'
import { type Condition, readListQuery } from '../documents/list-query.ts'
import { lookupUsers, readLookup } from '../documents/lookup-users.ts'
import { type Place, parsePath } from '../documents/path.ts'
import { listDocuments, readDocument } from '../documents/read.ts'
import { runCommand } from '../documents/run-command.ts'
import { asFields, checkId, type Values } from '../documents/validate.ts'
import type { Engine } from '../engine.ts'
import { readBody } from '../http/answer/read-body.ts'
import { readKey } from '../http/answer/read-key.ts'
import { sendJson } from '../http/answer/send-json.ts'
import type { CallerEnv } from '../http/caller.ts'
import { clientAddress } from '../http/edge/client-address.ts'
import { takeToken, takeTokenFrom } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'
import { requireActor } from '../http/require-actor.ts'

const PREFIX = '/api/data/'
/** Of one person, whose hurry is bounded too, and of all who come from one place. */
const lookups = [
  { word: 'minute', limit: 10, windowS: 60 },
  { word: 'day', limit: 50, windowS: 86_400 },
] as const
const lookupsFrom = { kind: 'users:lookup', limit: 200, windowS: 86_400 } as const

type Call = Context<CallerEnv>

/** Documents by path: read, list, set, update, delete. Writes run the same commands as the sync. */
export function dataRoutes(engine: Engine): Hono<CallerEnv> {
  const app = new Hono<CallerEnv>()
  app.get(`${PREFIX}*`, requireActor(engine, 'data.read'), (c) => read(engine, c))
  app.put(`${PREFIX}*`, requireActor(engine, 'data.set'), (c) =>
    write(engine, c, 'set', async (id) => ({ doc: withId(await readBody(c, z.unknown()), id) })),
  )
  app.patch(`${PREFIX}*`, requireActor(engine, 'data.update'), (c) =>
    write(engine, c, 'update', async (id) => ({ id, patch: await readBody(c, z.unknown()) })),
  )
  app.delete(`${PREFIX}*`, requireActor(engine, 'data.delete'), (c) =>
    write(engine, c, 'delete', async (id) => ({ id })),
  )
  return app
}

const queryOf = (c: Call) => [...new URL(c.req.url).searchParams]

function placeOf(c: Call): Place {
  const place = parsePath(c.req.path.slice(PREFIX.length))
  checkPlace(place, c.var.caller)
  return place
}

async function read(engine: Engine, c: Call): Promise<Response> {
  const place = placeOf(c)
  const { pool } = engine.database
  const { documents, id } = place
  if (id === null && documents.name === 'users') return sendJson(c, await lookup(engine, c))
  const scopes = await readScopes(pool, place, c.var.caller)
  const within = Object.entries(ownerOf(place)).map(
    ([field, value]): Condition => ({ field, test: '=', value }),
  )
  const reading = (work: (db: pg.Pool) => Promise<string>) =>
    engine.database.reading({ uid: c.var.caller.uid }, work)
  if (id !== null) {
    const one = checkId(id)
    const shown = shownTo(c.var.caller.grant, documents)
    return sendJson(c, await reading((db) => readDocument(db, shown, scopes, one, within)))
  }
  const asked = readListQuery(documents, queryOf(c))
  const query = { ...asked, where: [...within, ...asked.where] }
  return sendJson(c, await reading((db) => listDocuments(db, documents, scopes, query)))
}

/** The document that those of this place belong to, such as `{goalId}`, where they do. */
function ownerOf({ documents: { parent }, parts }: Place): Values {
  return parent ? { [parent.field]: checkId(parts[parent.field], parent.field) } : {}
}

/** Asking whether an address is known must not be cheap: it would tell who is here. */
async function lookup({ config, database }: Engine, c: Call): Promise<string> {
  const { uid, grant } = c.var.caller
  // Who is here is nothing of its owner's.
  if (grant) throw new Fault('token-may-not')
  // Anybody may begin a demo, as often as they like.
  if (await isDemo(database.pool, uid)) throw new Fault('not-allowed')
  await requireProvenWay(database.pool, uid)
  const asked = readLookup(queryOf(c))
  for (const { word, ...pace } of lookups) {
    await takeToken(database, { bucket: `users:lookup:${word}:${uid}`, ...pace })
  }
  await takeTokenFrom(database, { address: clientAddress(c, config), ...lookupsFrom })
  return lookupUsers(database.pool, asked, uid)
}

const needed = { set: 'create', update: 'update', delete: 'delete' } as const

async function write(
  engine: Engine,
  c: Call,
  action: 'set' | 'update' | 'delete',
  argsOf: (id: string) => Promise<Values>,
): Promise<Response> {
  const place = placeOf(c)
  const { documents, id } = place
  if (id === null) throw new Fault('malformed-request')
  const name = `${documents.name}.${action}`
  const isAllowed = documents.facts.writes.includes(needed[action])
  if (!isAllowed || !commands.has(name)) throw new Fault('not-allowed')
  const header = c.req.header('idempotency-key')
  const key = header === undefined ? null : readKey(header)
  const args = { ...ownerOf(place), ...(await argsOf(id)) }
  const { result } = await runCommand(engine, c.var.caller, { key, name, args })
  if ('code' in result) throw new Fault(result.code, result.fields, undefined, result.current)
  return c.json({ id, revs: result.revs })
}

/** The path says which document it is; a body may say it too, but nothing else. */
function withId(given: unknown, id: string): Values {
  const body = asFields(given)
  if (Object.hasOwn(body, 'id') && body.id !== id) {
    throw new Fault('invalid-input', { id: 'This is not the id in the path.' })
  }
  return { ...body, id }
}
