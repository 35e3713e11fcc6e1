import { firstDay, periodOf } from '#domain/advice/questions/period.ts'
import { monthWords } from '#domain/advice/words.ts'
import { counted } from '#domain/counted.ts'
import { answered, type Question } from '../answer.ts'
import { daysAsked, entriesWords, inPeriod, linkToRows, saidSum } from '../say.ts'
import { subjectIn, wantedOf } from '../subject.ts'
import { partsOf, sumOf } from '../sums.ts'

/** In how many months something was paid, of all the time where none is named. */
export async function monthsPaid(question: Question) {
  const { asked, book } = question
  const subject = subjectIn(question)
  const ever = periodOf(firstDay, book.facts.today, book.facts)
  const period = asked.periods.length > 0 ? daysAsked(question) : ever
  const wanted = wantedOf(subject, period)
  const months = await partsOf(book.book, wanted, 'month')
  const sum = await sumOf(book.book, wanted)
  const [first, last] = months
    .map(({ key }) => key ?? '')
    .toSorted()
    .flatMap((one, at, all) =>
      at === 0 || at === all.length - 1 ? [monthWords(book.facts, one)] : [],
    )
  const when = last ? `between ${first} and ${last}` : `in ${first}`
  return answered(
    [
      months.length === 0
        ? `Nothing was spent${subject.words} ${inPeriod(period)}.`
        : `You spent something${subject.words} in ${counted(months.length, 'month')}, ` +
          `${when}: ${saidSum(book.facts, sum)} in ${entriesWords(sum.entries - sum.refunds)}.`,
    ],
    { link: await linkToRows(book, subject, wanted) },
  )
}
