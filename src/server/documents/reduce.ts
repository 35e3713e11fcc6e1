import type { z } from 'zod'
import type { CommandShape } from '#contract/command-args.ts'
import { type CommandArgs, type CommandName, commands } from '#contract/commands.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { reducers } from '#contract/reducers.ts'
import { type Scope, userScope } from '#contract/sync.ts'
import type { Reducer } from '#domain/command.ts'
import type { Caller } from '../auth/identity.ts'
import { complaintsOf } from '../http/answer/complaints.ts'
import { Fault } from '../http/fault.ts'
import type { Context, RunCommand } from './commands.ts'
import { documentsIn, ScopeRows } from './scope-rows.ts'
import { invalid, type Values } from './validate.ts'
import { lockScope, type Writer } from './write.ts'
import { type AnyChange, type Changed, isOfRow, writeChanges } from './write-changes.ts'

export type { Changed }

type Codes = Readonly<Record<string, ErrorCode>>

/** What only the server does around a reducer, in the same transaction. */
export interface Around<Args> {
  /** Before anything is written, with the scope locked: what only the server knows is asked. */
  before?(context: Context, args: Args, writer: Writer): Promise<void>
  /** With what only the server has kept of these rows. */
  adjust?(
    context: Context,
    changes: readonly Changed[],
    writer: Writer,
  ): Promise<readonly Changed[]>
  /** When all is written. */
  after?(context: Context, changes: readonly Changed[], writer: Writer, args: Args): Promise<void>
  /** The answer where only this field is wrong, if the specification has one of its own. */
  readonly invalid?: Codes
  /** What the server works out of a row whoever wrote it, it works out of these too. */
  readonly isCompleted?: true
  /** Locks more than the caller's scope, before that. */
  lock?(context: Context, writer: Writer): Promise<void>
}

const scopes: Readonly<Record<CommandShape['who'], (caller: Caller) => Scope>> = {
  owner: ({ uid }) => userScope(uid),
}

/** Runs a command of the table by its reducer. */
export const reduced = <Name extends CommandName>(
  name: Name,
  around: Around<CommandOutput<Name>> = {},
): RunCommand =>
  reducedBy(commands[name], reducers[name] as Reducer<CommandArgs<Name>>, around as Around<never>)

type CommandOutput<Name extends CommandName> = z.output<(typeof commands)[Name]['args']>

/** Reads what the reducer asks for, and writes what has changed. */
export const reducedBy =
  (
    { args: schema, who }: CommandShape,
    reducer: Reducer<never>,
    { before, adjust, after, lock, invalid: codes = {}, isCompleted }: Around<never>,
  ): RunCommand =>
  async (context, given) => {
    const args = readArgs(schema, given, codes) as never
    const { tx, caller, now } = context
    const writer = { uid: caller.uid, scope: scopes[who](caller), now }
    await lock?.(context, writer)
    await lockScope(tx, writer.scope)
    await before?.(context, args, writer)
    const read = new ScopeRows(tx, writer.scope)
    const about = { uid: writer.uid, now: now.toISOString(), fieldsOf }
    const outcome = await read.settle((rows) => reducer(rows, args, about))
    if ('refusal' in outcome) throw new Fault(outcome.refusal.code, outcome.refusal.fields)
    const changes = outcome.map(
      (change): AnyChange =>
        isOfRow(change) ? { ...change, before: read.before(change) } : change,
    )
    const ofRows = changes.filter(isOfRow<Changed>)
    const adjusted = (await adjust?.(context, ofRows, writer)) ?? ofRows
    const all = [...adjusted, ...changes.filter((change) => !isOfRow<Changed>(change))]
    await writeChanges({ tx, writer, isCompleted: isCompleted === true }, all)
    await after?.(context, adjusted, writer, args)
  }

const fieldsOf = (table: string) => Object.keys(documentsIn(table).facts.entity.writable)

/** Fields of a document are named as its path names them, without where they stood. */
const fieldOf = (path: string) => path.replace(/^(changes\.\d+\.|)(?:doc|patch)\./, '$1') || 'args'

/** A document, or a list of them, that is none at all. */
const documentPlace = /^(?:doc|patch|docs\.\d+|changes\.\d+\.patch)$/

function readArgs(schema: CommandShape['args'], given: Values, codes: Codes): unknown {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const isNone = ({ code, path }: z.core.$ZodIssue) =>
    code === 'invalid_type' && documentPlace.test(path.map(String).join('.'))
  if (read.error.issues.some(isNone)) throw new Fault('malformed-request')
  const wrong = complaintsOf(read.error).map(([path, words]) => [fieldOf(path), words] as const)
  const [field = '', words = ''] = wrong.length === 1 ? (wrong[0] ?? []) : []
  const code = Object.hasOwn(codes, field) ? codes[field] : undefined
  if (code) throw new Fault(code, { [field]: words })
  throw invalid(wrong)
}
