import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { type Total, totalsOf } from '#domain/money/money.ts'
import type { Hit } from '#domain/search/rank.ts'
import { readQuery } from '#domain/search/read-query.ts'
import { search } from '#server/search/search.ts'
import { sameList } from '#web/app/search/same-list.ts'
import { styleCategories } from '#web/categories/style-categories.ts'
import { arrangeCategories, type Category } from '#web/categories/use-categories.ts'
import { bookMonths, entryRows } from '#web/data/one-book.ts'
import { filterOf, readAddress, unrated } from '#web/ledger/model/address.ts'
import type { Entry } from '#web/ledger/model/entry.ts'
import { createMonthViews, listFor, questionFor } from '#web/ledger/model/shown-list.ts'
import { findAll, type Held } from '#web/search/device-search.ts'
import { foundRows } from '#web/search/found-rows.ts'
import { household } from '../understand/household.ts'
import { Books, type OpenBook } from '../understand/open-book.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/understand/${name}`, import.meta.url), 'utf8'))
const books = new Books()
afterAll(() => books.close())

const everything = { hits: 1_000_000, entries: 1_000_000 }
const kinds = ['expenses', 'incomes'] as const
type Kind = (typeof kinds)[number]

const byCurrency = (totals: readonly Total[]) =>
  Object.fromEntries(totals.filter(({ amount }) => amount !== 0).map((one) => Object.values(one)))

/** What the ledger shows at an address, by its own code. */
function listAt(address: string, kind: Kind, held: Held, { home }: OpenBook) {
  const type = kind === 'incomes' ? 'income' : 'expense'
  const categories = categoriesOf(held, type)
  const params = new URLSearchParams(address.slice(address.indexOf('?')))
  const asked = readAddress(params, home.today)
  const question = questionFor(
    filterOf(asked, categories, unrated(home.person.currency)),
    categories.names,
  )
  const months = type === 'income' ? held.months('incomes') : bookMonths(held)
  const rowsOf = (month: string) =>
    entryRows(held, type, month) as readonly unknown[] as readonly Entry[]
  return listFor({ months, rowsOf }, question, createMonthViews())
}

function categoriesOf(held: Held, type: 'expense' | 'income') {
  const all = (table: 'categories' | 'global_categories' | 'category_styles') =>
    [...held.rows(table).values()] as never[]
  const shared = styleCategories(all('global_categories'), all('category_styles'))
  return arrangeCategories([...shared, ...all('categories')] as readonly Category[], type)
}

const countedIn = (hits: readonly Hit[]) =>
  totalsOf(hits.map(({ counts, currency }) => ({ amount: counts ?? 0, currency: currency ?? '' })))

interface Case {
  readonly search?: string
}

async function checkSums(name: string): Promise<Record<'lists' | 'filtered', number>> {
  const file = read(name)
  const book = await books.open(household.parse(file.household))
  const held = await book.held()
  const { today, person } = book.home
  const { pool } = book.one.engine.database
  const seen = { lists: 0, filtered: 0 }
  for (const { search: typed } of file.cases as readonly Case[]) {
    if (!typed) continue
    const query = readQuery(typed, { today, locale: person.locale })
    const home = { currency: person.currency, rates: await book.rates() }
    const whose = { uid: book.person.uid, today, home }
    const whole = await findAll(held, whose, query, new AbortController().signal)
    const { sections } = await search(pool, book.person.uid, typed, book.one.now(), everything)
    for (const kind of kinds) {
      const found = whole.kinds.find((one) => one.kind === kind)
      const hits = sections.find((one) => one.kind === kind)?.hits ?? []
      expect(hits.length, typed).toBe(found?.things.length ?? 0)
      const rows = found && foundRows(held, found)
      if (!rows) continue
      const net = byCurrency(rows.figures.net)
      expect(byCurrency(countedIn(hits)), `${typed}: the hits add up`).toEqual(net)
      const categories = categoriesOf(held, kind === 'incomes' ? 'income' : 'expense')
      const names = categories.names
      const where = { replica: held, categoryNames: names, currency: person.currency }
      const address = sameList(kind, whole.query, rows, where)
      if (address === null) continue
      const list = listAt(address, kind, held, book)
      expect(list.rowCount, `${typed}: ${address}`).toBe(rows.count)
      expect(byCurrency(list.figures.net), `${typed}: ${address}`).toEqual(net)
      seen.lists += 1
      if (!address.includes('rows=')) seen.filtered += 1
    }
  }
  return seen
}

describe('what a search adds up to', () => {
  it('is what its hits say and what the list it opens shows, of every search we know', async () => {
    const seen = await checkSums('search.json')
    expect(seen.lists).toBeGreaterThan(200)
    expect(seen.filtered).toBeGreaterThan(80)
    expect((await checkSums('search-tongues.json')).lists).toBeGreaterThan(90)
  })

  it('counts my part of a bill, and nothing of what somebody else pays', async () => {
    const file = read('search.json')
    const book = await books.open(household.parse(file.household))
    const { pool } = book.one.engine.database
    const ask = async (typed: string) => {
      const { sections } = await search(pool, book.person.uid, typed, book.one.now())
      return sections.flatMap(({ hits }) => hits.filter(({ kind }) => kind === 'expenses'))
    }
    expect(await ask('holiday cottage')).toMatchObject([{ amount: 36_000, counts: 12_000 }])
    expect(await ask('theatre')).toMatchObject([{ amount: 9_000, counts: 4_500 }])
    expect(await ask('lamp sent back')).toMatchObject([{ amount: -4_550, counts: -4_550 }])
  })
})
