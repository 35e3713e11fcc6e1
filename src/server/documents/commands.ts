import { z } from 'zod'
import type { Caller } from '../auth/identity.ts'
import type { Transaction } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { checkOwnId, ownScope } from './access.ts'
import { allDocuments, type Documents } from './collection.ts'
import { checkReferences } from './references.ts'
import { checkDocument, checkId, checkPatch, invalid, type Values } from './validate.ts'
import { createMany, deleteOne, type Hand, setOne, updateOne } from './write.ts'

/** A write by name: its own transaction, its caller, the time, and unchecked arguments. */
export type RunCommand = (
  context: { readonly tx: Transaction; readonly caller: Caller; readonly now: Date },
  args: Values,
) => Promise<void>

type Context = Parameters<RunCommand>[0]

const createArgs = z.strictObject({ doc: z.unknown() })
const updateArgs = z.strictObject({ id: z.unknown(), patch: z.unknown() })
const deleteArgs = z.strictObject({ id: z.unknown() })

function readArgs<T extends z.ZodType>(schema: T, args: Values): z.infer<T> {
  const read = schema.safeParse(args)
  if (read.success) return read.data
  throw invalid(read.error.issues.map(({ message }) => ['args', message]))
}

const handOf = (documents: Documents, { caller, now }: Context): Hand => ({
  uid: caller.uid,
  scope: ownScope(documents, caller),
  now,
})

const create =
  (documents: Documents): RunCommand =>
  async (context, args) => {
    const doc = checkDocument(documents, readArgs(createArgs, args).doc)
    const hand = handOf(documents, context)
    await checkReferences(context.tx, documents, hand.scope, doc)
    await createMany(context.tx, documents, [doc], hand)
  }

const update =
  (documents: Documents): RunCommand =>
  async (context, args) => {
    const given = readArgs(updateArgs, args)
    const id = checkId(given.id)
    const patch = checkPatch(documents, given.patch)
    checkOwnId(documents, context.caller, id)
    const hand = handOf(documents, context)
    await checkReferences(context.tx, documents, hand.scope, { ...patch, id })
    const isChanged = await updateOne(context.tx, documents, id, patch, hand)
    if (!isChanged) throw new Fault('not-found')
  }

/** Creates the document or replaces all that a client may write of it. */
const set =
  (documents: Documents): RunCommand =>
  async (context, args) => {
    const doc = checkDocument(documents, readArgs(createArgs, args).doc)
    const hand = handOf(documents, context)
    await checkReferences(context.tx, documents, hand.scope, doc)
    await setOne(context.tx, documents, doc, hand)
  }

const remove =
  (documents: Documents): RunCommand =>
  async (context, args) => {
    const id = checkId(readArgs(deleteArgs, args).id)
    const { scope } = handOf(documents, context)
    if (!(await deleteOne(context.tx, documents, id, scope))) throw new Fault('not-found')
  }

function generic(documents: Documents): [string, RunCommand][] {
  const { name, facts } = documents
  const made: [string, RunCommand][] = []
  const isAllowed = (write: 'create' | 'update' | 'delete') => facts.writes.includes(write)
  if (isAllowed('create')) made.push([`${name}.create`, create(documents)])
  if (isAllowed('update')) made.push([`${name}.update`, update(documents)])
  if (isAllowed('create') && isAllowed('update')) made.push([`${name}.set`, set(documents)])
  if (isAllowed('delete')) made.push([`${name}.delete`, remove(documents)])
  return made
}

/** Every command by name. A noun adds its own where the server is put together. */
export const commands = new Map<string, RunCommand>(allDocuments.flatMap(generic))
