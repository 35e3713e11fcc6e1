import type pg from 'pg'
import { brokenInvariants } from '#test/support/invariants.ts'
import { seeded } from '#test/support/seeded.ts'
import { callOf, type Deed } from './deeds.ts'
import { countWrongTotals, type StoredRow } from './expected-totals.ts'
import { onDatabase } from './on-database.ts'

/** A deed that was answered with yes, and how. */
interface Ack {
  readonly deed: Deed
  readonly answer: string
}

/** Where to look: a server that runs, and its database. */
interface Place {
  readonly url: string
  readonly databaseUrl: string
}

const replays = 300
const askers = 8

const everyRow = `select label, id, amount::int as amount from (
    select description as label, id, amount from expenses
    union all select description, id, amount from incomes
    union all select note, id, amount from contributions
    union all select description, id, amount from group_expenses
    union all select note, id, amount from settlements
  ) entry where label like $1`

/** Remembers what servers said yes to, and looks afterwards whether it is so. */
export class Audit {
  readonly #seed: number
  readonly acks: Ack[] = []
  /** How often something was sent and no whole answer came. */
  unanswered = 0
  /** What kept those answers away. */
  readonly reasons = new Set<string>()
  /** How often it was refused as it should be: 503, and when to come again. */
  refused = 0
  /** What those were told. */
  readonly sentences = new Set<string>()
  sentTwice = 0
  /** How often twins were told different things. */
  disagreed = 0
  /** Any other answer. */
  readonly odd: string[] = []
  readonly #run: string
  readonly #doubted = new Set<string>()
  #lastAckAt = performance.now()
  #longestGapMs = 0

  /** `run` begins the labels of all deeds. */
  constructor(run: string, seed: number) {
    this.#run = run
    this.#seed = seed
  }

  ack(deed: Deed, answer: string): void {
    const now = performance.now()
    this.#longestGapMs = Math.max(this.#longestGapMs, now - this.#lastAckAt)
    this.#lastAckAt = now
    this.acks.push({ deed, answer })
  }

  refuse(sentence: string): void {
    this.refused++
    this.sentences.add(sentence)
  }

  doubt({ label }: Deed, error: unknown): void {
    this.unanswered++
    const { message = '', cause } = error as Partial<Error>
    this.reasons.add([message, (cause as Partial<Error> | undefined)?.message].join(': '))
    this.#doubted.add(label)
  }

  /** The longest time in which nobody was told yes. */
  get outageS(): number {
    return Math.round(this.#longestGapMs / 100) / 10
  }

  /** Compares the books with what was confirmed, before and after asking for it all again. */
  close({ url, databaseUrl }: Place) {
    return onDatabase(databaseUrl, async (client) => {
      const before = await this.#compare(client, url)
      const otherwise = await this.#replay(url)
      const after = await this.#compare(client, url)
      const figures = {
        acked: this.acks.length,
        lost: before.lost,
        duplicated: after.duplicated,
        'wrong totals': Math.max(before.wrong, after.wrong),
        'answered otherwise': otherwise + this.disagreed,
      }
      return { figures, broken: await brokenInvariants(client) }
    })
  }

  async #compare(client: pg.Client, url: string) {
    const rows = await this.#stored(client)
    const deeds = this.acks.map(({ deed }) => deed)
    return { ...this.count(rows), wrong: await countWrongTotals(client, url, deeds, rows) }
  }

  async #stored(client: pg.Client): Promise<readonly StoredRow[]> {
    return (await client.query<StoredRow>(everyRow, [`${this.#run}%`])).rows
  }

  /** What a copy has of the first deeds that it must have, and of those that came later. */
  look({ url, databaseUrl }: Place, first: number) {
    return onDatabase(databaseUrl, async (client) => {
      const stored = new Set((await this.#stored(client)).map(({ label }) => label))
      const deeds = this.acks.map(({ deed }, n) => ({ ...deed, isFirst: n < first }))
      const made = deeds.filter(({ kind }) => kind !== 'change')
      const there = made.filter(({ label }) => stored.has(label))
      const absent = made.filter(({ label }) => !stored.has(label))
      return {
        missing: absent.filter(({ isFirst }) => isFirst).length,
        later: absent.filter(({ isFirst }) => !isFirst).length,
        unasked: stored.size - there.length,
        wrong: await countWrongTotals(client, url, there, []),
        broken: await brokenInvariants(client),
      }
    })
  }

  count(rows: readonly { readonly label: string }[]) {
    const stored = new Map<string, number>()
    for (const { label } of rows) stored.set(label, (stored.get(label) ?? 0) + 1)
    const made = this.acks.filter(({ deed }) => deed.kind !== 'change')
    return {
      lost: made.filter(({ deed }) => !stored.has(deed.label)).length,
      duplicated: [...stored.values()].filter((times) => times > 1).length,
    }
  }

  /** Whatever was in doubt, and some of the rest; gives how many are answered otherwise now. */
  async #replay(url: string): Promise<number> {
    const random = seeded(this.#seed)
    const share = replays / this.acks.length
    const isAsked = ({ deed }: Ack) => this.#doubted.has(deed.label) || random() < share
    const next = this.acks.filter(isAsked).values()
    let otherwise = 0
    const ask = async () => {
      for (const { deed, answer } of next) {
        const { path, init } = callOf(deed)
        const again = await fetch(`${url}${path}`, init)
        if ((await again.text()) !== answer) otherwise++
      }
    }
    await Promise.all(Array.from({ length: askers }, ask))
    return otherwise
  }
}

/** What must come out, whatever was done to the servers meanwhile. */
export const nothingLost = {
  lost: 0,
  duplicated: 0,
  'wrong totals': 0,
  'answered otherwise': 0,
} as const
