import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type SearchAnswer, searchAnswer } from '#contract/ledger/search.ts'
import { readQuery } from '#domain/search/typed/read-query.ts'
import type { Database } from '#server/db/database.ts'
import { lately } from '#server/search/ask-entries.ts'
import { search as searchIn } from '#server/search/search.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { goldenSearches } from '#test/support/golden-searches.data.ts'
import { heldBy, type SearchBookStand, today, writeSearchBook } from '#test/support/search-book.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { searchDevice } from '#web/search/device-search.ts'
import { sendWell } from '../support/group-fixture.ts'

const { url, databaseUrl } = sharedServer()
let me: TestCaller
let stranger: TestCaller
let book: SearchBookStand
beforeAll(async () => {
  me = await TestCaller.signUp(url, 'Mara Holm')
  stranger = await TestCaller.signUp(url, 'Stranger')
  book = await writeSearchBook(me)
})

async function search(query: string, person = me): Promise<SearchAnswer['sections']> {
  const { status, body } = await person.call('POST', '/api/search', { body: { query } })
  if (status !== 200) throw new Error(`search answered ${status}: ${JSON.stringify(body)}`)
  return searchAnswer.parse(body).sections
}

async function askDatabase(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(text, values)
  await client.end()
}

const titles = async (query: string, person = me) =>
  (await search(query, person)).flatMap(({ hits }) => hits.map(({ title }) => title))

describe('the golden searches', () => {
  it('are at least sixty', () => {
    expect(new Set(goldenSearches.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(60)
  })

  it.each(goldenSearches)('%s', async (typed, kind, title) => {
    const [first] = await search(typed)
    expect({ kind: first?.kind, title: first?.hits[0]?.title }).toEqual({ kind, title })
  })
})

describe('the same searches on a device', () => {
  it('find the same first, from its own copy', async () => {
    const device = await heldBy(me, [book.lisbon.id, book.flat.id])
    const { signal } = new AbortController()
    const whose = { uid: me.uid, today, home: { currency: 'EUR', rates: null } }
    for (const [typed, kind, title] of goldenSearches) {
      const query = readQuery(typed, { today, locale: 'en-GB' })
      const [first] = await searchDevice(device, whose, query, signal)
      expect([typed, first?.kind, first?.hits[0]?.title]).toEqual([typed, kind, title])
    }
  })
})

describe('the same searches in long books', () => {
  it('find the same first, though nobody walks through all of them', async () => {
    const scopes = [me.scope, book.lisbon.scope, book.flat.scope]
    const filler = { tbl: 'filler', scopes, count: lately + 1 }
    await askDatabase(
      `insert into search_entries (tbl, id, scope, date, amount, currency, words)
        select $1, gen_random_uuid(), scope, '1990-01-01', 1, 'EUR',
          array_to_tsvector(array['=s' || scope, 'filler'])
        from unnest($2::text[]) scope, generate_series(1, $3)`,
      Object.values(filler),
    )
    for (const [typed, kind, title] of goldenSearches) {
      const [first] = await search(typed)
      expect([typed, first?.kind, first?.hits[0]?.title]).toEqual([typed, kind, title])
    }
    await askDatabase('delete from search_entries where tbl = $1', [filler.tbl])
  })
})

describe('what a search shows', () => {
  it('marks the words that were looked for, and nothing is markup', async () => {
    const [section] = await search('bold quoted')
    const hit = section?.hits[0]
    expect(hit?.marks.map(([start, end]) => hit.title.slice(start, end))).toEqual([
      'Bold',
      'quoted',
    ])
  })

  it('finds a slip only when nothing is written like that', async () => {
    await me.create({ description: 'Umbrela', date: '2024-01-01' })
    expect(await titles('umbrela')).toEqual(['Umbrela'])
  })

  it('finds what has no category, and nothing inside other words', async () => {
    expect(await titles('tyres no category')).toEqual(['Winter tyres'])
    expect(await titles('dentist no category')).toEqual([])
    expect(await titles('ramen sport')).toEqual([])
    expect(await titles('mbrel')).toEqual([])
  })

  it('leaves out what stands behind a minus, and knows ü where it is written ue', async () => {
    await me.create({ description: 'Quince jam', merchant: 'ALDI Sued' })
    await me.create({ description: 'Quince cake', merchant: 'Bäckerei Grün' })
    expect(await titles('quince -jam')).toEqual(['Quince cake'])
    expect(await titles('-cake quince')).toEqual(['Quince jam'])
    expect(await titles('quince süd')).toEqual(['Quince jam'])
    expect(await titles('quince gruen')).toEqual(['Quince cake'])
  })

  it('finds a bill by its whole and by my share of it, and a limit only by its whole', async () => {
    const fare = { description: 'Ferry tickets', date: '2024-09-15' }
    await book.lisbon.spend(me, 6962, 'Mara Holm', ['Mara Holm', 'Cem'], fare)
    for (const query of ['69.62', '34.81']) expect(await titles(query)).toEqual(['Ferry tickets'])
    expect(await titles('ferry under 40')).toEqual([])
  })

  it('follows every change at once', async () => {
    const id = await me.create({ description: 'Zeppelin ride', merchant: 'Skyways' })
    expect(await titles('zeppelin')).toEqual(['Zeppelin ride'])
    await me.data('PATCH', `expenses/${id}`, { description: 'Balloon ride' })
    expect(await titles('zeppelin')).toEqual([])
    expect(await titles('zepelin')).toEqual([])
    expect(await titles('baloon')).toEqual(['Balloon ride'])
    await me.data('DELETE', `expenses/${id}`)
    expect(await titles('balloon')).toEqual([])
    expect(await titles('skywys')).toEqual([])
  })

  it('finds words that go on in digits, and who is to pay something back', async () => {
    await me.create({
      description: 'Quadcopter3000 spare',
      expectedBack: { amount: 100, from: 'Wolfgang', dueOn: null, settledBy: null },
    })
    for (const typed of ['quadcopter', 'quadcoptr', 'wolfgang', 'with:wolfgang']) {
      expect(await titles(typed), typed).toEqual(['Quadcopter3000 spare'])
    }
  })

  it('says when there is more than it shows', async () => {
    const docs = Array.from({ length: 25 }, (_, n) => ({
      id: crypto.randomUUID(),
      amount: 100 + n,
      currency: 'EUR',
      description: 'Ferry crossing',
      date: '2025-05-05',
    }))
    await me.push({ name: 'expenses.createMany', args: { docs } })
    const [section] = await search('ferry crossing')
    expect([section?.hits.length, section?.hasMore]).toEqual([20, true])
  })

  it('compares by what things are worth at home, as the lists do', async () => {
    const abroad = { date: '2025-06-03', description: 'Kimono' }
    const rate = (value: string) => ({ to: 'EUR', value })
    await me.create({ ...abroad, amount: 600, currency: 'JPY', merchant: 'small' })
    await me.create({ ...abroad, amount: 60_000, currency: 'JPY', merchant: 'large' })
    // By the day's rate it would be worth about 3.60.
    await me.create({
      ...abroad,
      amount: 600,
      currency: 'JPY',
      merchant: 'dear',
      rate: rate('0.2'),
    })
    await me.create({ ...abroad, amount: 4000, currency: 'USD', merchant: 'middle' })
    const found = async (typed: string) => {
      const [section] = await search(`kimono ${typed}`)
      return section?.hits.map(({ detail }) => detail).sort() ?? []
    }
    expect(await found('over 50')).toEqual(['dear', 'large'])
    expect(await found('under 50')).toEqual(['middle', 'small'])
    // The price that was paid, or what it came to.
    expect(await found('between 37 and 40')).toEqual(['middle'])
    expect(await found('between 33 and 36')).toEqual(['middle'])
    // An amount is what is written; with its currency, others are compared by their worth in it.
    expect(await found('600')).toEqual(['dear', 'small'])
    expect(await found('over 50 jpy')).toEqual(['dear', 'large', 'middle', 'small'])
    expect(await found('under 10000 jpy')).toEqual(['dear', 'middle', 'small'])
  })

  it('finds nothing of amounts beyond counting', async () => {
    for (const sign of ['>', '<0', '=', ''])
      expect(await search(`${sign}${'9'.repeat(60)} zzz`)).toEqual([])
    expect(await search(`>${'9'.repeat(60)}`)).toEqual([])
  })

  it('makes nothing of an empty search that is still being typed', async () => {
    expect(await search('with:')).toEqual([])
    expect(await search('((( \u0000 \\ \' "')).toEqual([])
  })
})

describe('who may see what', () => {
  it('shows nothing of anybody else', async () => {
    for (const query of ['rewe', 'anna', 'lisbon', 'seafood', 'kitchen', '>1', 'is:shared']) {
      const kinds = (await search(query, stranger)).map(({ kind }) => kind)
      expect(
        kinds.filter((kind) => kind !== 'categories'),
        query,
      ).toEqual([])
    }
  })

  it('shows a group to its members for as long as they are in it', async () => {
    const guest = await TestCaller.signUp(url, 'Gus Guest')
    await book.lisbon.join(guest)
    expect(await titles('seafood', guest)).toEqual(['Seafood dinner'])
    const boat = { description: 'Boat trip', date: '2024-09-16' }
    const everyone = ['Mara Holm', 'Gus Guest']
    // Written by who is removed: what they had no say in would hold that.
    await book.lisbon.spend(guest, 5000, 'Mara Holm', everyone, boat)
    expect(await titles('boat', guest)).toEqual(['Boat trip'])
    const museum = { description: 'Museum', date: '2024-09-17' }
    await book.lisbon.spend(me, 5000, 'Gus Guest', everyone, museum)
    await sendWell(me, 'groups.removeMember', {
      groupId: book.lisbon.id,
      memberId: book.lisbon.of('Gus Guest'),
    })
    expect(await titles('seafood', guest)).toEqual([])
    const [mine] = await search('boat', guest)
    expect(mine?.hits.map(({ title, amount }) => [title, amount])).toEqual([['Boat trip', 2500]])
  })

  it('is asked by people who are logged in, with words', async () => {
    const { status } = await call(`${url}/api/search`, 'POST', { body: { query: 'rewe' } })
    expect(status).toBe(401)
    for (const body of [{}, { query: '  ' }, { query: 5 }, { query: 'x'.repeat(201) }]) {
      const answer = await me.call('POST', '/api/search', { body })
      expect(answer.status).toBe(422)
    }
  })
})

describe('a question of many words', () => {
  it('is answered also where it may be meant in more ways than are tried', async () => {
    expect(await search('1 2 3 4 5 6 7 8 9 '.repeat(11))).toEqual([])
  })

  it('looks for words alike in short ones only, up to the first nobody said', async () => {
    const pool = new pg.Pool({ connectionString: databaseUrl })
    let near = 0
    const db = {
      query: (asked: { readonly name?: string }) => {
        if (asked.name === 'search near') near += 1
        return pool.query(asked as pg.QueryConfig)
      },
    }
    const reading = (_: unknown, work: (by: pg.Pool) => unknown) => work(db as pg.Pool)
    const nearFor = async (query: string) => {
      near = 0
      await searchIn({ database: { reading } as Database }, me, query, new Date())
      return near
    }
    const random = Array.from({ length: 25 }, (_, at) => `qxz${at}vwj${at}`)
    expect(await nearFor(random.join(' '))).toBe(0)
    expect(await nearFor('qxzvwj wqkzxv jjqxvz')).toBe(1)
    await pool.end()
  })

  it('is one of a few at once for one account', async () => {
    const busy = new pg.Client({ connectionString: databaseUrl })
    await busy.connect()
    // Nobody is answered before all have asked, on however slow a machine.
    await busy.query('begin; lock table search_entries in access exclusive mode')
    let turnedAway = 0
    const asked = Array.from({ length: 30 }, async () => {
      const { status } = await stranger.call('POST', '/api/search', { body: { query: 'rent' } })
      if (status === 503) turnedAway += 1
      return status
    })
    const mine = titles('rent')
    await vi.waitFor(() => expect(turnedAway).toBeGreaterThan(0), { timeout: 30_000 })
    await busy.query('rollback')
    await busy.end()
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200, 503]))
    expect(await mine).toBeInstanceOf(Array)
  })
})
