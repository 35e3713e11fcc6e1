import type { Period } from '#domain/advice/questions/period.ts'
import { dayWords, money } from '#domain/advice/words.ts'
import { formsOf, wordsOf } from '#domain/search/words.ts'
import type { Question } from '../answer.ts'
import type { KnownPerson } from '../answer-book.ts'
import { isCalled, paidBack } from './came-back.ts'

/** What somebody paid back, or is to pay yet, of an expense of mine. */
interface Expected {
  readonly who: string
  readonly said: string
}

const saysAll = (called: readonly string[], words: readonly string[]) => {
  const said = new Set(called.flatMap(wordsOf).flatMap((word) => [word, ...formsOf(word)]))
  return words.every((word) => [word, ...formsOf(word)].some((form) => said.has(form)))
}

/** Of these people, for what such words name, or for anything where none is named. */
export async function expectedOf(
  { book }: Question,
  people: readonly KnownPerson[],
  period: Period,
  words: readonly string[],
): Promise<readonly Expected[]> {
  const { facts } = book
  const ofOne = (name: string) => people.find((one) => isCalled(one, name))
  const came = await paidBack(book, period, people)
  const paid = came
    .filter(({ called = [] }) => saysAll(called, words))
    .map(({ from, date, amount, currency }) => {
      const size = money(facts, amount, currency)
      const what = words.length > 0 ? ` for “${words.join(' ')}”` : ''
      return {
        who: ofOne(from)?.id ?? '',
        said: `${from} paid you back ${size}${what}, ${dayWords(facts, date)}.`,
      }
    })
  const back = facts.back.filter(({ from }) => ofOne(from))
  const { rows } = await book.book.db.query<{ id: string; called: readonly string[] }>(
    `select id, array_remove(array[merchant, description], null) as called
      from expenses where scope = $1 and id = any($2)`,
    [book.book.scope, back.map(({ entry }) => entry.id)],
  )
  const calledBy = new Map(rows.map(({ id, called }) => [id, called]))
  const open = back
    .filter(({ entry }) => saysAll(calledBy.get(entry.id) ?? [entry.name], words))
    .map(({ from, amount, entry, dueOn }) => {
      const due = dueOn ? `, due on ${dayWords(facts, dueOn)}` : ''
      const size = money(facts, amount, entry.currency)
      return {
        who: ofOne(from)?.id ?? '',
        said: `${from} has still to pay you ${size} for ${entry.name}${due}.`,
      }
    })
  return [...paid, ...open]
}
