import { z } from 'zod'
import { answerStatuses } from '#contract/advice/entities.ts'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { foldText } from '#domain/ledger.ts'
import { formatAmount } from '#domain/money/money.ts'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { alternatives, expected, meets, missOf, type Problems } from './expected.ts'
import { household } from './household.ts'
import type { Books, OpenBook } from './open-book.ts'
import { readAs, type Verdict } from './trial.ts'

/** Each of them, or one of an inner list. */
const each = <Shape extends z.ZodType>(shape: Shape) => z.array(z.union([shape, z.array(shape)]))

const wanted = z.strictObject({
  status: expected(z.enum(answerStatuses)).optional(),
  amounts: each(z.int()).optional(),
  notAmounts: z.array(z.int()).optional(),
  days: each(z.iso.date()).optional(),
  words: z.array(z.array(z.string())).optional(),
  notWords: z.array(z.string()).optional(),
})

const file = z.strictObject({
  household,
  cases: z.array(
    z.strictObject({
      id: z.string(),
      ask: z.string(),
      before: z.array(z.string()).default([]),
      expect: alternatives(wanted),
      why: z.string().optional(),
    }),
  ),
})

interface Answer {
  readonly status: string
  readonly text: string
}

/** As it is asked on the screen, with what was asked before it there. */
async function ask(
  { one, person }: OpenBook,
  question: string,
  before: readonly string[],
): Promise<Answer> {
  const profile = await requireProfile(one.engine.database.pool, person.uid)
  const finish = openQuestion(one.engine, profile, { question, before })
  const { status, answer } = await finish()
  return { status, text: answer }
}

const plainText = (text: string) => foldText(text).replace(/[\s\u00a0\u202f]+/g, ' ')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** As whole words: 1 Dec is not said by 11 Dec. */
const says = (text: string, part: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(plainText(part))}(?![\\p{L}\\p{N}])`, 'u').test(text)

const dayStyles = [
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
] as const

const dayWords = (day: Day, locale: string) => [
  day,
  ...dayStyles.flatMap((style) => [
    formatDay(day, locale, style),
    formatDay(day, locale, { ...style, year: 'numeric' }),
  ]),
]

function problemsOf(one: z.output<typeof wanted>, answer: Answer, home: OpenBook['home']) {
  const { locale, currency } = home.person
  const text = plainText(answer.text)
  const hasAmount = (amount: number) => {
    const said = plainText(formatAmount(amount, currency, locale))
    return new RegExp(`(?<![\\d.,])${escaped(said)}(?!\\d|[.,]\\d)`, 'u').test(text)
  }
  const hasDay = (day: Day) => dayWords(day, locale).some((words) => says(text, words))
  const some = <Value>(value: Value | readonly Value[], isThere: (value: Value) => boolean) =>
    Array.isArray(value) ? value.some(isThere) : isThere(value as Value)
  const shown = (amount: number) => formatAmount(amount, currency, locale)
  const { amounts = [], notAmounts = [], days = [], words = [], notWords = [] } = one
  const problems: Problems = [
    ...(meets(one.status ?? '*', (status) => status === answer.status) ? [] : [answer.status]),
    ...amounts.filter((amount) => !some(amount, hasAmount)).map((lacks) => `lacks ${lacks}`),
    ...notAmounts.filter(hasAmount).map((amount) => `says ${shown(amount)}`),
    ...days.filter((day) => !some(day, hasDay)).map((day) => `lacks ${day}`),
    ...words
      .filter((either) => !either.some((word) => says(text, word)))
      .map((either) => `lacks ${either.join(' or ')}`),
    ...notWords.filter((word) => says(text, word)).map((word) => `says ${word}`),
  ]
  return problems
}

export async function tryQuestions(given: unknown, books: Books): Promise<readonly Verdict[]> {
  const { household: home, cases } = readAs(file, given)
  const book = await books.open(home)
  const verdicts: Verdict[] = []
  for (const { id, ask: typed, before, expect } of cases) {
    const answer = await ask(book, typed, before)
    const said = answer.text.replaceAll('\n', ' ')
    const miss = missOf(expect, (one) => problemsOf(one, answer, home), said)
    verdicts.push({ id, typed: [...before, typed].join(' → '), miss })
  }
  return verdicts
}
