import type { AskedQuestion } from '#domain/advice/questions/asked.ts'
import {
  type KnownName,
  type Mention,
  namesSaying,
  openVocabulary,
} from '#domain/advice/questions/names.ts'
import type { Now } from '#domain/advice/questions/period.ts'
import { readQuestion } from '#domain/advice/questions/read-question.ts'
import type { Topic } from '#domain/advice/questions/topics.ts'
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

/** What is titled so, beside what only notes say. */
const titled = `select id, date, notes, description || coalesce(' at ' || nullif(merchant, ''), '')
    as name from expenses where scope = $1 and refund_of is null
      and (lower(description) = any($2) or lower(merchant) = any($3))
  union all select id, date, '', description from group_shares
    where scope = $1 and share > 0 and lower(description) = any($2)`

/** Klaus in "Dinner with Klaus", and not in the bakery that is called so. */
async function readTitled(
  { book: { db, scope }, vocabulary }: AnswerBook,
  { text, names }: Mention,
): Promise<readonly NotedEntry[]> {
  const said = namesSaying(vocabulary, wordsOf(text)).map((name) => name.toLowerCase())
  const isPerson = names.some(({ kind }) => kind === 'person')
  const values = [scope, said, isPerson ? [] : said]
  const { rows } = await db.query<NotedEntry>(titled, values)
  return rows
}

/** With whom something was: somebody of a group, or a name that titles and notes say. */
export const isWithSomebody = ({ names, lead }: Mention): boolean =>
  names.some(({ kind }) => kind === 'person') ||
  (lead === 'with' && names.every(({ kind }) => /^(?:item|place|note)$/.test(kind)))

/** Lena in “Present for Lena”: a note may name her as well. */
const isNameInTitle = (mention: Mention): boolean =>
  /^\p{Lu}\p{Ll}/u.test(mention.text) &&
  !isWithSomebody(mention) &&
  mention.names.every(({ kind, fit }) => kind === 'item' && fit === 'part')

const unique = (entries: readonly NotedEntry[]) => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
]

/** By words of a question: the entries whose note says them; of people, also whose title does. */
async function findNoted(book: AnswerBook, asked: readonly AskedQuestion[]) {
  const lost = asked.map(({ unknown }) => unknown.map(({ text }) => text))
  const people = asked.flatMap(({ mentions }) => mentions.filter(isWithSomebody))
  const noted = new Map<string, readonly NotedEntry[]>()
  const named = asked.flatMap(({ mentions }) => mentions.filter(isNameInTitle))
  if (lost.every(({ length }) => length === 0) && people.length + named.length === 0) return noted
  const notes = await readNotes(book.book)
  for (const texts of lost) {
    const words = texts.flatMap((text) => wordsOf(text))
    const entries = words.length === 0 ? [] : notes.filter(saysAll(words))
    if (entries.length > 0) for (const text of texts) noted.set(text, entries)
  }
  for (const { text } of named) {
    const own = notes.filter(saysAll(wordsOf(withoutS(text))))
    if (own.length > 0) noted.set(text, own)
  }
  for (const mention of people) {
    const own = notes.filter(saysAll(wordsOf(withoutS(mention.text))))
    const entries = unique([...own, ...(await readTitled(book, mention))])
    if (entries.length > 0) noted.set(mention.text, entries)
  }
  return noted
}

/** Klaus’s dinners are named by Klaus. */
const withoutS = (text: string) => text.replace(/['’]s$/u, '')

/** With the names that only notes say: of words that nothing else is called, all in one note. */
export async function withNotes(
  book: AnswerBook,
  questions: readonly string[],
  now: Now,
): Promise<AnswerBook> {
  const asked = questions.map((one) => readQuestion(one, { ...now, vocabulary: book.vocabulary }))
  const noted = await findNoted(book, asked)
  if (noted.size === 0) return book
  const lost = asked.flatMap(({ unknown }) => unknown.map(({ text }) => text))
  const names = lost
    .filter((text) => noted.has(text))
    .map((text): KnownName => ({ kind: 'note', id: text, name: text }))
  const byWord = new Map(book.vocabulary.byWord)
  for (const [word, called] of openVocabulary(names).byWord) {
    byWord.set(word, [...(byWord.get(word) ?? []), ...called])
  }
  return { ...book, vocabulary: { byWord }, noted }
}

export const notedIn = ({ noted }: AnswerBook, text: string): readonly string[] =>
  noted?.get(text)?.map(({ id }) => id) ?? []

const listed = (book: AnswerBook, entries: readonly NotedEntry[]) => {
  const said = entries
    .slice(0, notedShown)
    .map(({ name, date }) => `${name}, ${dayWords(book.facts, date)}`)
  const more = entries.length - said.length
  return `${said.join('; ')}${more > 0 ? ` and ${more} more` : ''}`
}

const isOwes = /^(?:owes|refunds|earned|loans|goals|outlay|bills)$/
/** What somebody paid is told of the bills. */
const isDoer = /^(?:did|do|does|has|have|had)$/

/** Which entries are meant, as nothing but their note says the word; what it says stays here. */
export function notedSentences({ asked, book }: Question, topic: Topic): readonly string[] {
  const entriesOf = (texts: readonly string[]) =>
    unique(texts.flatMap((text) => book.noted?.get(text) ?? []))
  const only = asked.mentions.flatMap(({ names }) =>
    names.flatMap(({ kind, id }) => (kind === 'note' ? [id] : [])),
  )
  const somebody = asked.mentions
    .filter((one) => isWithSomebody(one) && one.names.every(({ kind }) => kind !== 'note'))
    .filter(({ lead }) => !isOwes.test(topic) && !isDoer.test(lead))
    .map(({ text }) => text)
  const [noted, named] = [entriesOf(only), entriesOf(somebody)]
  const inTitles = /^(?:spent|list|count)$/.test(topic) ? asked.mentions.filter(isNameInTitle) : []
  const besides = entriesOf(inTitles.map(({ text }) => text))
  return [
    ...(noted.length > 0 ? [`Only a note says that: ${listed(book, noted)}.`] : []),
    ...(named.length > 0
      ? [`A title or note names ${somebody.join(' and ')}: ${listed(book, named)}.`]
      : []),
    ...(besides.length > 0
      ? [`A note says that word as well, and is not counted: ${listed(book, besides)}.`]
      : []),
  ]
}
