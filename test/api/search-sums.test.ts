import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { type Total, totalsOf } from '#domain/money/money.ts'
import type { Hit } from '#domain/search/rank.ts'
import { readQuery } from '#domain/search/typed/read-query.ts'
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
import { type Household, household } from '../understand/household.ts'
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

interface Asked {
  readonly household: Household
  readonly cases: readonly { readonly search?: string }[]
}

const asked = (name: string): Asked => {
  const file = read(name)
  return { household: household.parse(file.household), cases: file.cases }
}

/** The same, with every third purchase over two categories, one of them with a note of its own. */
function split({ household: home, cases }: Asked): Asked {
  const expenses = home.expenses.map((one, at) => {
    const { category, amount, templateId, refundOf, expectedBack, installment } = one
    const isPlain = [templateId, refundOf, expectedBack, installment].every((link) => link === null)
    if (at % 3 > 0 || !isPlain || !category || amount < 3) return one
    const rest = Math.floor(amount / 3)
    const lines = [
      { category, amount: amount - rest, note: null },
      { category: category === 'Groceries' ? 'Health' : 'Groceries', amount: rest, note: 'soap' },
    ]
    return { ...one, category: null, lines }
  })
  const own = [
    'soap',
    'groceries',
    'category:groceries',
    'health',
    'soap in groceries',
    'transport',
  ]
  return {
    household: { ...home, expenses },
    cases: [...cases.filter((_, at) => at % 6 === 0), ...own.map((search) => ({ search }))],
  }
}

async function checkSums({ household: written, cases }: Asked) {
  const book = await books.open(written)
  const held = await book.held()
  const { today, person } = book.home
  const seen = { lists: 0, filtered: 0, inPart: 0, unlisted: 0 }
  const home = { currency: person.currency, rates: await book.rates() }
  const whose = { uid: book.person.uid, today, home }
  for (const { search: typed } of cases) {
    if (!typed) continue
    const query = readQuery(typed, { today, locale: person.locale })
    const whole = await findAll(held, whose, query, new AbortController().signal)
    const { sections } = await search(
      book.one.engine,
      book.person,
      typed,
      book.one.now(),
      everything,
    )
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
      const [places, { currency }] = [categories.byId, person]
      const where = { replica: held, categoryNames: names, places, currency }
      const address = sameList(kind, whole.query, rows, where)
      seen.inPart += rows.partsOf.size > 0 ? 1 : 0
      seen.unlisted += address === null && rows.partsOf.size > 0 ? 1 : 0
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
  it.each([
    { name: 'search.json', lists: 200, filtered: 80 },
    { name: 'search-tongues.json', lists: 90, filtered: 0 },
  ])(
    'is what its hits say and what the list it opens shows, of $name',
    async ({ name, ...least }) => {
      const seen = await checkSums(asked(name))
      expect(seen.lists).toBeGreaterThan(least.lists)
      expect(seen.filtered).toBeGreaterThan(least.filtered)
    },
  )

  it('counts of a purchase over several categories what is asked for', async () => {
    const seen = await checkSums(split(asked('search.json')))
    expect(seen.inPart).toBeGreaterThan(5)
    expect(seen.lists).toBeGreaterThan(50)
    expect(seen.unlisted, 'of what is counted in part there is a list').toBe(0)
  })

  it('counts my part of a bill, and nothing of what somebody else pays', async () => {
    const file = read('search.json')
    const book = await books.open(household.parse(file.household))
    const ask = async (typed: string) => {
      const { sections } = await search(book.one.engine, book.person, typed, book.one.now())
      return sections.flatMap(({ hits }) => hits.filter(({ kind }) => kind === 'expenses'))
    }
    expect(await ask('holiday cottage')).toMatchObject([{ amount: 36_000, counts: 12_000 }])
    expect(await ask('theatre')).toMatchObject([{ amount: 9_000, counts: 4_500 }])
    expect(await ask('lamp sent back')).toMatchObject([{ amount: -4_550, counts: -4_550 }])
  })
})
