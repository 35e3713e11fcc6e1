import { type KnownName, openVocabulary } from '#domain/advice/questions/names.ts'
import type { Now } from '#domain/advice/questions/period.ts'
import { readQuestion } from '#domain/advice/questions/read-question.ts'
import { dayWords } from '#domain/advice/words.ts'
import { formsOf, wordsOf } from '#domain/search/words.ts'
import type { Book } from '../../book.ts'
import type { Question } from '../answer.ts'
import { type AnswerBook, type NotedEntry, namesMost } from '../answer-book.ts'

const notedShown = 3

/** The newest, as with descriptions. */
const written = `select * from (
    select id, date, description || coalesce(' at ' || nullif(merchant, ''), '') as name, notes
      from expenses where scope = $1 and notes <> ''
    union all select id, date, description || coalesce(' from ' || nullif(source, ''), ''), notes
      from incomes where scope = $1 and notes <> ''
  ) noted order by date desc, id desc limit ${namesMost}`

async function readNotes({ db, scope }: Book): Promise<readonly NotedEntry[]> {
  const { rows } = await db.query<NotedEntry>(written, [scope])
  return rows
}

const saysAll = (words: readonly string[]) => {
  const each = words.map((word) => [word, ...formsOf(word)])
  return ({ notes }: NotedEntry) => {
    const said = new Set(wordsOf(notes).flatMap((word) => [word, ...formsOf(word)]))
    return each.every((forms) => forms.some((form) => said.has(form)))
  }
}

/** With the names that only notes say: of words that nothing else is called, all in one note. */
export async function withNotes(
  book: AnswerBook,
  questions: readonly string[],
  now: Now,
): Promise<AnswerBook> {
  const asked = questions.map((one) => readQuestion(one, { ...now, vocabulary: book.vocabulary }))
  const lost = asked.map(({ unknown }) => unknown.map(({ text }) => text))
  if (lost.every(({ length }) => length === 0)) return book
  const notes = await readNotes(book.book)
  const noted = new Map<string, readonly NotedEntry[]>()
  for (const texts of lost) {
    const words = texts.flatMap((text) => wordsOf(text))
    const entries = words.length === 0 ? [] : notes.filter(saysAll(words))
    if (entries.length > 0) for (const text of texts) noted.set(text, entries)
  }
  if (noted.size === 0) return book
  const names = [...noted.keys()].map((text): KnownName => ({ kind: 'note', id: text, name: text }))
  const byWord = new Map(book.vocabulary.byWord)
  for (const [word, called] of openVocabulary(names).byWord) {
    byWord.set(word, [...(byWord.get(word) ?? []), ...called])
  }
  return { ...book, vocabulary: { byWord }, noted }
}

export const notedIn = ({ noted }: AnswerBook, text: string): readonly string[] =>
  noted?.get(text)?.map(({ id }) => id) ?? []

/** Which entries are meant, as nothing but their note says the word; what it says stays here. */
export function notedSentences({ asked, book }: Question): readonly string[] {
  const ids = asked.mentions.flatMap(({ names }) =>
    names.flatMap(({ kind, id }) => (kind === 'note' ? [id] : [])),
  )
  const entries = [...new Set(ids.flatMap((id) => book.noted?.get(id) ?? []))]
  const said = entries
    .slice(0, notedShown)
    .map(({ name, date }) => `${name}, ${dayWords(book.facts, date)}`)
  return said.length === 0 ? [] : [`Only a note says that: ${said.join('; ')}.`]
}
