import type pg from 'pg'
import type { Transaction } from './database.ts'
import { ask, type OfScope, type Statement } from './statement.ts'
import {
  type Effects,
  effectsOf,
  inOneGo,
  type Means,
  sent,
  sqlState,
  type Work,
} from './transaction.ts'

const NOT_SUPPORTED = '0A000'

/** A database that is spread over machines takes each book by itself. */
export class TakesNoCompany extends Error {}

/** Thrown where work cannot go on among others: it is done again in a transaction of its own. */
export class NeedsOwn extends Error {}

/** One person's work among that of others; how it ended is known when all have. */
interface Member {
  readonly work: Work<unknown>
  readonly effects: Effects
  hasWritten: boolean
  ended: { readonly result: unknown } | { readonly error: unknown } | null
}

interface Question {
  readonly member: Member
  readonly statement: Statement
  readonly isLast: boolean
  resolve(rows: readonly never[]): void
  reject(error: Error): void
}

/** What became of one: saved, refused, or to be done again alone. */
export type Ending =
  | { readonly result: unknown; readonly effects: Effects }
  | { readonly error: unknown }
  | null

/**
 * The work of several people in one transaction. All go step by step: when everybody waits for an
 * answer, what was asked in the same words is sent as one statement. Who is refused before they
 * have written leaves the others alone; whatever else goes wrong takes all of it back.
 */
export async function transactShared(
  { pool, seal }: Means,
  works: readonly Work<unknown>[],
): Promise<readonly Ending[]> {
  const client = await pool.connect()
  const members = works.map(
    (work): Member => ({ work, effects: effectsOf(), hasWritten: false, ended: null }),
  )
  const steps = new Steps(client, members.length)
  let broken: Error | undefined
  try {
    inOneGo(client)
    const begun = sent(client, 'begin')
    await Promise.all(members.map((member) => steps.run(member, { seal })))
    await begun
    if (await steps.isSaved()) return members.map(({ ended, effects }) => endingOf(ended, effects))
    throw new NeedsOwn()
  } catch {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    if (steps.isUnsupported) throw new TakesNoCompany()
    return members.map(({ ended }) => refusalOf(ended))
  } finally {
    client.release(broken)
  }
}

const refusalOf = (ended: Member['ended']) =>
  ended && 'error' in ended && !(ended.error instanceof NeedsOwn) ? ended : null

const endingOf = (ended: Member['ended'], effects: Effects): Ending =>
  ended && 'result' in ended ? { ...ended, effects } : refusalOf(ended)

class Steps {
  readonly #client: pg.PoolClient
  #running: number
  #asked: Question[] = []
  #isBroken = false
  #commit: Promise<unknown> | null = null
  isUnsupported = false

  constructor(client: pg.PoolClient, running: number) {
    this.#client = client
    this.#running = running
  }

  async run(member: Member, about: Pick<Transaction, 'seal'>): Promise<void> {
    try {
      member.ended = { result: await member.work(this.#transactionOf(member, about)) }
    } catch (error) {
      member.ended = { error }
      if (member.hasWritten) this.#break()
    } finally {
      this.#running--
      this.#turn()
    }
  }

  /** Also where nobody has anything to save: then they were all refused. */
  async isSaved(): Promise<boolean> {
    await this.#commit
    return !this.#isBroken && this.#commit !== null
  }

  #transactionOf(member: Member, { seal }: Pick<Transaction, 'seal'>): Transaction {
    const alone = (): never => {
      throw new NeedsOwn()
    }
    return {
      ...member.effects,
      isShared: true,
      get client() {
        return alone()
      },
      get sql() {
        return alone()
      },
      by: null,
      seal,
      ask: (statement) => this.#ask(member, statement, false),
      last: (statement) => this.#ask(member, statement, true),
    }
  }

  #ask<R extends OfScope>(
    member: Member,
    statement: Statement,
    isLast: boolean,
  ): Promise<readonly R[]> {
    if (this.#isBroken) return Promise.reject(new NeedsOwn())
    if (statement.isWrite) member.hasWritten = true
    return new Promise((resolve, reject) => {
      this.#asked.push({ member, statement, isLast, resolve, reject })
      this.#turn()
    })
  }

  #break(): void {
    this.#isBroken = true
    for (const { reject } of this.#asked.splice(0)) reject(new NeedsOwn())
  }

  /** Once everybody waits: those who are done wait for the others, and are saved together. */
  #turn(): void {
    const waiting = new Set(this.#asked.map(({ member }) => member))
    if (waiting.size === 0 || waiting.size < this.#running) return
    const isEnd = this.#asked.every(({ isLast }) => isLast)
    const now = this.#asked.filter(({ isLast }) => isLast === isEnd)
    this.#asked = this.#asked.filter((one) => !now.includes(one))
    inOneGo(this.#client)
    for (const alike of inTheSameWords(now)) void this.#send(alike)
    if (isEnd) this.#commit = sent(this.#client, 'commit')
  }

  async #send(alike: readonly Question[]): Promise<void> {
    const [first] = alike
    if (!first) return
    const rows = alike.flatMap(({ statement }) => statement.rows)
    try {
      const answers = await ask(this.#client, { ...first.statement, rows })
      const byScope = Map.groupBy(answers, ({ scope }) => scope)
      for (const { statement, resolve } of alike) {
        const scopes = new Set(statement.rows.map(({ scope }) => scope))
        resolve([...scopes].flatMap((scope) => byScope.get(scope) ?? []) as never[])
      }
    } catch (error) {
      if (sqlState(error) === NOT_SUPPORTED) this.isUnsupported = true
      this.#break()
      for (const { reject } of alike) reject(new NeedsOwn())
    }
  }
}

/** Nobody asks the same twice in one statement: the answers could not be told apart. */
function inTheSameWords(asked: readonly Question[]): readonly (readonly Question[])[] {
  const turns = new Map<Member, number>()
  const groups = Map.groupBy(asked, ({ member, statement }) => {
    const turn = (turns.get(member) ?? 0) + 1
    turns.set(member, turn)
    return `${turn} ${statement.text}`
  })
  return [...groups.values()]
}
