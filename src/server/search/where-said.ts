import type { Scope } from '#contract/sync.ts'
import { isOnlySaid } from '#domain/search/query.ts'
import {
  categoriesNamed,
  groupsNamed,
  inNear,
  membersNamed,
  movedBy,
  type WordSearch,
} from './write-words.ts'

/** What is filed, shared or done by somebody of that name is found without being said. */
const isName = (asked: WordSearch, words: readonly string[]) =>
  [categoriesNamed, groupsNamed, membersNamed, movedBy].some(
    (named) => named(asked, words).length > 0,
  )

/** What has to be said for an entry to be meant. */
export function neededWords(asked: WordSearch): readonly string[] {
  const { terms, people } = asked.query
  const said = terms
    .filter(isOnlySaid)
    .flatMap(({ words }) => words.filter((word) => !isName(asked, [word])))
  const owing = people.filter((words) => membersNamed(asked, words).length === 0).flat()
  return [...said, ...owing]
}

/** How many entries of a scope can be meant at most; without a bound where nobody can know. */
export function mostMeant(asked: WordSearch): (scope: Scope) => number {
  const needed = neededWords(asked).map((word) =>
    inNear(asked.near, word).map((one) => asked.said(one)),
  )
  return (scope) => {
    const counts = needed.map((ways) =>
      ways.reduce(
        (sum, said) =>
          sum + (said === null ? Number.POSITIVE_INFINITY : (said.uses.get(scope) ?? 0)),
        0,
      ),
    )
    return Math.min(Number.POSITIVE_INFINITY, ...counts)
  }
}
