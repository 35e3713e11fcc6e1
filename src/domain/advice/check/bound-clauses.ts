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

export function bindClauses(clauses: readonly Clause[]): readonly BoundClause[] {
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
