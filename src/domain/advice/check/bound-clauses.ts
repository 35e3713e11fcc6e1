/** What a clause leaves out because the ones beside it say it: of whom, when, and which way. */
import type { Clause, DateSaid } from './clauses.ts'
import type { Pole } from './poles.ts'

export interface BoundClause extends Clause {
  /** Its own, or those of the clause it leans on. */
  readonly of: readonly string[]
  readonly on: readonly DateSaid[]
  readonly goes: readonly Pole[]
  readonly each: string
}

type ListOf<T> = (one: Clause) => readonly T[]

const own = <T>(all: readonly Clause[], listOf: ListOf<T>) =>
  all.find((one) => listOf(one).length > 0)

/** The nearest before that has some, or else after. */
function lent<T>(all: readonly Clause[], at: number, listOf: ListOf<T>): readonly T[] {
  const before = own(all.slice(0, at + 1).toReversed(), listOf)
  const found = before ?? own(all.slice(at), listOf)
  return found ? listOf(found) : []
}

/** A number is not about a name that only follows later. */
const lentNames = (all: readonly Clause[], at: number) =>
  lent(all[at]?.claims.length === 0 ? all : all.slice(0, at + 1), at, ({ names }) => names)

const isOnlyNames = ({ names, claims, dates, poles, rates, isNegated }: Clause) =>
  names.length > 0 && claims.length + dates.length + poles.length === 0 && !rates && !isNegated

/** `This and that took so much` is said of both: names alone go with what stands beside them. */
function withNamesBeside(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.map((clause, at) => {
    if (isOnlyNames(clause)) return clause
    const first = clauses.slice(0, at).findLastIndex((one) => !isOnlyNames(one)) + 1
    const next = clauses.slice(at + 1).findIndex((one) => !isOnlyNames(one))
    const last = next < 0 ? clauses.length : at + 1 + next
    return { ...clause, names: clauses.slice(first, last).flatMap(({ names }) => names) }
  })
}

export function bindClauses(given: readonly Clause[]): readonly BoundClause[] {
  const clauses = withNamesBeside(given)
  const bound: BoundClause[] = []
  for (const [at, clause] of clauses.entries()) {
    const last = bound.at(-1)
    bound.push({
      ...clause,
      of: lentNames(clauses, at),
      on: lent(clauses, at, ({ dates }) => dates),
      goes: clause.poles.length > 0 ? clause.poles : (last?.goes ?? []),
      each: clause.rates || (last?.each ?? ''),
    })
  }
  return bound
}
