import { type Day, formatDay, formatMonth } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import {
  type Among,
  boughtAt,
  type CountedRow,
  filedUnder,
  onWeekday,
  type Recount,
} from './recount.ts'

/** What is asked, after what, and what has to stand in the answer. */
export interface OrdinaryQuestion {
  readonly ask: string
  readonly before?: readonly string[]
  readonly says: readonly string[]
  readonly not?: readonly string[]
}

const money = (amount: number) => formatAmount(amount, 'GBP', 'en-GB')
const dayOf = (day: Day) =>
  formatDay(day, 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const monthOf = (month: string) => formatMonth(month, 'en-GB')
const times = (count: number) => ['not once', 'once', 'twice'][count] ?? `${count} times`

interface AskedThing {
  readonly words: string
  readonly among: Among
}

const filed = (words: string, name: string): AskedThing => ({ words, among: filedUnder(name) })
const at = (name: string): AskedThing => ({ words: `at ${name}`, among: boughtAt(name) })

const things: readonly AskedThing[] = [
  filed('on groceries', 'Groceries'),
  filed('on fuel', 'Fuel'),
  filed('on transport', 'Transport'),
  filed('on eating out', 'Eating out'),
  at('Aldi'),
  at('Bean There'),
  at('Noodle Corner'),
]

const spans: readonly (readonly [string, Day, Day])[] = [
  ['in February', '2027-02-01', '2027-02-28'],
  ['this year', '2027-01-01', '2027-03-17'],
  ['in 2026', '2026-01-01', '2026-12-31'],
  ['in November 2026', '2026-11-01', '2026-11-30'],
]

const largest = (rows: readonly CountedRow[]) => Math.max(...rows.map(({ cost }) => cost))

/** The same questions of every thing in every time. */
function inTimes(book: Recount, { words, among }: AskedThing): readonly OrdinaryQuestion[] {
  return spans.flatMap(([when, from, to]) => {
    const rows = book.bought(among, from, to)
    const none = ['Nothing was spent']
    const days = new Set(rows.map(({ date }) => date)).size
    return [
      {
        ask: `How much did I spend ${words} ${when}?`,
        says: rows.length === 0 ? none : [money(book.sum(among, from, to))],
      },
      {
        ask: `How often did I buy something ${words} ${when}?`,
        says: [times(rows.length)],
      },
      ...(rows.length === 0
        ? []
        : [
            {
              ask: `What was the most expensive thing I bought ${words} ${when}?`,
              says: [money(largest(rows))],
            },
            {
              ask: `On how many days did I spend something ${words} ${when}?`,
              says: [`On ${days} of`],
            },
          ]),
    ]
  })
}

/** Questions of all the time, or of months beside each other. */
function everOf(book: Recount, { words, among }: AskedThing): readonly OrdinaryQuestion[] {
  const rows = book.bought(among)
  const [first, last] = [rows[0], rows.at(-1)]
  const [jan, feb] = ['2027-01', '2027-02'].map((month) =>
    book.sum(among, `${month}-01`, `${month}-31`),
  )
  const year = book.byMonth(among, '2026-01-01', '2026-12-31')
  const most = Math.max(...year.values())
  const [dearest] = [...year].find(([, sum]) => sum === most) ?? []
  const months = [...book.byMonth(among, '2027-01-01', '2027-03-17')]
  const isMore = (feb ?? 0) > (jan ?? 0)
  return [
    { ask: `When did I last buy something ${words}?`, says: [dayOf(last?.date ?? '')] },
    { ask: `How much was my last purchase ${words}?`, says: [money(last?.cost ?? 0)] },
    { ask: `Since when do I pay ${words}?`, says: [`Since ${dayOf(first?.date ?? '')}`] },
    {
      ask: `Did I spend more ${words} in February than in January?`,
      says: [money(feb ?? 0), money(jan ?? 0), ...(feb === jan ? [] : [isMore ? 'Yes' : 'No'])],
    },
    {
      ask: `In which month did I spend the most ${words} in 2026?`,
      says: [monthOf(dearest ?? ''), money(most)],
    },
    {
      ask: `How much did I spend ${words} each month this year?`,
      says: [
        ...months
          .filter(([, sum]) => sum !== 0)
          .map(([month, sum]) => `${monthOf(month)}: ${money(sum)}`),
        ...(months.at(-1)?.[1] === 0 ? [] : ['still running']),
      ],
    },
    {
      ask: `How much did I spend ${words} on Saturdays in 2026?`,
      says: [money(book.sum(onWeekday(among, 6), '2026-01-01', '2026-12-31'))].filter(
        (said) => said !== money(0),
      ),
    },
  ]
}

export const ordinaryQuestions = (book: Recount): readonly OrdinaryQuestion[] =>
  things.flatMap((thing) => [...inTimes(book, thing), ...everOf(book, thing)])
