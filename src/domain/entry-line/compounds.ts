/** Words for a category that only say of what kind another thing is: a water bottle is no water. */
import {
  billEndings,
  categoryWords,
  homes,
  keptThings,
  otherThings,
} from './category-words.data.ts'
import { months } from './days/day-names.ts'

export interface CompoundWord {
  /** Small letters, without accents. */
  readonly word: string
  /** Written with a capital letter, or known as what something is called. */
  readonly isName: boolean
}

/** What is used up, or paid for a time: no thing that one keeps is part of it. */
const usedUp = [
  ...['Groceries', 'Eating out', 'Restaurants', 'Coffee and snacks', 'Takeaway', 'Rent'],
  ...['Utilities', 'Electricity', 'Water', 'Heating', 'Internet and phone', 'Fuel', 'Taxi'],
  'Public transport',
]

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))
const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)e?s$/, '') : word)
const isOne = (words: ReadonlySet<string>, word: string) =>
  words.has(word) || words.has(word.replace(/s$/, '')) || words.has(singular(word))

const consumed: ReadonlySet<string> = new Set(
  usedUp.flatMap((name) => [name.toLowerCase(), ...(categoryWords[name] ?? [])]),
)
const kept = wordsOf(keptThings)
const endings = wordsOf(billEndings)
const dwellings = wordsOf(homes)

/** They are bills by themselves, and of other things they say how these work: electric guitar. */
const bills = /^(?:water|electric|heating|power|rent)$/
const goingOn = /^(?:for|at|in|on|with|from|by|of|to|and|plus|the|my|our|this|next|last)$/

const isMonth = (word: string) => word.length >= 3 && months.some((one) => one.startsWith(word))

function isBillOf(bill: string, next: CompoundWord): boolean {
  if (next.isName || goingOn.test(next.word) || /\d/.test(next.word)) return true
  if (isMonth(next.word)) return true
  return isOne(endings, next.word) || (bill === 'rent' && isOne(dwellings, next.word))
}

const isListed = (words: readonly CompoundWord[], at: number, count: number): boolean =>
  otherThings.some((thing) => {
    const parts = thing.split(' ')
    return words.some(
      (_, from) =>
        from < at + count &&
        from + parts.length > at &&
        parts.every((part, n) => words[from + n]?.word === part),
    )
  })

/** Whether the phrase of `count` words that begins at `at` is only part of another thing. */
export function isOfOther(words: readonly CompoundWord[], at: number, count: number): boolean {
  const phrase = words
    .slice(at, at + count)
    .map(({ word }) => word)
    .join(' ')
  const next = words[at + count]
  if (next && bills.test(phrase) && !isBillOf(phrase, next)) return true
  if (next && consumed.has(phrase) && isOne(kept, next.word)) return true
  return isListed(words, at, count)
}
