/** Puts what was found in order: by kind, best first, with the words that were looked for. */
import type { Day } from '../calendar/calendar.ts'
import { type Findable, type HitKind, hitKinds } from './findable.ts'
import { askedWords, type Mark, marksIn } from './marks.ts'
import { type Attempt, scoreOf } from './match.ts'
import { emptyQuery, isEmptyQuery, type SearchQuery } from './query.ts'

export interface Hit {
  kind: HitKind
  id: string
  title: string
  marks: Mark[]
  detail: string | null
  detailMarks: Mark[]
  amount: number | null
  currency: string | null
  /** What of an entry is asked for costs or earns me, as in every sum; null of anything else. */
  counts: number | null
  date: Day | null
  groupId: string | null
}

export interface Section {
  kind: HitKind
  hits: Hit[]
  hasMore: boolean
}

/** How much of what fits is looked at and shown. */
export interface Portion {
  /** Of each kind. */
  readonly hits: number
  /** The newest entries of each place: they are ranked, so they may be more than will be shown. */
  readonly entries: number
}

interface Scored {
  readonly thing: Findable
  readonly score: number
}

/** Things one has few of come before entries that fit as well. */
const turns: readonly HitKind[] = [
  'people',
  'groups',
  'goals',
  'loans',
  'budgets',
  'templates',
  'categories',
  'accounts',
  'expenses',
  'incomes',
  'transfers',
]

const newestFirst = (a: Findable, b: Findable) => (b.date ?? '').localeCompare(a.date ?? '')

const byScore = (a: Scored, b: Scored) =>
  b.score - a.score || newestFirst(a.thing, b.thing) || (a.thing.id < b.thing.id ? 1 : -1)

/** Its parts that would be found by themselves; null where that is all of it or none. */
function partsMeant(ways: readonly Attempt[], thing: Findable): readonly number[] | null {
  const parts = thing.parts ?? []
  const meant = parts.flatMap(({ notes, categories, filed }, at) => {
    const alone = { ...thing, notes, categories, filed }
    return ways.some(({ query, reach }) => scoreOf(query, alone, reach) !== null) ? [at] : []
  })
  return meant.length === 0 || meant.length === parts.length ? null : meant
}

/** With what is asked for of it: a search for groceries counts no wine of the same receipt. */
function asAskedFor(ways: readonly Attempt[], thing: Findable): Findable {
  const meant = partsMeant(ways, thing)
  if (meant === null) return thing
  const counts = meant.reduce((sum, at) => sum + (thing.parts?.[at]?.counts ?? 0), 0)
  return { ...thing, meant, counts }
}

/** What fits in any of the ways, best first. */
function scored(ways: readonly Attempt[], things: Iterable<Findable>): readonly Scored[] {
  const asked = ways.filter(({ query }) => !isEmptyQuery(query))
  const found: Scored[] = []
  for (const thing of things) {
    const scores = asked.flatMap(({ query, reach }) => scoreOf(query, thing, reach) ?? [])
    if (scores.length === 0) continue
    found.push({ thing: asAskedFor(asked, thing), score: Math.max(...scores) })
  }
  return found.sort(byScore)
}

/** All of one kind that fits, best first. */
export interface FoundKind {
  readonly kind: HitKind
  readonly things: readonly Findable[]
}

/** The ways in which something was found, as one search. */
export function wayOf(ways: readonly Attempt[]): SearchQuery {
  const [first = emptyQuery, ...or] = ways.map(({ query }) => query)
  return { ...first, or }
}

/** All that fits, by kind; the kind with the best one first. */
export function sortFound(
  ways: readonly Attempt[],
  things: Iterable<Findable>,
): readonly FoundKind[] {
  const found = scored(ways, things)
  const hasWords = ways.some(({ query }) => query.terms.some(({ words }) => words.length > 0))
  const order = hasWords ? turns : hitKinds
  return order
    .map((kind) => ({ kind, some: found.filter(({ thing }) => thing.kind === kind) }))
    .filter(({ some }) => some.length > 0)
    .toSorted((a, b) => (b.some[0]?.score ?? 0) - (a.some[0]?.score ?? 0))
    .map(({ kind, some }) => ({ kind, things: some.map(({ thing }) => thing) }))
}

/** What is shown of things that were found. */
export function hitsOf(query: SearchQuery, things: readonly Findable[]): Hit[] {
  const asked = askedWords(query)
  return things.map((thing) => hitOf(thing, asked))
}

/** The first hits of every kind; the kind with the best one first. */
export const rank = (
  ways: readonly Attempt[],
  things: Iterable<Findable>,
  most: number,
): Section[] =>
  sortFound(ways, things).map(({ kind, things: some }) => ({
    kind,
    hits: hitsOf(wayOf(ways), some.slice(0, most)),
    hasMore: some.length > most,
  }))

const around = 40

/** The part of a note that says it. */
function excerpt(notes: string, asked: readonly string[]): string | null {
  const [first] = marksIn(notes, asked)
  if (!first) return null
  const [start, end] = [Math.max(0, first[0] - around), Math.min(notes.length, first[1] + around)]
  const cut = notes.slice(start, end).replace(/\s+/g, ' ').trim()
  return `${start > 0 ? '… ' : ''}${cut}${end < notes.length ? ' …' : ''}`
}

function hitOf(thing: Findable, asked: readonly string[]): Hit {
  const { kind, id, title, by, notes, tags, categories, group, amount, currency, date } = thing
  const said = kind === 'groups' || kind === 'people' ? thing.people.join(', ') : null
  const known = [by, categories[0], group, said, ...tags.map((tag) => `#${tag}`)]
  const parts = [...known, notes === null ? null : excerpt(notes, asked)]
  const detail = parts.filter((part) => part && part !== title).join(' · ') || null
  const marks = marksIn(title, asked)
  const detailMarks = detail === null ? [] : marksIn(detail, asked)
  // Money that came back, as every list of expenses shows it.
  const isBack = thing.states.includes('refund')
  return {
    kind,
    id,
    title,
    marks,
    detail,
    detailMarks,
    amount: isBack && amount !== null ? -amount : amount,
    currency,
    counts: thing.counts,
    date,
    groupId: thing.groupId,
  }
}
