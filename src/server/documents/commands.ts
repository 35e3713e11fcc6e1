import type { Logger } from 'pino'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { Caller } from '../auth/identity.ts'
import type { Transaction } from '../db/database.ts'
import { complaintsOf } from '../http/complaints.ts'
import { Fault } from '../http/fault.ts'
import type { Message } from '../outside/message.ts'
import { checkOwnId, ownScope } from './access.ts'
import { addRows, changeRows, requireGone } from './change-rows.ts'
import { allDocuments, type Documents } from './collection.ts'
import { checkDocument, checkId, checkPatch, invalid, type Values } from './validate.ts'
import { deleteMany, type Hand, lockScope } from './write.ts'

/** A write by name: its own transaction, its caller, the time, and unchecked arguments. */
export type RunCommand = (context: Context, args: Values) => Promise<void>

export interface Context {
  readonly tx: Transaction
  readonly caller: Caller
  readonly now: Date
  readonly log: Logger
  /**
   * Says something to somebody outside once all is written; false where there is no way to. Faults
   * where it is more than may go out: its place in the budgets is part of the transaction.
   */
  say(make: (origin: string) => Message): Promise<boolean>
}

const many = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .min(1, { error: 'Give at least one.' })
    .max(limits.batchOperations, { error: `Give at most ${limits.batchOperations} at once.` })

const change = z.strictObject({ id: z.unknown(), patch: z.unknown() })
const createArgs = z.strictObject({ doc: z.unknown() })
const deleteArgs = z.strictObject({ id: z.unknown() })
const createManyArgs = z.strictObject({ docs: many(z.unknown()) })
const updateManyArgs = z.strictObject({ changes: many(change) })
const deleteManyArgs = z.strictObject({ ids: many(z.unknown()) })

export function readArgs<T extends z.ZodType>(schema: T, args: Values): z.infer<T> {
  const read = schema.safeParse(args)
  if (read.success) return read.data
  throw invalid(complaintsOf(read.error).map(([path, words]) => [path || 'args', words]))
}

/** The caller's hand in the collection. Where rows hang together, its scope is locked first. */
export async function handOf(documents: Documents, { tx, caller, now }: Context): Promise<Hand> {
  const scope = ownScope(documents, caller)
  if (documents.name !== 'users') await lockScope(tx, scope)
  return { uid: caller.uid, scope, now }
}

const create =
  (documents: Documents): RunCommand =>
  async (context, args) => {
    const doc = checkDocument(documents, readArgs(createArgs, args).doc)
    const hand = await handOf(documents, context)
    await addRows(context.tx, documents, [{ doc, path: '' }], hand)
  }

const createAll =
  (documents: Documents): RunCommand =>
  async (context, args) => {
    const newcomers = readArgs(createManyArgs, args).docs.map((given, at) => {
      const path = `docs.${at}.`
      return { doc: checkDocument(documents, given, path), path }
    })
    const hand = await handOf(documents, context)
    await addRows(context.tx, documents, newcomers, hand)
  }

const update =
  (documents: Documents): RunCommand =>
  async (context, args) => {
    const given = readArgs(change, args)
    const id = checkId(given.id)
    const patch = checkPatch(documents, given.patch)
    checkOwnId(documents, context.caller, id)
    const hand = await handOf(documents, context)
    const changed = await changeRows(context.tx, documents, [{ id, patch, path: '' }], hand)
    if (!changed.has(id)) throw new Fault('not-found')
  }

/** All that are still there; what was deleted meanwhile needs no change. */
const updateAll =
  (documents: Documents): RunCommand =>
  async (context, args) => {
    const changes = readArgs(updateManyArgs, args).changes.map(({ id, patch }, at) => {
      const path = `changes.${at}.`
      return { id: checkId(id, `${path}id`), patch: checkPatch(documents, patch, path), path }
    })
    const ids = new Set(changes.map(({ id }) => id))
    if (ids.size < changes.length) throw invalid([['changes', 'Change each one once.']])
    for (const id of ids) checkOwnId(documents, context.caller, id)
    const hand = await handOf(documents, context)
    const changed = await changeRows(context.tx, documents, changes, hand)
    const missing = [...ids].filter((id) => !changed.has(id))
    await requireGone(context.tx, documents, hand, missing)
  }

/** Creates the document or replaces all that a client may write of it. */
const set =
  (documents: Documents): RunCommand =>
  async (context, args) => {
    const doc = checkDocument(documents, readArgs(createArgs, args).doc)
    const { id, ...patch } = doc
    const hand = await handOf(documents, context)
    const changed = await changeRows(context.tx, documents, [{ id, patch, path: '' }], hand)
    if (changed.size === 0) await addRows(context.tx, documents, [{ doc, path: '' }], hand)
  }

const remove =
  (documents: Documents): RunCommand =>
  async (context, args) => {
    const id = checkId(readArgs(deleteArgs, args).id)
    const hand = await handOf(documents, context)
    if (!(await deleteMany(context.tx, documents, [id], hand))) throw new Fault('not-found')
  }

/** All that are still there. */
const removeAll =
  (documents: Documents): RunCommand =>
  async (context, args) => {
    const given = readArgs(deleteManyArgs, args).ids.map((id, at) => checkId(id, `ids.${at}`))
    const ids = [...new Set(given)]
    const hand = await handOf(documents, context)
    await deleteMany(context.tx, documents, ids, hand)
    // After the deletion: what was there is gone now too, and anything else was never here.
    await requireGone(context.tx, documents, hand, ids)
  }

type Write = 'create' | 'update' | 'delete'
type Made = readonly [verb: string, needs: readonly Write[], make: (d: Documents) => RunCommand]

const generic: readonly Made[] = [
  ['create', ['create'], create],
  ['createMany', ['create'], createAll],
  ['update', ['update'], update],
  ['updateMany', ['update'], updateAll],
  ['set', ['create', 'update'], set],
  ['delete', ['delete'], remove],
  ['deleteMany', ['delete'], removeAll],
]

/** Every command by name. A noun adds its own where the server is put together. */
export const commands = new Map<string, RunCommand>(
  allDocuments
    .filter(({ parent, facts }) => parent === null && facts.access !== 'member')
    .flatMap((documents) =>
      generic
        .filter(([, needs]) => needs.every((write) => documents.facts.writes.includes(write)))
        .map(([verb, , make]): [string, RunCommand] => [
          `${documents.name}.${verb}`,
          make(documents),
        ]),
    ),
)
