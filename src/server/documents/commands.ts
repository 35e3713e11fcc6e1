import type { Logger } from 'pino'
import { collections } from '#contract/collections.ts'
import { type DocumentCommand, documentCommandsOf } from '#contract/document-commands.ts'
import type { Reducer } from '#domain/command.ts'
import { withLines } from '#domain/documents/left-behind.ts'
import { type DocumentVerb, documentReducers } from '#domain/documents/reducers.ts'
import type { Caller } from '../auth/identity.ts'
import type { Transaction } from '../db/database.ts'
import type { Allowance } from '../http/edge/rate-limit.ts'
import type { Message } from '../outside/message.ts'
import { checkOwnId } from './access.ts'
import { type Around, reducedBy } from './reduce.ts'
import { requireGone } from './references.ts'
import { documentsIn } from './scope-rows.ts'
import type { Values } from './validate.ts'

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
  /** Takes a place in a limit that stays taken when the command is refused: a try is a try. */
  countTry(allowance: Allowance): Promise<void>
}

interface AnyArgs {
  readonly id: string
  readonly changes: readonly { readonly id: string }[]
  readonly ids: readonly string[]
}

type Verbs = Readonly<Partial<Record<DocumentVerb, (table: string) => Around<AnyArgs>>>>

/** What the server does around them in every collection. */
const around: Verbs = {
  update: (table) => ({
    before: async ({ caller }, { id }) => checkOwnId(documentsIn(table), caller, id),
  }),
  updateMany: (table) => ({
    before: async ({ caller }, { changes }) => {
      for (const { id } of changes) checkOwnId(documentsIn(table), caller, id)
    },
    after: async ({ tx }, done, writer, { changes }) => {
      const found = new Set(done.map(({ id }) => id))
      const missing = changes.map(({ id }) => id).filter((id) => !found.has(id))
      await requireGone(tx, documentsIn(table), writer, missing)
    },
  }),
  // After the deletion: what was there is gone now too, and anything else was never here.
  deleteMany: (table) => ({
    after: async ({ tx }, _done, writer, { ids }) =>
      requireGone(tx, documentsIn(table), writer, [...new Set(ids)]),
  }),
}

/** A command of a collection, with what its noun does besides. */
const runOf = ({ table, verb, ...shape }: DocumentCommand, own: Around<never> = {}): RunCommand =>
  reducedBy(shape, withLines(documentReducers[verb](table) as Reducer<never>), {
    ...around[verb]?.(table),
    ...own,
    isCompleted: true,
  })

const documentCommands = documentCommandsOf(collections)

/** The same command, where the server does more around it than in other collections. */
export function documentCommand<Args>(name: string, own: Around<Args>): RunCommand {
  const command = documentCommands.get(name)
  if (!command) throw new Error(`There is no command ${name}.`)
  return runOf(command, own)
}

/** Every command by name. A noun adds its own where the server is put together. */
export const commands = new Map<string, RunCommand>(
  [...documentCommands].map(([name, command]) => [name, runOf(command)]),
)
