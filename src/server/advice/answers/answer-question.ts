import type { AskedQuestion, Known, UnknownWords } from '#domain/advice/questions/asked.ts'
import { readConversation } from '#domain/advice/questions/follow-up.ts'
import type { MeantName, NameKind } from '#domain/advice/questions/names.ts'
import { plain } from '#domain/advice/questions/plain-words.ts'
import { readQuestion } from '#domain/advice/questions/read-question.ts'
import { splitQuestion } from '#domain/advice/questions/split-question.ts'
import type { Topic } from '#domain/advice/questions/topics.ts'
import { type PassedOver, passedOver } from '#domain/advice/questions/used/passed-over.ts'
import type { KnownBook } from '../read-facts.ts'
import { orToCome } from './ahead/to-come.ts'
import { asking, cannot, type PlainAnswer, type Question, unknown } from './answer.ts'
import { answerKnown } from './answer-above.ts'
import { answerAccounts, leadToAccount } from './answer-accounts.ts'
import { type AnswerBook, namesMost, openAnswers } from './answer-book.ts'
import { answers, canBeAsked } from './by-topic.ts'
import { notedSentences, withNotes } from './names/noted.ts'
import { eachSubject, meantInstead } from './subject.ts'
import { alsoConverted } from './sums/in-currency.ts'
import { ofEachTime } from './times/each-time.ts'
import { withIncomeDays } from './times/income-days.ts'

/** Words of another language are many at once. */
const strangeWords = 3

const otherTongue =
  'I could not read that. So far questions are read in English, the most frequent ones also in ' +
  'German, French, Portuguese, Spanish, Italian and Dutch. The search finds words of others, too.'

const countOf = (words: readonly UnknownWords[]) =>
  words.flatMap(({ text }) => text.split(' ')).length

/** What names something in a language nobody reads here is no question about that thing. */
function isOtherTongue({ said, unknown: words }: AskedQuestion): boolean {
  const count = countOf(words)
  return count > 1 && count > said.split(' ').filter((word) => plain.has(word)).length
}

const refuseWords = ({ unknown: words }: AskedQuestion): PlainAnswer => {
  return countOf(words) < strangeWords
    ? cannot(['I cannot answer that from your book.', canBeAsked])
    : cannot([otherTongue, canBeAsked], { link: '/mcapp/search' })
}

/** What somebody asks who only names a thing. */
const byKind: readonly (readonly [NameKind, Topic])[] = [
  ['category', 'spent'],
  ['place', 'spent'],
  ['budget', 'left'],
  ['goal', 'goals'],
  ['loan', 'loans'],
  ['person', 'owes'],
  ['template', 'spent'],
  ['group', 'spent'],
  ['tag', 'spent'],
  ['item', 'spent'],
  ['note', 'spent'],
]

function topicOf({
  topic,
  mentions,
  periods,
  unknown: words,
  method,
  notMethods,
  weekdays,
  isUnfiled,
}: AskedQuestion): Topic | null {
  if (topic) return topic
  const best = mentions.flatMap(({ names }) => names.filter(({ fit }) => fit === 'whole'))
  const some = best.length > 0 ? best : mentions.flatMap(({ names }) => names)
  const found = byKind.find(([kind]) => some.some((name) => name.kind === kind))
  if (found) return found[1]
  if (method || weekdays || notMethods.length > 0 || isUnfiled) return 'spent'
  return periods.length > 0 && words.length === 0 ? 'summary' : null
}

/** What these do not need to know: what is bought, or what an order is about. */
const isFree = (topic: Topic) => /^(?:afford|convert|order|outside)$/.test(topic)

/** Words nobody knows: an answer without them would be one to another question. */
const lost = ({ unknown: words }: AskedQuestion, topic: Topic): readonly UnknownWords[] =>
  isFree(topic) ? [] : words

const quoted = (words: readonly UnknownWords[]) =>
  words.map(({ text }) => `“${text}”`).join(' and ')

/** A book of many years has more descriptions than are looked through; then that is said. */
const newest = ({ facts }: AnswerBook) =>
  `the ${namesMost.toLocaleString(facts.locale)} newest descriptions`

interface Near {
  readonly text: string
  readonly name: Pick<MeantName, 'name'>
}

/** Behind who does something stands what is done, which no name can stand for. */
const isDoing = (question: string, text: string) =>
  new RegExp(`\\b(?:i|we|you|they|he|she|it|to)\\s+${RegExp.escape(text)}`, 'i').test(question)

/** The question with the names that may be meant, where it is one that is understood. */
function askedWith(question: string, near: readonly Near[], known: Known): readonly string[] {
  const other = near.reduce(
    (text, { text: typed, name }) => text.replace(typed, name.name),
    question,
  )
  const isAnswered = !isNotUnderstood(other, readConversation(other, [], known), known)
  return near.length > 0 && isAnswered ? [other] : []
}

async function notKnown(
  question: string,
  words: readonly UnknownWords[],
  book: AnswerBook,
  known: Known,
): Promise<PlainAnswer> {
  const account = await leadToAccount(
    book,
    words.map(({ text }) => text),
  )
  if (account) return account
  const where = book.isCut ? ` among ${newest(book)}` : ''
  const near = words
    .filter(({ text }) => !isDoing(question, text))
    .flatMap(({ text, near: name }) => (name ? [{ text, name }] : []))
  return unknown(
    [
      `I know nothing called ${quoted(words)} in your book${where}.`,
      ...near.map(({ text, name }) => `Did you mean ${name.name} where you wrote “${text}”?`),
      ...(near.length === 0
        ? ['Perhaps it is written differently there, or not entered yet.']
        : []),
    ],
    { proposals: askedWith(question, near, known) },
  )
}

/** A thing that is named nowhere, of a category that has none. */
const isNowhere = ({ isNarrower, isEmpty }: ReturnType<typeof meantInstead>[number]) =>
  isNarrower && isEmpty

/** What was read as something else. */
function notes(question: Question, topic: Topic): readonly string[] {
  const { asked, book } = question
  const { readAs } = asked
  const isByWords = book.isCut && eachSubject(question).some(({ said }) => said !== undefined)
  return [
    ...(isByWords
      ? [`I looked through ${newest(book)}; what says it before them is left out.`]
      : []),
    ...notedSentences(question, topic),
    ...readAs.map(({ typed, name }) => `I read “${typed}” as ${name.name}.`),
    ...(isFree(topic) ? [] : meantInstead(question)).map(({ typed, name, isNarrower }) =>
      isNarrower
        ? `No entry names “${typed}”. The nearest is ${name}, which has other things too.`
        : `I read “${typed}” as ${name}.`,
    ),
  ]
}

/** `and in October?` leaves out all but a time: without what it goes on from it asks nothing. */
const isOnlyMore = ({ skeleton, topic, mentions }: AskedQuestion) =>
  topic === null &&
  mentions.length === 0 &&
  /^(?:and|what about|how about|or|also)\b/.test(skeleton)

function isNotUnderstood(question: string, asked: AskedQuestion, words: Known): boolean {
  const topic = topicOf(asked)
  if (topic === null || topic === 'order' || topic === 'outside') return true
  if (isFree(topic)) return false
  if (isOtherTongue(asked) || lost(asked, topic).length > 0) return true
  return passedOver(question, asked, topic, words) !== null
}

/** What a question may go on from: nothing before one that was not understood, nor that one. */
function goneBefore(earlier: readonly string[], words: Known) {
  let [understood, lost]: [readonly string[], string | null] = [[], null]
  for (const one of earlier) {
    const isLost = isNotUnderstood(one, readConversation(one, understood, words), words)
    ;[understood, lost] = isLost ? [[], one] : [[...understood, one], null]
  }
  return { understood, lost }
}

const nothingBefore = (earlier: string) =>
  asking([
    `I did not understand “${earlier}”, so there is nothing this could go on from. ` +
      'Please ask the whole question.',
  ])

/** A part that would turn the answer: another question may be meant, but it is not that one. */
const notYet = ({ text, nearest }: PassedOver): PlainAnswer =>
  cannot(
    [
      `I cannot answer the part “${text}” of that question yet.`,
      ...(nearest ? ['Without it I can answer this one.'] : [canBeAsked]),
    ],
    { proposals: nearest ? [nearest] : [] },
  )

/** One question, after those that were understood before it. */
async function answerOne(
  book: AnswerBook,
  question: string,
  understood: readonly string[],
  words: Known,
): Promise<PlainAnswer> {
  const asked = readConversation(question, understood, words)
  if (asked.isNever) {
    return asking(['There is no such day in the calendar. Which day do you mean?'])
  }
  const topic = topicOf(asked)
  if (topic === null) {
    const count = countOf(asked.unknown)
    return count > 0 && count < strangeWords
      ? notKnown(question, asked.unknown, book, words)
      : refuseWords(asked)
  }
  if (/\bsince (?:my |the )?(?:last )?(?:salary|pay|payday|wages?)\b/.test(asked.said)) {
    return asking(['Since which day? Ask again with the day, such as “since 28 October”.'])
  }
  if (!isFree(topic) && isOtherTongue(asked)) {
    return cannot([otherTongue, canBeAsked], { link: '/mcapp/search' })
  }
  const missing = lost(asked, topic)
  if (missing.length > 0) return notKnown(question, missing, book, words)
  const part = passedOver(question, asked, topic, words)
  if (part) return notYet(part)
  const [none] =
    isFree(topic) || asked.mentions.length > 1
      ? []
      : meantInstead({ asked, book }).filter(isNowhere)
  if (none) {
    return unknown([`No entry names “${none.typed}”, and nothing is filed under ${none.name}.`])
  }
  const known = (one: Question) => answerKnown(topic, orToCome(topic, answers[topic]), one)
  const found = await ofEachTime(topic, known)({ asked, book })
  const sentences = await alsoConverted({ asked, book }, topic, found.sentences)
  return { ...found, sentences: [...notes({ asked, book }, topic), ...sentences] }
}

/** From the figures alone, with no model; after the questions that were asked before it. */
export async function answerQuestion(
  known: KnownBook,
  typed: string,
  typedBefore: readonly string[] = [],
): Promise<PlainAnswer> {
  const held = await answerAccounts(known, typed, typedBefore)
  if (held) return held
  const { today, locale } = known.facts
  const opened = await openAnswers(known)
  const { question, earlier, told } = await withIncomeDays(opened, typed, typedBefore)
  const asked = [...earlier, question]
  const book = await withNotes(opened, asked, { today, locale })
  const words = { today, locale, vocabulary: book.vocabulary }
  const { understood, lost: last } = goneBefore(earlier, words)
  if (last !== null && isOnlyMore(readQuestion(question, words))) return nothingBefore(last)
  const [first = question, ...others] = splitQuestion(question, understood, words)
  let all = await answerOne(book, first, understood, words)
  for (const other of others) {
    const next = await answerOne(book, other, [...understood, first], words)
    all = {
      status: next.status === 'answered' ? next.status : all.status,
      sentences: [...new Set([...all.sentences, ...next.sentences])],
      evidence: [...all.evidence, ...next.evidence],
      link: all.link === next.link ? all.link : null,
      proposals: [...all.proposals, ...next.proposals],
    }
  }
  return all.status === 'answered' ? { ...all, sentences: [...all.sentences, ...told] } : all
}
