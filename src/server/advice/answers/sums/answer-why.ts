import { percentWords } from '#domain/advice/words.ts'
import { type AnswerTopic, answered, type PlainAnswer, type Question } from '../answer.ts'
import { answerCategories, partsTime } from '../answer-parts.ts'
import { begunAfter } from '../empty-months.ts'
import { inPeriod, isWhole, linkToRows, saidOf, saidSum, spentWords } from '../say.ts'
import { everyone, type Subject, subjectIn } from '../subject.ts'
import { partsOf, sumOf } from '../sums.ts'
import { compareDays, kindOf, sidesCompared } from './compare-days.ts'

const changesShown = 3

interface Change {
  readonly name: string
  readonly is: number
  readonly was: number
  readonly isAbout: boolean
}

/** By category, or by place within what is named; what moved most comes first. */
async function changesIn(question: Question, subject: Subject): Promise<readonly Change[]> {
  const { book } = question
  const { now, then } = sidesCompared(question)
  const kind = kindOf(question, subject)
  const by = subject.words === '' ? 'category' : 'name'
  const of = (period: typeof now) =>
    partsOf(book.book, { ...subject.filter, kind, period }, by, true)
  const [is, was] = [await of(now), await of(then)]
  const totalOf = (parts: typeof is, key: string | null) =>
    parts.find((part) => part.key === key)?.total ?? 0
  const nameOf = (key: string | null) =>
    by === 'name' ? (key ?? '') : (book.names.nameOf(key) ?? 'Without a category')
  return [...new Set([...is, ...was].map(({ key }) => key))]
    .map((key) => ({
      ...{ name: nameOf(key), is: totalOf(is, key), was: totalOf(was, key) },
      isAbout: [...is, ...was].some((part) => part.key === key && part.isAbout),
    }))
    .filter((one) => one.is !== one.was)
    .toSorted((a, b) => Math.abs(b.is - b.was) - Math.abs(a.is - a.was))
}

/** What two times differ by, and the parts that moved most. */
const whyOfTwo: AnswerTopic = async (question) => {
  const { facts } = question.book
  const subject = subjectIn(question)
  const compared = await compareDays(question)
  const all = await changesIn(question, subject)
  const way = question.asked.skeleton
  const isUp = /\b(?:grew|grown?|rose|risen|increased|up)\b/.test(way)
  const isDown = /\b(?:fell|fallen|dropped|down)\b/.test(way)
  const some = all.filter(({ is, was }) => (isUp ? is > was : isDown ? is < was : true))
  const lines = some.slice(0, changesShown).map((one) => {
    const { name, is, was } = one
    const say = (amount: number) => saidOf(facts, amount, one)
    const by = `${say(Math.abs(is - was))} ${is > was ? 'more' : 'less'}`
    return `${name}: ${by}, ${say(is)} after ${say(was)}.`
  })
  const heading = lines.length === 0 ? [] : ['What differs most:']
  return { ...compared, sentences: [...compared.sentences, ...heading, ...lines] }
}

/** Than in September and in August: beside each of them. */
export const answerWhy: AnswerTopic = async (question) => {
  const { asked } = question
  const [first, ...others] = asked.periods
  if (!first || others.length < 2) return whyOfTwo(question)
  const pairs: PlainAnswer[] = []
  for (const other of others) {
    pairs.push(await whyOfTwo({ ...question, asked: { ...asked, periods: [first, other] } }))
  }
  return answered(
    pairs.flatMap(({ sentences }) => sentences),
    { evidence: pairs.flatMap(({ evidence }) => evidence) },
  )
}

/** Behind "of" and before what is done stands the whole: the groceries that are from REWE. */
function wholeAsked(question: Question): Subject {
  const { rest, mentions } = question.asked
  const signs = rest.map(({ sign }) => sign)
  const of = signs.indexOf('of')
  const deed = signs.findIndex((sign, at) => at > of && isDone.test(sign))
  const inside = of < 0 ? [] : rest.slice(of, deed < 0 ? undefined : deed)
  const some = mentions.filter((mention) =>
    inside.some(({ sign, text }) => sign === '_' && text.includes(mention.text)),
  )
  // What is all of it is set against all that was spent.
  const isPart = some.length < mentions.length
  // How much of my groceries in cash: of all of them, however they were paid.
  const isOfWay = !isPart && some.length > 0 && deed >= 0 && question.asked.method !== null
  const method = isOfWay ? null : question.asked.method
  const meant = isPart || isOfWay ? some : []
  return subjectIn({ ...question, asked: { ...question.asked, method, mentions: meant } })
}

const isDone = /^(?:is|are|was|were|do|does|did|goes|go|went|has|have|comes|came)$/

/** How much of what was spent or came in something is. */
export const answerShare: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const subject = subjectIn(question)
  if (subject.words === '') return answerCategories(question)
  const period = await partsTime(question)
  const isOfIncome =
    /\b(?:income|salary|earn\w*|wages?|came in|comes in|of (?:my |our |the )?pay)\b/.test(
      asked.skeleton,
    )
  const kind = isOfIncome ? 'income' : 'expense'
  const own = subject.isIncome ? 'income' : 'expense'
  const part = await sumOf(book.book, { ...subject.filter, kind: own, period })
  const over = isOfIncome ? everyone : wholeAsked(question)
  const moved = isOfIncome ? 'came in' : `went out${over.words}`
  const whole = await sumOf(book.book, { ...over.filter, kind, period })
  const link = await linkToRows(book, subject, { kind: own, period })
  const said = spentWords(book, subject, period, part)
  const isKnown = isWhole(part) && isWhole(whole) && (whole.total ?? 0) > 0
  if (!isKnown || (part.total ?? 0) < 0) {
    const all = `${saidSum(facts, whole)} ${moved} in all.`
    return answered([said, all], { link })
  }
  const share = percentWords(facts, part.total ?? 0, whole.total ?? 1)
  const all = `${saidSum(facts, whole)} that ${moved}`
  const begun = await begunAfter(book, period)
  return answered([said, `That is ${share} of the ${all} ${inPeriod(period)}.`, ...begun], { link })
}
