import type { OpenCollectionName } from '#contract/collections.ts'
import type { CommandShape } from '#contract/command-args.ts'
import { type CommandArgs, type CommandName, commands } from '#contract/commands.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { reducers } from '#contract/reducers.ts'
import { type Row, type Scope, userScope } from '#contract/sync.ts'
import { changedFields, type Outcome, type RowChange, type Rows } from '#domain/command.ts'
import type { Caller } from '../auth/identity.ts'
import type { Transaction } from '../db/database.ts'
import { complaintsOf } from '../http/complaints.ts'
import { Fault } from '../http/fault.ts'
import { columnOf, type Documents, documentsOf } from './collection.ts'
import type { Context, RunCommand } from './commands.ts'
import { checkReferences, readRows, type Written } from './references.ts'
import { checkTogether, invalid, type Values } from './validate.ts'
import { wireObject } from './wire.ts'
import { createMany, deleteMany, type Hand, lockScope, updateMany } from './write.ts'

/** A row before and after a command. */
export interface Changed extends RowChange {
  readonly before: Row | null
}

type Codes = Readonly<Record<string, ErrorCode>>

interface Around {
  /** What only the server does when all is written, in the same transaction. */
  after?(context: Context, changes: readonly Changed[], hand: Hand): Promise<void>
  /** The answer where only this field is wrong, if the specification has one of its own. */
  readonly invalid?: Codes
}

const scopes: Readonly<Record<CommandShape['who'], (caller: Caller) => Scope>> = {
  owner: ({ uid }) => userScope(uid),
}

/** Runs a command by its reducer: reads what it asks for, and writes what has changed. */
export const reduced =
  <Name extends CommandName>(name: Name, { after, invalid: codes = {} }: Around = {}): RunCommand =>
  async (context, given) => {
    const { args: schema, who } = commands[name]
    const args = readArgs(schema, given, codes) as CommandArgs<Name>
    const { tx, caller, now } = context
    const hand = { uid: caller.uid, scope: scopes[who](caller), now }
    await lockScope(tx, hand.scope)
    const read = new ScopeRows(tx, hand.scope)
    const about = { uid: hand.uid, now: now.toISOString() }
    const outcome = await read.settle((rows) => reducers[name](rows, args, about))
    if ('refusal' in outcome) throw new Fault(outcome.refusal.code, outcome.refusal.fields)
    const changes = outcome.map((change) => ({ ...change, before: read.before(change) }))
    await write(tx, changes, hand)
    await after?.(context, changes, hand)
  }

/** Fields of a document are named as its path names them, without where they stood. */
const fieldOf = (path: string) => path.replace(/^(?:doc|patch)\./, '') || 'args'
const isDocument = (path: readonly PropertyKey[]) =>
  path.length === 1 && (path[0] === 'doc' || path[0] === 'patch')

function readArgs(schema: CommandShape['args'], given: Values, codes: Codes): unknown {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  if (read.error.issues.some(({ code, path }) => code === 'invalid_type' && isDocument(path))) {
    throw new Fault('malformed-request')
  }
  const wrong = complaintsOf(read.error).map(([path, words]) => [fieldOf(path), words] as const)
  const [field = '', words = ''] = wrong.length === 1 ? (wrong[0] ?? []) : []
  const code = Object.hasOwn(codes, field) ? codes[field] : undefined
  if (code) throw new Fault(code, { [field]: words })
  throw invalid(wrong)
}

const documentsIn = (table: string) => documentsOf(table as OpenCollectionName)

/** The rows a reducer reads. What is not here yet is noted, and there when it runs again. */
class ScopeRows implements Rows {
  readonly #rows = new Map<string, Map<string, Row | null>>()
  readonly #lists = new Map<string, readonly Row[]>()
  readonly #wanted = new Map<string, Set<string>>()
  readonly #wantedLists = new Map<string, readonly [table: string, field: string, value: string]>()
  readonly #tx: Transaction
  readonly #scope: Scope

  constructor(tx: Transaction, scope: Scope) {
    this.#tx = tx
    this.#scope = scope
  }

  row(table: string, id: string): Row | null {
    const found = this.#rows.get(table)?.get(id)
    if (found === undefined) this.#wanted.set(table, (this.#wanted.get(table) ?? new Set()).add(id))
    return found ?? null
  }

  where(table: string, field: string, value: string): readonly Row[] {
    const name = [table, field, value].join(' ')
    const found = this.#lists.get(name)
    if (!found) this.#wantedLists.set(name, [table, field, value])
    return found ?? []
  }

  async settle(run: (rows: Rows) => Outcome): Promise<Outcome> {
    for (;;) {
      const outcome = run(this)
      if (this.#wanted.size === 0 && this.#wantedLists.size === 0) return outcome
      await this.#fetch()
    }
  }

  /** What a row was; one that is changed or goes has been read, or nobody could know that. */
  before({ table, id, isNew }: RowChange): Row | null {
    if (isNew) return null
    const before = this.#rows.get(table)?.get(id)
    if (!before) throw new Error(`A row of ${table} was changed without being read.`)
    return before
  }

  #keep(table: string, id: string, row: Row | null): void {
    const known = this.#rows.get(table) ?? new Map<string, Row | null>()
    this.#rows.set(table, known.set(id, row))
  }

  async #fetch(): Promise<void> {
    for (const [table, ids] of this.#wanted) {
      for (const id of ids) this.#keep(table, id, null)
      const found = await readRows(this.#tx, documentsIn(table), this.#scope, [...ids])
      for (const row of found) this.#keep(table, row.id, row)
    }
    this.#wanted.clear()
    for (const [name, [table, field, value]] of this.#wantedLists) {
      const found = await this.#list(table, field, value)
      this.#lists.set(name, found)
      for (const row of found) this.#keep(table, row.id, row)
    }
    this.#wantedLists.clear()
  }

  async #list(table: string, field: string, value: string): Promise<readonly Row[]> {
    const documents = documentsIn(table)
    const { rows } = await this.#tx.client.query<{ row: Row }>({
      name: `rows ${documents.table} by ${field}`,
      text: `select ${wireObject(documents)} as row from ${documents.table} t
        where t.scope = $1 and t.${columnOf(documents, field)} = $2`,
      values: [this.#scope, value],
    })
    return rows.map(({ row }) => row)
  }
}

/** Table by table, in the order in which the reducer named them first. */
async function write(tx: Transaction, changes: readonly Changed[], hand: Hand): Promise<void> {
  for (const [table, all] of Map.groupBy(changes, (change) => change.table)) {
    await writeTable(tx, documentsIn(table), all, hand)
  }
}

async function writeTable(
  tx: Transaction,
  documents: Documents,
  changes: readonly Changed[],
  hand: Hand,
): Promise<void> {
  const { defaults, writable } = documents.facts.entity
  const created: Row[] = []
  const updated: Row[] = []
  const fields = new Set<string>()
  /** Where only the server's own fields are others, a client's were checked before. */
  const toCheck: Written[] = []
  for (const { before, row } of changes) {
    if (!row) continue
    const after = before ? row : { ...defaults, ...row }
    const changed = before ? changedFields(before, after) : Object.keys(after)
    if (changed.length === 0) continue
    const isClients = changed.some((field) => Object.hasOwn(writable, field))
    if (isClients) toCheck.push({ before, after, path: '' })
    if (before) for (const field of changed) fields.add(field)
    const list = before ? updated : created
    list.push(after)
  }
  const gone = changes.filter(({ row }) => row === null).map(({ id }) => id)
  checkTogether(documents, toCheck)
  await createMany(tx, documents, created, hand)
  await updateMany(tx, documents, updated, fields, hand)
  if (gone.length > 0) await deleteMany(tx, documents, gone, hand)
  await checkReferences(tx, documents, hand.scope, toCheck)
}
