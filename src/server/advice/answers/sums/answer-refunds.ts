import { firstDay, type Period, periodOf } from '#domain/advice/questions/period.ts'
import { dayWords, money, rowsLink } from '#domain/advice/words.ts'
import { counted } from '#domain/counted.ts'
import { refundWords, taxWords } from '#domain/entry-line/kind-words.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { wordsOf } from '#domain/search/words.ts'
import { type AnswerTopic, answered, type PlainAnswer, type Question } from '../answer.ts'
import { answerGroups } from '../answer-owes.ts'
import { type CameBack, paidBack, settledBetween } from '../rows/came-back.ts'
import {
  daysAsked,
  entriesWords,
  inPeriod,
  isWhole,
  linkToRows,
  saidOf,
  saidSum,
  spentWords,
} from '../say.ts'
import { named, subjectIn, wantedOf } from '../subject.ts'
import { type Row, rowsOf, sumOf, type Wanted } from '../sums.ts'
import { answerPaidTo } from './answer-paid-to.ts'

const rowsMost = 1000
const rowsShown = 8

/** What others paid to me: of groups, and for what I had paid for them. */
async function cameBesides(question: Question, period: Period) {
  const { book, asked } = question
  const { facts } = book
  const ids = named(question, 'person').map(({ id }) => id)
  const people = book.people.filter(({ id }) => ids.includes(id))
  // Of a shop or a category nobody of a group pays anything back.
  const isOfThing = asked.mentions.length > 0 && people.length === 0
  const isNamed = ({ called = [] }: CameBack) =>
    asked.mentions.every(({ names }) => names.some(({ name }) => called.includes(name)))
  const back = await paidBack(book, period, people)
  const kinds = [
    [isOfThing ? [] : await settledBetween(book, period, people), 'was paid to you in groups'],
    [isOfThing ? back.filter(isNamed) : back, 'that was expected back came in'],
  ] as const
  const sentences = kinds.flatMap(([rows, words]) => {
    const each = rows.map(({ amount, currency }) => book.book.inBook(amount, currency))
    const isAbout = rows.some(({ currency }) => currency !== facts.currency)
    const sum = sumAmounts(each)
    const size = sum === null ? 'Something' : saidOf(facts, sum, { isAbout })
    if (rows.length === 0) return []
    return [
      `${size} ${words} ${inPeriod(period)}.`,
      ...rows.slice(0, rowsShown).map(({ from, date, amount, currency }) => {
        return `${from}, ${dayWords(facts, date)}: ${money(facts, amount, currency)}.`
      }),
    ]
  })
  return { rows: kinds.flatMap(([rows]) => rows), sentences }
}

/** What somebody of a group paid to me: money that is no earning; null where nobody is named. */
export async function answerPaidMe(question: Question): Promise<PlainAnswer | null> {
  const { asked, book } = question
  const people = named(question, 'person').map(({ name }) => name)
  const { groupIds, entryIds } = subjectIn(question).filter
  if (people.length === 0 || (groupIds === null && entryIds === null)) return null
  const { facts } = book
  const ever = periodOf(firstDay, facts.today, facts)
  const period = asked.periods.length > 0 ? daysAsked(question) : ever
  const { rows, sentences } = await cameBesides(question, period)
  const who = [...new Set(people)].join(' and ')
  const none = [`${who} paid you nothing ${inPeriod(period)}.`]
  return answered(rows.length > 0 ? sentences : none, {
    evidence: rows.slice(0, rowsShown),
    link: '/mcapp/groups',
  })
}

const isSaidRefund = ({ description }: Row): boolean => {
  const words = wordsOf(description)
  return words.some((word) => refundWords.has(word)) && !words.some((word) => taxWords.has(word))
}

/** A statement brings refunds as incomes: they are told as what they are booked as. */
async function bookedAsIncome({ book }: Question, wanted: Omit<Wanted, 'kind'>) {
  const { facts } = book
  const all = await rowsOf(book.book, { ...wanted, kind: 'income' }, 'latest', rowsMost)
  const rows = all.filter(isSaidRefund)
  const total = rows.reduce((sum, { cost }) => sum + cost, 0)
  const many = rows.length === 1 ? 'One income says' : `${rows.length} incomes say`
  const words = `${many} refund, ${saidOf(facts, total, ...rows)} in all`
  return {
    rows,
    sentences:
      rows.length === 0
        ? []
        : [
            `${words}. Booked as income, it lowers no spending.`,
            ...rows.slice(0, rowsShown).map((row) => {
              const on = dayWords(facts, row.date ?? facts.today)
              return `${row.description}, ${on}: ${saidOf(facts, row.cost, row)}.`
            }),
          ],
  }
}

/** Refunds of a place, in a time or ever, and what came in from it besides. */
async function refunded(question: Question) {
  const { asked, book } = question
  const { facts } = book
  const ever = periodOf(firstDay, facts.today, facts)
  const period = asked.periods.length > 0 ? daysAsked(question) : ever
  const subject = subjectIn(question)
  const words = subject.words.replace(/^ (?:on|at) /, ' from ')
  const wanted = { ...subject.filter, period }
  const rows = await rowsOf(
    book.book,
    { ...wanted, kind: 'expense' },
    ...(['latest', rowsMost, 'back'] as const),
  )
  const back = rows.map((row) => ({ ...row, cost: -row.cost }))
  const total = sumAmounts(back.map(({ cost }) => cost)) ?? 0
  const income = await sumOf(book.book, { ...wanted, kind: 'income' })
  const asIncome = await bookedAsIncome(question, wanted)
  const besides = await cameBesides(question, period)
  const isEarned = words !== '' && income.entries > asIncome.rows.length
  const came = isEarned && besides.rows.length === 0
  // Who asks for refunds is told that there is none before what came back otherwise.
  const isRefunds = /\brefund|\breimburs/.test(asked.skeleton)
  const isNone = back.length === 0 && besides.rows.length > 0 && !isRefunds
  return {
    hasAny: [...back, ...asIncome.rows].length > 0 || came || besides.rows.length > 0,
    rows: [...back, ...asIncome.rows, ...besides.rows].slice(0, rowsShown),
    link: back.length > 0 ? rowsLink(back) : rowsLink(asIncome.rows, 'income'),
    sentences: [
      ...(isNone
        ? []
        : [
            back.length === 0
              ? `No refund${words} is entered ${inPeriod(period)}.`
              : `${saidOf(facts, total, ...back)} came back${words} ${inPeriod(period)}, ` +
                `in ${counted(back.length, 'refund')}.`,
          ]),
      ...back.slice(0, rowsShown).map((row) => {
        const on = dayWords(facts, row.date ?? facts.today)
        return `${row.description}, ${on}: ${saidOf(facts, row.cost, row)}.`
      }),
      ...asIncome.sentences,
      ...besides.sentences,
      ...(came ? [`As income ${saidSum(facts, income)} came in${words}.`] : []),
    ],
  }
}

/** What came back from a place; where somebody of a group is called so, also what is open there. */
export const answerRefunds: AnswerTopic = async (question) => {
  const paidTo = await answerPaidTo(question)
  if (paidTo) return paidTo
  const { sentences, rows, link, hasAny } = await refunded(question)
  if (named(question, 'person').length === 0) return answered(sentences, { evidence: rows, link })
  const open = await answerGroups(question)
  if (!hasAny) return open
  return {
    ...open,
    sentences: [...sentences, ...open.sentences],
    evidence: [...rows, ...open.evidence],
  }
}

const isGross = /\bbefore refunds\b/

/** What it cost in the end, or what was paid before something came back; of a thing ever. */
export const answerBesideRefunds: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const subject = subjectIn(question)
  const isEver = asked.periods.length === 0 && subject.words !== ''
  const period = isEver ? periodOf(firstDay, facts.today, facts) : daysAsked(question)
  const wanted = wantedOf(subject, period)
  const sum = await sumOf(book.book, wanted)
  const net = spentWords(book, subject, period, sum)
  const asIncome = await bookedAsIncome(question, { ...subject.filter, period })
  const { total, refunded } = sum
  const came = asIncome.rows.reduce((all, { cost }) => all + cost, 0)
  const known = total !== null && isWhole(sum) ? total : null
  const gross =
    isGross.test(asked.skeleton) && known !== null && refunded > 0
      ? [
          `You paid ${saidOf(facts, known + refunded, sum)}${subject.words} ` +
            `${inPeriod(period)} before refunds, in ${entriesWords(sum.entries - sum.refunds)}.`,
        ]
      : []
  const less =
    came > 0 && known !== null
      ? [`Less that it is ${saidOf(facts, known - came, sum, ...asIncome.rows)}.`]
      : []
  return answered([...gross, net, ...asIncome.sentences, ...less], {
    evidence: await rowsOf(book.book, wanted, 'largest', rowsShown),
    link: await linkToRows(book, subject, wanted),
  })
}
