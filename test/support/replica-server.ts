import { openCollectionNames } from '#contract/collections.ts'
import { errors } from '#contract/errors.ts'
import type { Change, Command, CommandResult, Row, Scope } from '#contract/sync.ts'
import { globalScope, userScope } from '#contract/sync.ts'

interface ScopeBook {
  rev: number
  horizon: number
  /** The last change of each row only, as the real server keeps it. */
  readonly last: Map<string, Change>
}

interface Listener {
  readonly cursors: Map<Scope, number>
  readonly send: (name: string, data: unknown) => void
  readonly cut: () => void
}

const newestRev = (a: Change, b: Change) => a.rev - b.rev

/** A small honest server: gap-free revisions, idempotent keys, refusals. It keeps no secrets. */
export class ModelServer {
  readonly uid: string
  readonly books = new Map<Scope, ScopeBook>()
  readonly scopes = new Set<Scope>()
  readonly answers = new Map<string, CommandResult>()
  readonly listeners = new Set<Listener>()
  readonly runs = new Map<string, number>()
  isSignedOut = false

  constructor(uid: string) {
    this.uid = uid
    this.grant(userScope(uid))
    this.grant(globalScope)
  }

  grant(scope: Scope): void {
    this.scopes.add(scope)
    if (!this.books.has(scope)) this.books.set(scope, { rev: 0, horizon: 0, last: new Map() })
    for (const listener of this.listeners) listener.send('reset', { scope })
  }

  revoke(scope: Scope): void {
    this.scopes.delete(scope)
    for (const listener of this.listeners) {
      listener.cursors.delete(scope)
      listener.send('revoked', { scope })
    }
  }

  /** Older copies have to be taken afresh from now on. */
  compact(scope: Scope): void {
    const book = this.book(scope)
    book.horizon = book.rev
    for (const [key, change] of book.last) if (!change.row) book.last.delete(key)
  }

  book(scope: Scope): ScopeBook {
    const book = this.books.get(scope)
    if (!book) throw new Error(`No scope ${scope}`)
    return book
  }

  rows(table: string): Map<string, Row> {
    const rows = new Map<string, Row>()
    for (const scope of this.scopes) {
      for (const change of this.book(scope).last.values()) {
        if (change.table === table && change.row) rows.set(change.id, change.row)
      }
    }
    return rows
  }

  write(scope: Scope, table: string, id: string, row: Row | null): number {
    const book = this.book(scope)
    book.rev += 1
    book.last.set(`${table} ${id}`, { rev: book.rev, table, id, row })
    return book.rev
  }

  /** Every stream is told what it lacks. */
  tell(): void {
    for (const listener of this.listeners) {
      for (const [scope, from] of listener.cursors) {
        const book = this.books.get(scope)
        if (!book || book.rev === from) continue
        if (from < book.horizon || from > book.rev) {
          listener.cursors.delete(scope)
          listener.send('reset', { scope })
          continue
        }
        listener.cursors.set(scope, book.rev)
        const changes = this.changes(scope, from)
        listener.send('changes', { scope, from, to: book.rev, changes })
      }
    }
  }

  changes(scope: Scope, since: number): Change[] {
    return [...this.book(scope).last.values()].filter(({ rev }) => rev > since).sort(newestRev)
  }

  snapshot(scope: Scope, newest: number) {
    const { last, rev } = this.book(scope)
    const tables = openCollectionNames.map((table) => {
      const rows = [...last.values()].flatMap((change) =>
        change.table === table && change.row ? [change.row] : [],
      )
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
      const tuples = rows.slice(0, newest).map((row) => columns.map((name) => row[name]))
      return [table, { columns, rows: tuples }]
    })
    return { scope, cursor: rev, tables: Object.fromEntries(tables) }
  }

  pull(scope: Scope, since: number, limit: number) {
    const { rev, horizon } = this.book(scope)
    if (since < horizon || since > rev) {
      return { scope, cursor: rev, changes: [], more: false, reset: true }
    }
    const all = this.changes(scope, since)
    const changes = all.slice(0, limit)
    const more = all.length > limit
    return {
      scope,
      cursor: more ? (changes.at(-1)?.rev ?? since) : rev,
      changes,
      more,
      reset: false,
    }
  }

  run(command: Command): CommandResult {
    const answered = this.answers.get(command.key)
    if (answered) return answered
    const result = this.#execute(command)
    this.answers.set(command.key, result)
    if (result.ok) this.runs.set(command.key, (this.runs.get(command.key) ?? 0) + 1)
    return result
  }

  #home(table: string, id: string): Scope | undefined {
    return [...this.scopes].find((scope) => this.book(scope).last.get(`${table} ${id}`)?.row)
  }

  /** All or nothing; of many, those that have been deleted meanwhile are passed over. */
  #execute({ key, name, args }: Command): CommandResult {
    const [table = '', verb = ''] = name.split('.')
    const items = itemsOf(args)
    const isOne = items.length === 1 && !verb.endsWith('Many')
    for (const item of items) {
      const code = this.#refusal(table, verb, item, isOne)
      if (code) return refused(key, code)
    }
    const revs: Record<string, number> = {}
    for (const { id, doc, patch } of items) {
      const before = this.rows(table).get(id)
      if (!before && !doc) continue
      const scope = this.#home(table, id) ?? userScope(this.uid)
      const at = `rev-${this.book(scope).rev}`
      const after = doc ? { ...doc, id, updatedAt: at } : { ...before, ...patch, id }
      revs[scope] = this.write(scope, table, id, verb.startsWith('delete') ? null : after)
    }
    return { key, ok: true, revs }
  }

  #refusal(table: string, verb: string, { id, doc, patch }: Item, isOne: boolean) {
    const isThere = this.rows(table).has(id)
    if (doc?.amount === 13 || patch?.amount === 13) return 'invalid-input'
    if (verb.startsWith('create')) return isThere ? 'already-exists' : null
    const wasThere = [...this.scopes].some((scope) => this.book(scope).last.has(`${table} ${id}`))
    return isThere || (!isOne && wasThere) ? null : 'not-found'
  }
}

interface Item {
  readonly id: string
  readonly doc?: Row
  readonly patch?: Readonly<Record<string, unknown>>
}

function itemsOf(args: Command['args']): readonly Item[] {
  const { doc, docs, changes, ids, ...single } = args as Record<string, unknown>
  if (Array.isArray(docs)) return docs.map((each: Row) => ({ id: each.id, doc: each }))
  if (Array.isArray(changes)) return changes as Item[]
  if (Array.isArray(ids)) return ids.map((id: string) => ({ id }))
  return doc ? [{ id: (doc as Row).id, doc: doc as Row }] : [single as unknown as Item]
}

const statuses = { 'invalid-input': 422, 'already-exists': 409, 'not-found': 404 } as const

function refused(key: string, code: keyof typeof statuses): CommandResult {
  return { key, ok: false, status: statuses[code], error: errors[code].message, code }
}
