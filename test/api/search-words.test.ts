import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteConfirmation } from '#contract/identity/sign-in.ts'
import { wordsOf } from '#domain/search/words.ts'
import { readWritten } from '#server/db/readers.ts'
import { TestCaller } from '#test/support/caller.ts'
import { writeSearchBook } from '#test/support/search-book.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const { url, databaseUrl } = sharedServer()
let database: pg.Client
beforeAll(async () => {
  database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
})
afterAll(() => database.end())

const texts = [
  'Weekly shop at REWE, 12,30 €',
  'Café São Jorge / Straße 7',
  "O'Brien’s Tools & Co.",
  'ПЯТЁРОЧКА №7 Йогурт',
  'Ελληνικός καφές',
  '東京ラーメン・がんばれ 「弁当」',
  'مَكْتَبَة الكتب',
  'กรุงเทพฯ น้ำ',
  'ﬁne Ⅷ µm',
  'e\u0301clair — “quoted” … a_b-c',
  'zero\u00a0width\u2003space',
  '  ',
]

describe('the words of a text', () => {
  it.each(texts)('are the same in the database: %s', async (text) => {
    const { rows } = await database.query('select search_words_in($1) as words', [text])
    expect(rows[0].words).toEqual(wordsOf(text))
  })
})

describe('the words that misspelt ones are compared with', () => {
  const said = (scopes: readonly string[]) =>
    database.query(
      `select scope, word, count(*)::int as uses
        from search_entries, search_misspellable(words) word
        where scope = any($1) group by scope, word order by scope, word`,
      [scopes],
    )
  const kept = (scopes: readonly string[]) =>
    database.query(
      'select scope, word, uses from search_words where scope = any($1) order by scope, word',
      [scopes],
    )

  it('are those that entries say, as often as they say them', async () => {
    const me = await TestCaller.signUp(url, 'Mara Holm')
    const { lisbon, flat } = await writeSearchBook(me)
    const id = await me.create({ description: 'Weekly weekly shop' })
    await me.data('PATCH', `expenses/${id}`, { description: 'Monthly shop' })
    const away = await me.create({ description: 'Something quite unheard' })
    await me.data('DELETE', `expenses/${away}`)
    const scopes = [me.scope, lisbon.scope, flat.scope] as const
    await readWritten(database, scopes)
    const { rows } = await kept(scopes)
    expect(rows.length).toBeGreaterThan(30)
    expect(rows).toEqual((await said(scopes)).rows)
    expect(rows.map(({ word }) => word)).not.toContain('unheard')
  })

  it('are gone with their account, and so is every entry', async () => {
    const me = await TestCaller.signUp(url, 'Mara Holm')
    await me.create({ description: 'Nobody else knows' })
    await readWritten(database, [me.scope])
    expect((await kept([me.scope])).rows).toHaveLength(3)
    const { status } = await me.call('POST', '/api/user/delete', {
      body: { confirm: deleteConfirmation, password: 'four plain words' },
    })
    expect(status).toBe(200)
    expect((await kept([me.scope])).rows).toEqual([])
    expect((await said([me.scope])).rows).toEqual([])
  })
})

describe('what was written', () => {
  it('is gone with its account, also while somebody reads it', async () => {
    const me = await TestCaller.signUp(url, 'Mara Holm')
    await me.create({ description: 'Nobody else knows' })
    const reader = new pg.Client(databaseUrl)
    await reader.connect()
    await reader.query('begin')
    await reader.query('select refresh_search(array[$1]), refresh_days($1)', [me.scope])
    const deleted = me.call('POST', '/api/user/delete', {
      body: { confirm: deleteConfirmation, password: 'four plain words' },
    })
    const isDone = await Promise.race([deleted.then(() => true), setTimeout(500, false)])
    await reader.query('commit')
    await reader.end()
    expect(isDone).toBe(false)
    expect((await deleted).status).toBe(200)
    for (const table of ['search_entries', 'search_words', 'search_marks', 'ledger_days']) {
      const text = `select from ${table} where scope = $1`
      expect((await database.query(text, [me.scope])).rowCount).toBe(0)
    }
  })

  const columns = 'tbl, id, date, amount, currency, words::text'
  const inTable = async (table: string, scope: string) => {
    const text = `select ${columns} from ${table} where scope = $1 order by tbl, id`
    return (await database.query(text, [scope])).rows
  }

  it('is read once, however its writers and its readers come together', async () => {
    const me = await TestCaller.signUp(url, 'Mara Holm')
    const readers = Array.from({ length: 3 }, () => new pg.Client(databaseUrl))
    await Promise.all(readers.map((reader) => reader.connect()))
    let isWriting = true
    const reading = readers.map(async (reader) => {
      while (isWriting) await readWritten(reader, [me.scope])
    })
    const writers = Array.from({ length: 6 }, async (_, n) => {
      for (let turn = 0; turn < 8; turn++) {
        const id = await me.create({ description: `Turn ${turn} of ${n}` })
        await me.data('PATCH', `expenses/${id}`, { amount: 100 + turn })
        if (turn % 2 === 0) await me.data('DELETE', `expenses/${id}`)
      }
    })
    await Promise.all(writers)
    isWriting = false
    await Promise.all(reading)
    await Promise.all(readers.map((reader) => reader.end()))
    await readWritten(database, [me.scope])
    const read = await inTable('search_entries', me.scope)
    expect(read).toHaveLength(24)
    expect(read).toEqual(await inTable('search_sources', me.scope))
  })

  it('is read to the end where it is more than is read at once', async () => {
    const me = await TestCaller.signUp(url, 'Mara Holm')
    for (let n = 0; n < 7; n++) await me.create({ description: `Number ${n}` })
    const some = () => database.query('select refresh_search(array[$1], 3) as more', [me.scope])
    const said: boolean[] = []
    while (said.at(-1) !== false) said.push((await some()).rows[0].more)
    expect(said).toEqual([true, true, false])
    expect(await inTable('search_entries', me.scope)).toHaveLength(7)
  })
})
