import type { Scope } from '#contract/sync.ts'
import { type Asked, categoriesNamed, groupsNamed, inNear, membersNamed } from './write-words.ts'

/** How many entries of a scope may say this; without a bound where nobody can know. */
function mostUses(asked: Asked, scope: Scope, word: string): number {
  const all = inNear(asked, word).map((one) => asked.said(one))
  return all.reduce(
    (sum, uses) => sum + (uses === null ? Number.POSITIVE_INFINITY : (uses.get(scope) ?? 0)),
    0,
  )
}

/** What is filed, shared or done by somebody of that name is found without being said. */
const isName = (asked: Asked, words: readonly string[]) =>
  [categoriesNamed, groupsNamed, membersNamed].some((named) => named(asked, words).length > 0)

/** How many entries of a scope can be meant at most, as far as words tell. */
export function mostIn(asked: Asked, scope: Scope): number {
  const { terms, people } = asked.query
  const said = terms
    .filter(({ amount, span }) => amount === null && span === null)
    .flatMap(({ words }) => words.filter((word) => !isName(asked, [word])))
  const owing = people.filter((words) => membersNamed(asked, words).length === 0).flat()
  return [...said, ...owing].reduce(
    (most, word) => Math.min(most, mostUses(asked, scope, word)),
    Number.POSITIVE_INFINITY,
  )
}
