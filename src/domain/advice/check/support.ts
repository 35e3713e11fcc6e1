/** Whether one clause of the facts bears out one clause of somebody else. */
import type { Day, Month } from '#domain/calendar/calendar.ts'
import { addMonths, monthOf } from '#domain/calendar/calendar.ts'
import type { BoundClause } from './bound-clauses.ts'
import type { DateSaid } from './clauses.ts'
import { type Axis, type Pole, waysOn } from './poles.ts'
import type { Claim } from './read-claims.ts'

/** A clause of a fact, with what the sentence and the fact around it say. */
export interface FactClause extends BoundClause {
  /** Every name in the fact. */
  readonly all: readonly string[]
  /** Which way the sentence goes, and what else is true of it, where the clause does not say. */
  readonly around: readonly (readonly Pole[])[]
}

const axes: readonly Axis[] = [
  'debt',
  'flow',
  'change',
  'budget',
  'saving',
  'tense',
  'typical',
  'rough',
  'bound',
]

/** Left out, the number would mean something else. */
const needed: ReadonlySet<Axis> = new Set([
  'debt',
  'change',
  'budget',
  'saving',
  'typical',
  'rough',
  'bound',
])

const isSingle = (ways: string) => ways !== '' && !ways.includes(' ')

function isBorneOut(said: string, known: string): boolean {
  // What was spent also costs; what costs was not yet spent.
  return said === known || (said === 'price' && known === 'out')
}

/** Each way that is said is the fact's own, and none is left out that the number needs. */
function goesTheSame(said: BoundClause, fact: FactClause, claim: Claim | null): boolean {
  const isCounted = claim !== null
  return axes.every((axis) => {
    const ways = waysOn(isCounted ? said.goes : said.poles, axis)
    const own = waysOn(fact.poles, axis)
    if (ways === '') return own === '' || !needed.has(axis)
    if (own !== '') return isBorneOut(ways, own)
    // So much more is not so much: only from where to where is told by what stands beside it.
    const isLevel = claim?.kind === 'money' && claim.role === undefined
    if (axis === 'change' && isLevel && waysOn(said.poles, axis) !== '') return false
    const known = isCounted ? fact.around : fact.around.slice(-1)
    const around = known.map((poles) => waysOn(poles, axis)).find((some) => some !== '')
    return around !== undefined && isSingle(around) && isBorneOut(ways, around)
  })
}

const isNear = (month: Month, today: Day) =>
  month > addMonths(monthOf(today), -12) && month < addMonths(monthOf(today), 12)

/** A day is of its month; a month without a year is the nearest one; a year is no month. */
function isOfDate(said: string, known: string, today: Day): boolean {
  if (said === known) return true
  if (said.startsWith('-')) {
    const isThere = known.slice(4) === said || known.slice(4).startsWith(`${said}-`)
    return isThere && isNear(known.slice(0, 7), today)
  }
  return said.length === 7 && known.startsWith(`${said}-`)
}

const isSameEdge = (said: DateSaid['edge'], known: DateSaid['edge']) =>
  said === null || said === known || (said === 'at' && known === null)

function isThen(said: readonly DateSaid[], known: readonly DateSaid[], today: Day): boolean {
  if (said.length === 0) return true
  // Of a span both ends are told.
  if (known.length > 1 && said.length === 1 && known.some(({ edge }) => edge === 'start')) {
    return false
  }
  return said.every(({ value, edge }) =>
    known.some((one) => isOfDate(value, one.value, today) && isSameEdge(edge, one.edge)),
  )
}

function isInOrder(said: readonly string[], known: readonly string[]): boolean {
  let from = 0
  return said.every((name) => {
    const at = known.indexOf(name, from)
    from = at + 1
    return at >= 0
  })
}

/** Who is named beside it must be named beside it in the fact; nobody is everybody. */
function isOf(said: BoundClause, fact: FactClause, isCounted: boolean): boolean {
  if (said.of.length === 0 || (said.isWhole && said.names.length === 0)) {
    if (fact.all.length === 0) return true
    if (said.of.length === 0) return false
  }
  return isInOrder(said.of, fact.names.length > 0 ? fact.names : isCounted ? fact.all : fact.of)
}

function isSameClaim(said: Claim, known: Claim): boolean {
  if (said.kind !== known.kind || said.value !== known.value) return false
  // Of `3 of 4` the 4 is nothing by itself.
  const isFree = said.role === undefined && known.role !== 'of'
  if (!isFree && said.role !== known.role) return false
  // What it went from is what it is no more.
  if (known.role === 'from' && said.role !== 'from') return false
  if (said.kind === 'money') {
    return (said.currencies ?? []).some((code) => known.currencies?.includes(code))
  }
  return said.unit === undefined || said.unit === known.unit
}

/** A clause that says no rate leans on the one before, in a fact as anywhere. */
const isAsOften = (said: BoundClause, fact: FactClause) =>
  said.each === fact.each || (said.each === '' && fact.rates === '')

const isMoneyLike = ({ kind }: Claim) => kind === 'money' || kind === 'percent'

const isAfter = (date: string, today: Day) =>
  /^\d{4}(?:-\d\d)*$/.test(date) && date > today.slice(0, date.length)

/** What is so was not only so, nor the other way round; where a fact says neither, it counts. */
function standsTheSame(said: BoundClause, fact: FactClause, claim: Claim | null): boolean {
  if (said.stands === null || said.stands === fact.stands) return true
  const isHeld = claim !== null || said.poles.length + said.dates.length > 0
  const wasMore = said.stands === 'was' && waysOn(said.poles, 'change') !== ''
  return fact.stands === null && isHeld && !wasMore
}

/** Without its day, what will be so on it would be so already. */
const isYetToCome = ({ value, edge }: DateSaid, today: Day) =>
  (edge === null || edge === 'at') && isAfter(value, today)

/** The claim may be none: then the clause itself is what is said. */
export function supports(
  fact: FactClause,
  said: BoundClause,
  claim: Claim | null,
  today: Day,
): boolean {
  if (claim && !fact.claims.some((known) => isSameClaim(claim, known))) return false
  if (claim && isMoneyLike(claim) && !isAsOften(said, fact)) return false
  // Of several together is not of one.
  if (fact.isWhole && fact.of.length > 0 && !said.isWhole && said.of.length > 0) return false
  if (said.isNegated !== fact.isNegated) return false
  if (!standsTheSame(said, fact, claim)) return false
  if (claim === null && said.rates !== '' && said.rates !== fact.each) return false
  if (claim === null && said.on.length === 0 && fact.dates.some((one) => isYetToCome(one, today)))
    return false
  const isAhead = waysOn(fact.poles, 'tense') !== ''
  if (isAhead && said.isPast && waysOn(said.goes, 'tense') === '') return false
  if (said.isPast && !fact.isPast && said.on.some(({ value }) => isAfter(value, today)))
    return false
  // Without a number to hold on to, the clause itself must say it, not the ones around.
  const isCounted = claim !== null
  return (
    isOf(said, fact, isCounted) && isThen(said.on, fact.on, today) && goesTheSame(said, fact, claim)
  )
}
