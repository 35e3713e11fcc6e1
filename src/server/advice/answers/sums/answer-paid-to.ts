import { firstDay, periodOf } from '#domain/advice/questions/period.ts'
import { shapeOf } from '#domain/advice/questions/shape.ts'
import { dayWords, money } from '#domain/advice/words.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { type AnswerTopic, answered, cannot, type PlainAnswer, type Question } from '../answer.ts'
import { answerGroups } from '../answer-owes.ts'
import { settledBetween } from '../rows/came-back.ts'
import { daysAsked, inPeriod, saidOf } from '../say.ts'
import { named, subjectIn } from '../subject.ts'

const rowsShown = 8

const paying = shapeOf(
  String.raw`\b(?:i|we) (?:\S+ ){0,2}?(?:pay|paid|give|gave|given|send|sent|repay|repaid`,
  String.raw`|transfer|transferred|settled?)\b`,
)
const isGiven = /^(?:pay|paid|to|give|gave|given|send|sent|repay|repaid|back)$/

const isPaidTo = ({ skeleton, mentions }: Question['asked']) =>
  paying.test(skeleton) &&
  (mentions.some(({ lead, out }) => out === null && isGiven.test(lead)) ||
    /\bhow much\b.*\bsettled with\b/.test(skeleton))

/** What I laid out for one person is kept nowhere: my own share with them is no answer. */
const isPaidFor = ({ skeleton, mentions }: Question['asked']) =>
  paying.test(skeleton) &&
  mentions.some(
    ({ lead, out, names }) =>
      out === null && lead === 'for' && names.every(({ kind }) => kind === 'person'),
  )

/** What I paid to somebody of a group, which is no spending; null where nobody is meant. */
export async function answerPaidTo(question: Question): Promise<PlainAnswer | null> {
  const { asked, book } = question
  const { facts } = book
  const ids = named(question, 'person').map(({ id }) => id)
  const people = book.people.filter(({ id }) => ids.includes(id))
  const isOfGroups = subjectIn(question).filter.groupIds !== null
  if (people.length > 0 && isPaidFor(asked)) {
    const names = people.map(({ name }) => name).join(' and ')
    const open = (await answerGroups(question)).sentences
    return cannot([`What you paid for ${names} alone is not added up here.`, ...open])
  }
  if (people.length === 0 || !isOfGroups || !isPaidTo(asked)) return null
  const ever = periodOf(firstDay, facts.today, facts)
  const period = asked.periods.length > 0 ? daysAsked(question) : ever
  const rows = await settledBetween(book, period, people, 'by me')
  const sum = sumAmounts(rows.map(({ amount, currency }) => book.book.inBook(amount, currency)))
  const isAbout = rows.some(({ currency }) => currency !== facts.currency)
  const size = rows.length === 0 ? 'nothing' : saidOf(facts, sum ?? 0, { isAbout })
  const who = people.map(({ name }) => name).join(' and ')
  const open = await answerGroups(question)
  const sentences = [
    sum === null ? null : `You paid ${who} ${size} in groups ${inPeriod(period)}.`,
    ...rows.slice(0, rowsShown).map(({ from, date, amount, currency }) => {
      return `${from}, ${dayWords(facts, date)}: ${money(facts, amount, currency)}.`
    }),
    ...open.sentences,
  ]
  return answered(
    sentences.filter((one) => one !== null),
    { evidence: rows.slice(0, rowsShown), link: '/mcapp/groups' },
  )
}

/** Who owes whom; or what was paid for that already. */
export const answerOwes: AnswerTopic = async (question) =>
  (await answerPaidTo(question)) ?? answerGroups(question)
