import { type Period, periodOf } from '#domain/advice/questions/period.ts'
import { monthWords } from '#domain/advice/words.ts'
import { addMonths, type Month, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { answered, cannot, type PlainAnswer, type Question } from '../answer.ts'
import { inPeriod, saidOf } from '../say.ts'
import { freeIn } from './afford-later.ts'

const link = '/mcapp/recurring'
/** Further ahead than this no month of today says anything. */
const monthsMost = 24

/** The whole months of a time that have not begun. */
function monthsAhead({ from, to }: Period, today: string): readonly Month[] {
  const months: Month[] = []
  const next = addMonths(monthOf(today), 1)
  let month = monthOf(from) > next ? monthOf(from) : next
  while (monthRange(month).to <= to && months.length <= monthsMost) {
    months.push(month)
    month = addMonths(month, 1)
  }
  return months
}

/** What would stay of months to come: each with what is planned for it, or what is usual. */
export async function answerWillSave(question: Question, asked: Period): Promise<PlainAnswer> {
  const { facts } = question.book
  const months = monthsAhead(asked, facts.today)
  const [first] = months
  const last = months.at(-1)
  const reach = addMonths(monthOf(facts.today), monthsMost)
  if (!first || !last || last > reach || question.asked.periods.length > 1) {
    return cannot([`I look ahead by whole months in a row, up to ${monthWords(facts, reach)}.`])
  }
  const each = await Promise.all(months.map((month) => freeIn(question, month)))
  const known = each.filter((one) => one !== null)
  const sum = (size: (one: (typeof known)[number]) => number | null) => sumAmounts(known.map(size))
  const income = sum((one) => one.income.amount)
  const spending = sum((one) => one.spending.amount)
  const due = sum(({ due: onLoans }) => onLoans)
  const left = sum(({ amount }) => amount)
  const span = periodOf(`${first}-01`, monthRange(last).to, facts)
  if (known.length < each.length) {
    return cannot([`No income is known for all of ${span.words}, so what stays cannot be told.`])
  }
  if (income === null || spending === null || due === null || left === null) {
    return cannot(['The amounts are too large to add.'])
  }
  const [incomes, costs] = [known.map((one) => one.income), known.map((one) => one.spending)]
  const say = (amount: number) => saidOf(facts, amount, ...incomes, ...costs)
  const loans = due === 0 ? '' : `, less ${saidOf(facts, due)} due on loans`
  const verdict =
    left < 0
      ? `${say(-left)} would be missing ${inPeriod(span)}, if all goes on as it is.`
      : `${say(left)} would stay ${inPeriod(span)}, if all goes on as it is.`
  return answered(
    [
      verdict,
      `That counts ${counted(months.length, 'month')}: ` +
        `${saidOf(facts, income, ...incomes)} of income by plan or as usual, ` +
        `less ${saidOf(facts, spending, ...costs)} for what months usually cost ` +
        `or bills that are more${loans}.`,
      'What goes into goals is not taken off, as it is saved.',
    ],
    { link },
  )
}
