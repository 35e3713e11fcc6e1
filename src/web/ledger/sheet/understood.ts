import { dayWords, isDay } from '#domain/calendar.ts'
import type { LinePart } from '#domain/entry-line/line-parts.ts'
import type { EntryLine } from '#domain/entry-line/read-line.ts'
import { formatAmount, isCurrency } from '#domain/money.ts'
import type { Noun } from '../noun.ts'
import { paymentWords } from '../payment-words.ts'
import type { Draft } from './draft.ts'
import { readAmount } from './read-draft.ts'

export interface Understood {
  readonly part: LinePart
  readonly words: string
}

interface WordContext {
  readonly today: string
  readonly locale: string
  readonly noun: Noun
  readonly nameOf: (categoryId: string) => string | undefined
  readonly groupOf: (groupId: string) => string | undefined
}

export const repeatWords = {
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
  yearly: 'Every year',
} as const

type Words = string | null | undefined

/** What it will be saved as; a plain expense only says so when the line says otherwise. */
function kindWords({ kind }: EntryLine, { refundOf }: Draft, noun: Noun): Words {
  if (noun.type === 'income') return 'Income'
  if (refundOf !== null) return 'Refund'
  return kind === 'expense' ? null : 'Expense'
}

/**
 * What was read out of a line, in words, one for each thing. The words are those of the fields as
 * they stand now, so that they never say anything else than what will be saved.
 */
export function understoodIn(
  line: EntryLine,
  draft: Draft,
  { today, locale, noun, nameOf, groupOf }: WordContext,
): readonly Understood[] {
  const isPaid = noun.isPaid && draft.groupId === null
  const sum = readAmount(draft, locale)
  const { back, months, repeats } = draft
  const said: readonly (readonly [LinePart, Words | false])[] = [
    ['noun', kindWords(line, draft, noun)],
    [
      'amount',
      sum.ok && isCurrency(draft.currency) && formatAmount(sum.amount, draft.currency, locale),
    ],
    ['day', line.date !== null && isDay(draft.date) && dayWords(draft.date, today, locale)],
    ['category', draft.categoryId !== null && nameOf(draft.categoryId)],
    ...draft.tags.map((tag) => ['tag', `#${tag}`] as const),
    ...line.people.map((name) => ['person', `@${name}`] as const),
    ['payment', isPaid && line.paymentMethod !== null && paymentWords[draft.paymentMethod]],
    [
      'back',
      isPaid && back !== null && back.from !== '' && `${back.amount} back from ${back.from}`,
    ],
    ['months', isPaid && months !== null && `In ${months} parts`],
    ['group', draft.groupId !== null && groupOf(draft.groupId)],
    ['repeats', repeats !== null && repeatWords[repeats]],
  ]
  return [...said, ...askedIn(line, draft, sum.ok)].flatMap(([part, words]) =>
    words ? [{ part, words }] : [],
  )
}

/** What the line says and nobody could read, until it is put right in its field. */
function askedIn(
  { asks }: EntryLine,
  { date, currency }: Draft,
  isAmount: boolean,
): readonly (readonly [LinePart, Words | false])[] {
  return [
    ['amount', asks.includes('amount') && !isAmount && 'Which amount?'],
    ['amount', asks.includes('currency') && currency === '' && 'Which currency?'],
    ['day', asks.includes('date') && !isDay(date) && 'Which day?'],
  ]
}
