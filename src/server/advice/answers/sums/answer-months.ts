import { firstDay, type Period, periodOf } from '#domain/advice/questions/period.ts'
import { addMonths, laterDay, monthOf } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { type AnswerTopic, answered, type Question } from '../answer.ts'
import { daysAsked, entriesWords, inPeriod, linkToRows, saidOf, saidSum } from '../say.ts'
import { subjectIn, wantedOf } from '../subject.ts'
import { firstEntryOn, partsOf, sumOf } from '../sums.ts'
import { partName, runningOf, type TimePart } from './answer-ranking.ts'
import { kindOf } from './compare-days.ts'

const partsMost = 60

const units: readonly (readonly [RegExp, TimePart])[] = [
  [/\b(?:each|every|by) (?:single )?year\b|\byear (?:by|for) year\b/, 'year'],
  [/\b(?:each|every|by) (?:single )?week\b|\bweek (?:by|for) week\b/, 'week'],
  [/\b(?:each|every|by) (?:single )?day\b|\bday (?:by|for) day\b/, 'day'],
]

/** The time that is asked about; where none is, the last twelve months and this one. */
async function timeOf(question: Question, by: TimePart): Promise<Period> {
  const { asked, book } = question
  const { facts } = book
  if (asked.periods.length > 0) return daysAsked(question)
  const from = by === 'year' ? firstDay : `${addMonths(monthOf(facts.today), -12)}-01`
  const begun = (await firstEntryOn(book.book, 'expense')) ?? from
  return periodOf(laterDay(from, begun), facts.today, facts)
}

/** What each month, week, day or year came to, with the one that still runs told apart. */
export const answerMonths: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const by = units.find(([shape]) => shape.test(asked.skeleton))?.[1] ?? 'month'
  const subject = subjectIn(question)
  const kind = kindOf(question, subject)
  const period = await timeOf(question, by)
  const wanted = { ...wantedOf(subject, period), kind }
  const sum = await sumOf(book.book, wanted)
  const parts = (await partsOf(book.book, wanted, by, true)).toSorted((a, b) =>
    (a.key ?? '') < (b.key ?? '') ? -1 : 1,
  )
  if (parts.length === 0) return answered([`There is nothing${subject.words} ${inPeriod(period)}.`])
  const running = runningOf(by, facts.today)
  const whole = parts.filter(({ key }) => key !== running)
  const all = whole.reduce((total, one) => total + one.total, 0)
  const lines = parts.slice(-partsMost).map((one) => {
    const isRunning = one.key === running
    const name = partName(facts, by, one.key ?? '')
    return `${name}: ${saidOf(facts, one.total, one)}${isRunning ? ', still running' : ''}.`
  })
  const each = saidOf(facts, Math.round(all / Math.max(1, whole.length)), ...whole)
  return answered(
    [
      `${saidSum(facts, sum)}${subject.words} ${inPeriod(period)}, in ` +
        `${entriesWords(sum.entries - sum.refunds)}.`,
      ...lines,
      ...(whole.length > 1
        ? [
            `${saidOf(facts, all, ...whole)} in ${counted(whole.length, `whole ${by}`)}: ` +
              `${each} each.`,
          ]
        : []),
    ],
    { link: await linkToRows(book, subject, wanted) },
  )
}
