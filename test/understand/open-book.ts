import type { OpenCollectionName } from '#contract/collections.ts'
import { globalScope, type Row, type Scope, userScope } from '#contract/sync.ts'
import type { RateTable } from '#domain/money/rates.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { wireObject } from '#server/documents/wire.ts'
import { readRateTable } from '#server/rates/rates.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { holding } from '#test/support/search-book.ts'
import { startSharedPostgres } from '#test/support/shared-postgres.ts'
import type { Held } from '#web/search/device-search.ts'
import type { Person } from '../support/notification-fixture.ts'
import { checkHousehold } from './check-household.ts'
import type { Household } from './household.ts'
import { HouseholdWriter } from './write-household.ts'

/** A household in a book of the server, on its own day. */
export interface OpenBook {
  readonly one: TestEngine
  readonly person: Person
  readonly home: Household
  /** The readable id of something. */
  readonly nameOf: (id: string) => string
  /** What a device of the reader would hold. */
  held(): Promise<Held>
  /** And the rates it would have. */
  rates(): Promise<RateTable>
}

async function signUp({ engine }: TestEngine, { person }: Household): Promise<Person> {
  const { name, currency, locale, timezone } = person
  const email = 'reader@example.org'
  const { uid, token } = await engine.identity.signUp({ email, password: 'four plain words', name })
  await engine.database.pool.query(
    'update users set currency = $2, locale = $3, timezone = $4 where id = $1',
    [uid, currency, locale, timezone],
  )
  const caller = await engine.identity.whoIs(token)
  return { uid, email, sessionId: caller?.sessionId ?? '' }
}

const heldTables = [
  'categories',
  'global_categories',
  'category_styles',
  'groups',
  'group_goals',
  'goals',
  'loans',
  'budgets',
  'expense_templates',
  'income_templates',
  'expenses',
  'incomes',
  'group_expenses',
  'group_shares',
  'settlements',
  'accounts',
  'transfers',
] as const satisfies readonly OpenCollectionName[]

async function heldBy({ engine }: TestEngine, { uid }: Person): Promise<Held> {
  const { pool } = engine.database
  const { rows: groups } = await pool.query<{ scope: Scope }>(
    'select scope from groups where member_ids @> array[$1::uuid]',
    [uid],
  )
  const scopes = [userScope(uid), globalScope, ...groups.map(({ scope }) => scope)]
  const tables = new Map<string, readonly Row[]>()
  for (const name of heldTables) {
    const { rows } = await pool.query<{ row: Row }>(
      `select ${wireObject(documentsOf(name))} as row from ${name} t
        where scope = any($1) order by id`,
      [scopes],
    )
    tables.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return holding(tables)
}

async function write(one: TestEngine, home: Household): Promise<OpenBook> {
  const person = await signUp(one, home)
  const writer = new HouseholdWriter(one, person, home)
  await writer.write()
  let table: Promise<RateTable> | undefined
  const book = {
    ...{ one, person, home },
    nameOf: (id: string) => writer.nameOf(id),
    held: () => heldBy(one, person),
    rates: () => {
      const currencies = [home.person.currency, ...Object.keys(home.rates)]
      const reach = { currencies, from: '2020-01-01', till: home.today }
      table ??= readRateTable(one.engine.database.pool, userScope(person.uid), reach)
      return table
    },
  }
  checkHousehold(book, await book.held())
  return book
}

/** Lets the work have books, each written once, and puts everything away afterwards. */
export class Books {
  private stop: (() => Promise<void>) | undefined
  private readonly known = new Map<string, OpenBook>()
  private readonly engines: TestEngine[] = []

  async open(home: Household): Promise<OpenBook> {
    if (!process.env.TEST_POSTGRES_URL) this.stop = await startSharedPostgres({ isHurried: true })
    const key = JSON.stringify(home)
    const before = this.known.get(key)
    if (before) return before
    const one = await openTestEngine({ at: `${home.today}T11:00:00.000Z` })
    this.engines.push(one)
    const book = await write(one, home)
    this.known.set(key, book)
    return book
  }

  async close(): Promise<void> {
    for (const engine of this.engines) await engine.close()
    await this.stop?.()
  }
}
