import { firstDay, type Period, periodOf } from '#domain/advice/questions/period.ts'
import { dayWords } from '#domain/advice/words.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { foldText } from '#domain/ledger.ts'
import { endedPlans } from '../ahead/ended-plans.ts'
import { type AnswerTopic, answered, type PlainAnswer, type Question } from '../answer.ts'
import { costOfPlan } from '../answer-plans.ts'
import { plansNamed } from '../plans.ts'
import { rowName, rowSentence } from '../rows/row-words.ts'
import { entriesWords, linkTo, linkToRows, saidOf, saidSum } from '../say.ts'
import { seenNext } from '../seen-plans.ts'
import { subjectIn, wantedOf } from '../subject.ts'
import { rowsOf, sumOf } from '../sums.ts'

const link = '/mcapp/recurring'

/** What was paid of something until today, its first and its last time. */
async function paidOf(question: Question, period?: Period) {
  const { book } = question
  const subject = subjectIn(question)
  const ever = period ?? periodOf(firstDay, book.facts.today, book.facts)
  const wanted = wantedOf(subject, ever)
  const sum = await sumOf(book.book, wanted)
  const [first] = await rowsOf(book.book, wanted, 'earliest', 1)
  const [last] = await rowsOf(book.book, wanted, 'latest', 1)
  return { subject, ever, wanted, sum, first, last }
}

/** The first time something was paid for, and what it came to since. */
export const answerSince: AnswerTopic = async (question) => {
  const { book } = question
  const { facts } = book
  const { subject, ever, wanted, sum, first, last } = await paidOf(question)
  if (!first || !last) return answered([`There is nothing${subject.words} in ${ever.words}.`])
  const times = entriesWords(sum.entries - sum.refunds)
  const on = dayWords(facts, first.date ?? '')
  return answered(
    [
      `Since ${on}: ${rowName(first)}, ${saidOf(facts, first.cost, first)}, is the first in your ` +
        `book. ${saidSum(facts, sum)} in ${times} since then.`,
      ...(first.id === last.id ? [] : [`The last one: ${rowSentence(question, last)}.`]),
      'What was before your book began is not known here.',
    ],
    { evidence: [first, last], link: await linkToRows(book, subject, wanted) },
  )
}

/** A rhythm is a month at most here: what was not paid for longer may have stopped. */
const lately = 40

/** Yes with what it costs, or No with the last time; neither where no rhythm says so. */
export const answerStill: AnswerTopic = async (question) => {
  const { book } = question
  const { facts } = book
  const plans = plansNamed(question)
  if (plans.length > 0) {
    const isOn = plans.some(({ template }) => template.active && template.nextOn !== null)
    const cost = await costOfPlan(
      question,
      plans.map(({ template }) => ({ kind: 'template', fit: 'whole', name: '', id: template.id })),
    )
    return { ...cost, sentences: [isOn ? 'Yes.' : 'No.', ...cost.sentences] }
  }
  const { subject, ever, wanted, last } = await paidOf(question)
  if (!last) return answered([`No: there is nothing${subject.words} in ${ever.words}.`])
  const next = seenNext(book, wanted)
  const said = `the last one was ${rowSentence(question, last)}`
  const isLate = (last.date ?? '') < addDays(facts.today, -lately)
  const verdict =
    next.length > 0
      ? `Yes: ${said}.`
      : isLate
        ? `No, nothing since then: ${said}.`
        : `No rhythm is seen in your rows; ${said}.`
  return answered([verdict, ...next], {
    evidence: [last],
    link: linkTo('expenses', subject, ever),
  })
}

const noDay =
  'Whether and when you cancelled something is not in your book: it only knows what was paid.'

/** What no longer comes: a book knows payments, and no notice that was given. */
export const answerEnded: AnswerTopic = async (question): Promise<PlainAnswer> => {
  const { asked, book } = question
  const { filter } = subjectIn(question)
  const names = filter.names?.map(foldText)
  const isNamed = asked.mentions.length > 0 && names !== undefined
  const [period] = asked.periods
  const all = endedPlans(book)
  const some = all
    .filter(({ name }) => !isNamed || names.includes(foldText(name)))
    .filter(({ lastOn }) => !period || (lastOn >= period.from && lastOn <= period.to))
  if (some.length > 0) {
    const evidence = some.map((one) => one.evidence)
    return answered([...some.map(({ sentence }) => sentence), noDay], { evidence, link })
  }
  if (isNamed) {
    const { sentences, ...more } = await answerStill(question)
    return { ...more, sentences: [...sentences, noDay] }
  }
  const when = period ? ` in ${period.words}` : ''
  return answered([`Nothing that came again and again has stopped${when}.`, noDay], { link })
}
