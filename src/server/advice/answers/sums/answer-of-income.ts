import { isOfIncome } from '#domain/advice/questions/income-signs.ts'
import { percentWords } from '#domain/advice/words.ts'
import { type AnswerTopic, answered, type Question } from '../answer.ts'
import { partsTime } from '../answer-parts.ts'
import { begunAfter } from '../empty-months.ts'
import { inPeriod, isWhole, linkTo, saidOf, saidSum, spentWords } from '../say.ts'
import { subjectIn, wantedOf } from '../subject.ts'
import { sumOf } from '../sums.ts'

/** The same question about what comes in alone, or about what goes out alone. */
function sideOf({ asked, book }: Question, isIncome: boolean): Question {
  const mentions = asked.mentions.filter((one) => isOfIncome(one) === isIncome)
  return { book, asked: { ...asked, mentions } }
}

const parts: readonly (readonly [RegExp, number, string])[] = [
  [/\bhalf\b/, 2, 'half'],
  [/\bthird\b/, 3, 'a third'],
  [/\bquarter\b/, 4, 'a quarter'],
]

/** Yes or No, where it is asked whether it is more or less than all of it, or than a part. */
function verdict({ asked: { skeleton } }: Question, spent: number, income: number) {
  const isMore = /\b(?:more|over)\b/.test(skeleton)
  const isLess = /\b(?:less|under)\b/.test(skeleton)
  const isYesNo = /^(?:and )?(?:do|did|does|is|are|was|were|have|has|am)\b/.test(skeleton)
  if (!isYesNo || isMore === isLess) return []
  const [, by, words] = parts.find(([shape]) => shape.test(skeleton)) ?? [null, 1, 'all']
  const isYes = isMore ? spent * by > income : spent * by < income
  const than = spent * by > income ? 'more than' : spent * by < income ? 'less than' : 'just'
  return [`${isYes ? 'Yes' : 'No'}, ${than} ${words} of it.`]
}

/** How much of what came in went to something, and what is left of it. */
export const answerOfIncome: AnswerTopic = async (question) => {
  const { book } = question
  const { facts } = book
  const period = await partsTime(question)
  const [goes, comes] = [sideOf(question, false), sideOf(question, true)]
  const [subject, source] = [subjectIn(goes), subjectIn(comes)]
  const spent = await sumOf(book.book, wantedOf(subject, period))
  const income = await sumOf(book.book, { ...source.filter, kind: 'income', period })
  const from = source.words.replace(/^ (?:on|at) /, ' from ')
  const more = { link: linkTo('expenses', subject, period) }
  const said = spentWords(book, subject, period, spent)
  const begun = await begunAfter(book, period)
  if (income.entries === 0) {
    const none = `Nothing came in${from} ${inPeriod(period)}, so it is no share of it.`
    return answered([said, none, ...begun], more)
  }
  const came = `${saidSum(facts, income)} came in${from} ${inPeriod(period)}.`
  const [out, all] = [spent.total ?? 0, income.total ?? 0]
  if (!isWhole(spent) || !isWhole(income) || out < 0 || all <= 0) {
    return answered([said, came, ...begun], more)
  }
  const rest = saidOf(facts, Math.abs(all - out), spent, income)
  const left = out > all ? `${rest} more than that went out` : `${rest} of it is left`
  const what = subject.words === '' ? 'What you spent' : `What you spent${subject.words}`
  return answered(
    [
      ...verdict(question, out, all),
      `${what} is ${percentWords(facts, out, all)} of what came in${from} ${inPeriod(period)}.`,
      said,
      `${came.slice(0, -1)}: ${left}.`,
      ...begun,
    ],
    more,
  )
}
