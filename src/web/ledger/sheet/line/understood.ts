import { type Day, daysBetween, dayWords, isDay } from '#domain/calendar/calendar.ts'
import type { BookLine } from '#domain/entry-line/accounts/read-account-line.ts'
import type { LinePart } from '#domain/entry-line/line-parts.ts'
import type { EntryLine } from '#domain/entry-line/read-line.ts'
import { formatAmount, isCurrency, typedAmount } from '#domain/money/money.ts'
import { repeatWords } from '#domain/recurring/again.ts'
import type { Noun } from '#web/ledger/model/noun.ts'
import { paymentWords } from '#web/ledger/model/payment-words.ts'
import { say } from '#web/words/say.ts'
import type { Draft } from '../draft.ts'
import { readAmount } from '../read-draft.ts'

export interface Understood {
  readonly part: LinePart
  readonly words: string
  /** The amount as it would be typed, when it has to be asked whether this one is meant. */
  readonly offer?: string
}

interface WordContext {
  readonly today: string
  readonly locale: string
  readonly noun: Noun
  readonly nameOf: (categoryId: string) => string | undefined
  readonly groupOf: (groupId: string) => string | undefined
  readonly memberOf: (groupId: string, memberId: string) => string | undefined
  readonly accountOf: (accountId: string) => string | undefined
  /** The account it goes to while none was chosen. */
  readonly proposedAccount: string | null
}

type Words = string | null | undefined

/** What it will be saved as; a plain expense only says so when the line says otherwise. */
function kindWords({ kind }: EntryLine, draft: Draft, noun: Noun): Words {
  const { refundOf, settles, place } = draft
  if (noun.type === 'income') return settles ? say('Back from {place}', { place }) : say('Income')
  if (refundOf !== null) return say('Refund')
  return kind === 'expense' ? null : say('Expense')
}

/**
 * What was read out of a line, in words, one for each thing. The words are those of the fields as
 * they stand now, so that they never say anything else than what will be saved.
 */
export function understoodIn(
  line: BookLine,
  draft: Draft,
  { today, locale, noun, nameOf, groupOf, memberOf, accountOf, proposedAccount }: WordContext,
): readonly Understood[] {
  const isPaid = noun.isPaid && draft.groupId === null
  const sum = readAmount(draft, locale)
  const { back, months, repeats, paidBy } = draft
  const isShared = noun.isPaid && draft.groupId !== null
  const payer = paidBy === null ? undefined : memberOf(draft.groupId ?? '', paidBy)
  const accountId = draft.accountId === undefined ? proposedAccount : draft.accountId
  const said: readonly (readonly [LinePart, Words | false])[] = [
    ['noun', kindWords(line, draft, noun)],
    [
      'amount',
      sum.ok && isCurrency(draft.currency) && formatAmount(sum.amount, draft.currency, locale),
    ],
    ['day', line.date !== null && isDay(draft.date) && toldDay(draft.date, today, locale)],
    ['category', draft.categoryId !== null && nameOf(draft.categoryId)],
    ...draft.tags.map((tag) => ['tag', `#${tag}`] as const),
    ['person', isShared && payer && paidBy !== '' && `${payer} paid`],
    ...line.people.map((name) => ['person', `@${name}`] as const),
    ['payment', isPaid && draft.paymentMethod !== 'other' && paymentWords[draft.paymentMethod]],
    ['payment', paidBy === null && accountId !== null && accountOf(accountId)],
    [
      'back',
      isPaid &&
        back !== null &&
        back.from !== '' &&
        say('{amount} back from {from}', { amount: back.amount, from: back.from }),
    ],
    ['months', isPaid && months !== null && say('In {months} parts', { months })],
    ['group', draft.groupId !== null && groupOf(draft.groupId)],
    ['repeats', repeats !== null && repeatWords[repeats]],
  ]
  const offer = sum.ok ? null : offerIn(line, draft, locale)
  const asked = askedIn(line, draft, sum.ok || offer !== null)
  return [
    ...[...said, ...asked].flatMap(([part, words]) => (words ? [{ part, words }] : [])),
    ...(offer === null ? [] : [offer]),
  ]
}

/** A day without a year may be one ahead: how far it is off tells which one is meant. */
function toldDay(day: Day, today: Day, locale: string): string {
  const words = dayWords(day, today, locale)
  const ahead = daysBetween(today, day)
  return ahead > 1 ? say('{what}, in {ahead} days', { what: words, ahead }) : words
}

/** `1.200` where a dot begins decimals: twelve hundred, when that is what is meant. */
function offerIn(
  { offeredAmount, unreadAmount }: EntryLine,
  { amount, currency }: Draft,
  locale: string,
): Understood | null {
  if (offeredAmount === null || amount !== unreadAmount || !isCurrency(currency)) return null
  return {
    part: 'amount',
    words: `${formatAmount(offeredAmount, currency, locale)}?`,
    offer: typedAmount(offeredAmount, currency, locale),
  }
}

/** What the line says and nobody could read, until it is put right in its field. */
function askedIn(
  { asks, unreadCurrency }: EntryLine,
  { date, currency, paidBy }: Draft,
  isAmount: boolean,
): readonly (readonly [LinePart, Words | false])[] {
  return [
    ['amount', asks.includes('amount') && !isAmount && say('Which amount?')],
    [
      'amount',
      asks.includes('currency') &&
        currency === '' &&
        say('Which currency is “{unread}”?', { unread: unreadCurrency ?? '' }),
    ],
    ['person', paidBy === '' && say('Who paid?')],
    ['day', asks.includes('date') && !isDay(date) && say('Which day?')],
  ]
}
