import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import type { CommandShape } from '#contract/command-args.ts'
import { type CommandArgs, commands, type OwnCommandName } from '#contract/commands.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { reducers } from '#contract/reducers.ts'
import { userScope } from '#contract/sync.ts'
import type { Reducer, Refused } from '#domain/command.ts'
import { complaintsOf } from '../http/answer/complaints.ts'
import { Fault } from '../http/fault.ts'
import type { Context, RunCommand } from './commands.ts'
import { documentsIn, type KnownRow, ScopeRows } from './scope-rows.ts'
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

/** Where a command writes, once that is locked: who may is asked by then. */
interface Opened {
  readonly context: Context
  readonly writer: Writer
}

/** How a command is run where it is more than a book of one's own. */
export interface Steps<Args, Open extends Opened, Known> {
  open(context: Context, args: Args): Promise<Open>
  /** What was read by then. */
  known?(open: Open): readonly KnownRow[]
  /** Before anything is written: what only the server knows is asked, and handed on. */
  check?(open: Open, changes: readonly Changed[], args: Args): Promise<Known>
  adjust?(open: Open, changes: readonly Changed[]): Promise<readonly Changed[]>
  after?(open: Open, changes: readonly Changed[], args: Args, known: Known): Promise<void>
  readonly invalid?: Codes
  readonly isCompleted?: true
}

/** Runs a command of the table by its reducer. */
export const reduced = <Name extends OwnCommandName>(
  name: Name,
  around: Around<CommandOutput<Name>> = {},
): RunCommand =>
  reducedBy(commands[name], reducers[name] as Reducer<CommandArgs<Name>>, around as Around<never>)

type CommandOutput<Name extends OwnCommandName> = z.output<(typeof commands)[Name]['args']>

/** In the caller's own book. */
export const reducedBy = (
  shape: CommandShape,
  reducer: Reducer<never>,
  { before, adjust, after, lock, ...rest }: Around<never>,
): RunCommand =>
  reducedIn(shape, reducer, {
    ...rest,
    async open(context, args: never) {
      const { tx, caller, now } = context
      const writer = { uid: caller.uid, scope: userScope(caller.uid), now }
      await lock?.(context, writer)
      await lockScope(tx, writer.scope)
      await before?.(context, args, writer)
      return { context, writer }
    },
    adjust: async ({ context, writer }, changes) =>
      (await adjust?.(context, changes, writer)) ?? changes,
    after: async ({ context, writer }, changes, args) => after?.(context, changes, writer, args),
  })

/** Reads what the reducer asks for, and writes what has changed. */
export const reducedIn =
  <Open extends Opened, Known>(
    { args: schema }: CommandShape,
    reducer: Reducer<never>,
    { open, known, check, adjust, after, ...rest }: Steps<never, Open, Known>,
  ): RunCommand =>
  async (context, given) => {
    const args = readArgs(schema, given, rest.invalid ?? {}) as never
    const opened = await open(context, args)
    const { tx, now } = context
    const { writer } = opened
    const read = new ScopeRows(tx, writer, known?.(opened))
    const about = { uid: writer.uid, now: now.toISOString(), newId: randomUUIDv7, fieldsOf }
    const outcome = await read.settle((rows) => reducer(rows, args, about))
    if ('refusal' in outcome) throw faultOf(outcome)
    const changes = outcome.map(
      (change): AnyChange =>
        isOfRow(change) ? { ...change, before: read.before(change) } : change,
    )
    const ofRows = changes.filter(isOfRow<Changed>)
    const found = (await check?.(opened, ofRows, args)) as Known
    const adjusted = (await adjust?.(opened, ofRows)) ?? ofRows
    const all = [...adjusted, ...changes.filter((change) => !isOfRow<Changed>(change))]
    await writeChanges({ tx, writer, isCompleted: rest.isCompleted === true }, all)
    await after?.(opened, adjusted, args, found)
  }

export const faultOf = ({ refusal: { code, fields, current } }: Refused) =>
  new Fault(code, fields, 1, current)

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
