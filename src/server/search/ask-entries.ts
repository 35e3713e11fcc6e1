import { type Scope, userScope } from '#contract/sync.ts'
import type { DayRange } from '#domain/calendar/calendar.ts'
import { currencies } from '#domain/money/currencies.data.ts'
import { exponentOf } from '#domain/money/money.ts'
import { minorRange } from '#domain/search/amount-range.ts'
import { countsFiled } from '#domain/search/match.ts'
import {
  type AmountRange,
  asksWorth,
  comparedIn,
  isLimit,
  isOnlySaid,
  type Term,
} from '#domain/search/query.ts'
import { mostMeant } from './where-said.ts'
import {
  alwaysQuery,
  anyOf,
  categoriesFiled,
  quoted,
  stateQuery,
  type WordSearch,
  wordQuery,
} from './write-words.ts'

/** The numbers of decimals there are, each with its currencies; two decimals are the rest. */
const byDecimals = [0, 1, 3, 4].map((decimals) => ({
  decimals,
  codes: Object.keys(currencies).filter((code) => currencies[code as 'EUR'] === decimals),
}))
const unusual = byDecimals.flatMap(({ codes }) => codes)

const entryKinds = ['expenses', 'incomes', 'transfers'] as const
const tablesOf = (kind: (typeof entryKinds)[number]) =>
  kind !== 'expenses' ? [kind] : ['expenses', 'group_expenses', 'group_shares']

class Values {
  readonly list: unknown[] = []
  add(value: unknown): string {
    this.list.push(value)
    return `$${this.list.length}`
  }

  /** The database refuses what is handed over and not used: goes back to what the texts name. */
  keepOnly(before: number, texts: readonly string[]): void {
    const used = texts.flatMap((text) =>
      Array.from(text.matchAll(/\$(\d+)/g), ([, n]) => Number(n)),
    )
    this.list.length = Math.max(before, ...used)
  }
}

/** What is worth as much at home, or in what is named; what is in another currency is named. */
function worthTest(range: AmountRange, { book, worths }: WordSearch, values: Values): string {
  const currency = comparedIn(range.currencies, book.home.currency)
  const { least, most } = minorRange(range, exponentOf(currency))
  const named = Array.from(worths.get(currency) ?? []).filter(
    ([, worth]) => worth >= least && worth <= most,
  )
  return `(e.currency = ${values.add(currency)}
      and e.amount between ${values.add(least)} and ${values.add(most)}
      or e.id = any(${values.add(named.map(([id]) => id))}::uuid[]))`
}

function amountTest(range: AmountRange, asked: WordSearch, values: Values): string {
  if (!asksWorth(range)) {
    return `(${writtenTest(range, values)} or ${shareTest(range, asked, values)})`
  }
  const worth = worthTest(range, asked, values)
  const isByWorth = isLimit(range) && range.currencies === null
  return isByWorth ? worth : `(${writtenTest(range, values)} or ${worth})`
}

/** A group's bill of which my share is so much. */
function shareTest(range: AmountRange, { book }: WordSearch, values: Values): string {
  const isSo = writtenTest(range, values, { amount: 's.share', currency: 's.currency' })
  return `(e.tbl = 'group_expenses' and (e.scope, e.id) in (
      select 'g:' || s.group_id, s.expense_id from group_shares s
      where s.scope = ${values.add(userScope(book.uid))} and ${isSo}))`
}

const ofEntry = { amount: 'e.amount', currency: 'e.currency' } as const

function writtenTest(
  range: AmountRange,
  values: Values,
  { amount, currency }: Record<keyof typeof ofEntry, string> = ofEntry,
): string {
  const within = (decimals: number) => {
    const { least, most } = minorRange(range, decimals)
    return `${amount} between ${values.add(least)} and ${values.add(most)}`
  }
  const tests = [
    `(${within(2)} and ${currency} <> all(${values.add(unusual)}))`,
    ...byDecimals
      .filter(({ codes }) => codes.length > 0)
      .map(
        ({ decimals, codes }) =>
          `(${within(decimals)} and ${currency} = any(${values.add(codes)}))`,
      ),
  ]
  const any = `(${tests.join(' or ')})`
  if (range.currencies === null) return any
  return `(${any} and ${currency} = any(${values.add(range.currencies)}))`
}

function spanTest({ from, to }: DayRange, values: Values): string {
  const tests = [
    from === null ? 'true' : `e.date >= ${values.add(from)}`,
    to === null ? 'true' : `e.date <= ${values.add(to)}`,
  ]
  return `(${tests.join(' and ')})`
}

/** One way in which everything asked for can be meant: words that are said, facts and days. */
interface Way {
  readonly said: readonly string[]
  /** Amounts and kinds. */
  readonly facts: readonly string[]
  readonly days: readonly string[]
}

const nothing: Way = { said: [], facts: [], days: [] }

/** March is a month or a name: each way is looked for by itself, and so has an index. */
function waysOf(term: Term, asked: WordSearch, values: Values): readonly Way[] {
  const { amount, span, state, method, filed } = term
  const isFiled = filed !== null && countsFiled(filed, asked.reach)
  const said = term.words.map((word) => wordQuery(asked, word))
  const tables = entryKinds.filter((kind) => term.kinds.includes(kind)).flatMap(tablesOf)
  const isOfKind = () => `e.tbl = any(${values.add(tables)})`
  return [
    ...(said.length === 0 ? [] : [{ ...nothing, said }]),
    ...(amount === null ? [] : [{ ...nothing, facts: [amountTest(amount, asked, values)] }]),
    ...(span === null ? [] : [{ ...nothing, days: [spanTest(span, values)] }]),
    ...(tables.length === 0 ? [] : [{ ...nothing, facts: [isOfKind()] }]),
    ...(state === null ? [] : [{ ...nothing, said: [stateQuery(asked, state)] }]),
    ...(method === null ? [] : [{ ...nothing, said: [quoted(`=b${method}`)] }]),
    ...(isFiled ? [{ ...nothing, said: [anyOf(categoriesFiled(asked, filed.names))] }] : []),
  ]
}

/** Beyond this, words that may be something else are taken for words. */
const waysMost = 8

function allWays(asked: WordSearch, values: Values): readonly Way[] {
  let ways: readonly Way[] = [{ ...nothing, said: alwaysQuery(asked) }]
  for (const term of asked.query.terms) {
    if (isOnlySaid(term)) continue
    const before = values.list.length
    const next = waysOf(term, asked, values)
    const some = ways.length * next.length > waysMost ? next.slice(0, 1) : next
    values.keepOnly(
      before,
      some.flatMap(({ facts, days }) => [...facts, ...days]),
    )
    ways = ways.flatMap((way) =>
      some.map((more) => ({
        said: [...way.said, ...more.said],
        facts: [...way.facts, ...more.facts],
        days: [...way.days, ...more.days],
      })),
    )
  }
  return ways
}

const joined = (tests: readonly string[]) => tests.join('\n      and ')

const newest = 'order by e.date desc, e.id desc'
const columns = 'e.tbl, e.scope, e.id, e.date'

/** How many of the newest are looked at one by one before words are looked up. */
export const lately = 3000

/** Keeps the database from choosing another way. */
const fence = 'offset 0'

/**
 * Looking a word up costs by how often all people together say it, walking through a short book
 * does not.
 */
const walk = (scopes: string, days: readonly string[], tests: string, most: number) =>
  `(select ${columns} from unnest(${scopes}::text[]) g (scope),
      lateral (select * from search_entries e
        where ${joined(['e.scope = g.scope', ...days])} ${fence}) e
      where ${tests} ${newest} limit ${most})`

/**
 * How words, facts and amounts go together no database can foresee: it would walk through a whole
 * book for some that are not there. So a short walk shows whether they are many, and only few are
 * looked up.
 */
const walkFirst = (where: string, tests: string, most: number) => `(with recent as materialized (
      select ${columns} from (select * from search_entries e where ${where} ${newest}
        limit ${lately}) e where ${tests} ${newest} limit ${most}
    ), whole as materialized (
      select ${columns} from search_entries e
      where (select count(*) from recent) < ${most} and ${where} and ${tests}
    )
    select ${columns} from recent e where (select count(*) from recent) >= ${most}
    union all (select ${columns} from whole e ${newest} limit ${most}))`

const lookUp = (where: string, tests: string, most: number) =>
  `(select ${columns} from search_entries e where ${where} and ${tests} ${newest} limit ${most})`

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** One plan is the best for any words there may be. */
  readonly hasOnePlan: boolean
}

const saying = (way: Way, scopes: readonly Scope[], values: Values): readonly string[] => {
  if (way.said.length === 0) return []
  const words = [anyOf(scopes.map((scope) => quoted(`=s${scope}`))), ...way.said].join(' & ')
  return [`e.words @@ ${values.add(words)}::tsquery`]
}

/** In the book itself: what groups and members are called says nothing here. */
function ownBranches(
  asked: WordSearch,
  own: Scope,
  tables: string,
  values: Values,
): readonly string[] {
  const { groups } = asked.book
  const { most } = asked
  const alone = { ...asked, book: { ...asked.book, groups: new Map() } }
  const can = mostMeant(alone)(own)
  if (can === 0) return []
  // Where all that can be meant will be shown, there is no use in walking.
  const isRare = can <= most
  const mine = Array.from(groups.keys(), (id) => quoted(`=g${id}`))
  const scope = values.add(own)
  const isShort = asked.entriesIn([own]) <= lately
  // What a group spent is found there; a share of it would be found twice.
  const twice = `(e.tbl = 'group_shares' and e.words @@ ${values.add(anyOf(mine))}::tsquery)`
  return allWays(alone, values).map((way) => {
    const where = joined([`e.scope = ${scope}`, ...way.days])
    const said = saying(way, [own], values)
    const tests = joined([`e.tbl = any(${tables})`, ...said, ...way.facts, `not ${twice}`])
    if (isShort) return walk(`array[${scope}]`, way.days, tests, most)
    return (said.length > 0 && !isRare ? walkFirst : lookUp)(where, tests, most)
  })
}

function groupBranches(
  asked: WordSearch,
  groups: readonly Scope[],
  tables: string,
  values: Values,
): readonly string[] {
  if (groups.length === 0) return []
  const scopes = values.add(groups)
  const isShort = asked.entriesIn(groups) <= lately
  return allWays(asked, values).map((way) => {
    const said = saying(way, groups, values)
    const tests = joined([`e.tbl = any(${tables})`, ...said, ...way.facts])
    if (isShort) return walk(scopes, way.days, tests, asked.most)
    return lookUp(joined([`e.scope = any(${scopes})`, ...way.days]), tests, asked.most)
  })
}

/** The entries that may be meant; null when none can be. */
export function entriesStatement(
  asked: WordSearch,
  own: Scope,
  scopes: readonly Scope[],
): Statement | null {
  const { kinds } = asked.query
  const wanted = entryKinds.filter((kind) => kinds.length === 0 || kinds.includes(kind))
  if (wanted.length === 0) return null
  const values = new Values()
  const tables = values.add(wanted.flatMap(tablesOf))
  const mostIn = mostMeant(asked)
  const saying = scopes.filter((scope) => scope !== own && mostIn(scope) > 0)
  const branches = [
    ...(scopes.includes(own) ? ownBranches(asked, own, tables, values) : []),
    ...groupBranches(asked, saying, tables, values),
  ]
  if (branches.length === 0) return null
  const text = `select distinct tbl, scope, id from (${branches.join('\n  union all\n  ')}) e`
  const hasOnePlan = branches.every((branch) => branch.includes(fence))
  return { text, values: values.list, hasOnePlan }
}
