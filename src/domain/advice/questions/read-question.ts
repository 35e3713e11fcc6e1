/** What a question about one's own money asks for, by a small grammar of our own. */

import type { AskedQuestion, Known, UnknownWords } from './asked.ts'
import { correctWords } from './correct-words.ts'
import { daysMeant } from './days/meant-days.ts'
import { isIncomeBeside } from './income-signs.ts'
import { type MethodsOut, methodsOut, unfiledIn } from './left-out.ts'
import { findMentions, type KnownName, leadOf, type Mention, type NameKind } from './names.ts'
import { isYearLong, type Period } from './period.ts'
import { plain, thingWords, unhasty } from './plain-words.ts'
import { questionInEnglish, type Tongue } from './question-tongues.ts'
import {
  asBounds,
  asMuch,
  boundIn,
  currencyIn,
  type FoundPrice,
  findPrices,
  isMethodWord,
  isOfSum,
  methodIn,
  type Price,
  type Taken,
} from './read-limits.ts'
import { type FoundPeriod, isLaterThisYear, readPeriods } from './read-period.ts'
import { type FoundWeekdays, weekdaysIn } from './read-weekdays.ts'
import { plainOf, type Token, tokensOf } from './tokens.ts'
import { looksAhead, type Topic, topicOf } from './topics.ts'
import { restOf, type Signed } from './used/rest.ts'

const within =
  (spans: readonly { readonly start: number; readonly end: number }[]): Taken =>
  (at) =>
    spans.some(({ start, end }) => at >= start && at < end)

/** Names of several words stand before days: Lisbon 2026 is no year. */
const isLong = ({ start, end, names }: Mention) =>
  end - start > 1 && names.some(({ fit }) => fit === 'whole')

function skeletonOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  periods: readonly FoundPeriod[],
  prices: readonly FoundPrice[],
  noCategory: readonly Span[],
): string {
  const isName = (at: number) =>
    mentions.some(
      ({ start, end, names }) =>
        at >= start &&
        at < end &&
        names.some(({ kind, fit }) => fit === 'whole' && kind !== 'category') &&
        !/^(?:subscriptions?|salary|wages?)$/i.test(plainOf(tokens[at] as Token)),
    )
  const said: string[] = []
  for (const [at, token] of tokens.entries()) {
    const sign = within(periods)(at)
      ? '@'
      : isName(at) || within(noCategory)(at)
        ? '_'
        : within(prices)(at)
          ? '#'
          : token.words.join(' ')
    if (sign.length > 1 || sign !== said.at(-1)) said.push(sign)
  }
  return asBounds(said.join(' '))
}

/** Runs of words that nothing is called, with the weak names they stand beside. */
function unknownIn(
  tokens: readonly Token[],
  isKnown: Taken,
  offered: ReadonlyMap<number, KnownName>,
): readonly UnknownWords[] {
  const runs: UnknownWords[] = []
  let isOpen = false
  for (const [at, token] of tokens.entries()) {
    const isBare = !isKnown(at) && token.words.length > 0
    const last = isOpen && isBare ? runs.pop() : undefined
    if (isBare) {
      const text = last ? `${last.text} ${token.text}` : token.text
      const near = last?.near ?? offered.get(at) ?? null
      runs.push({ text, lead: last?.lead ?? leadOf(tokens, at), near })
    }
    isOpen = isBare
  }
  return runs
}

const isWeakMention = ({ names }: Mention) =>
  names.every(
    ({ kind, fit }) => fit === 'other' || kind === 'item' || (fit === 'part' && kind === 'place'),
  )

/** A weak name beside a word nobody knows is part of a name nobody knows: Tiny Bakery. */
function strongOnly(
  mentions: readonly Mention[],
  isBare: Taken,
): { readonly strong: readonly Mention[]; readonly weak: readonly Mention[] } {
  const weak = mentions.filter(
    (mention) => isWeakMention(mention) && (isBare(mention.start - 1) || isBare(mention.end)),
  )
  return { strong: mentions.filter((mention) => !weak.includes(mention)), weak }
}

/** Further back no book goes: whoever says over 2000 of a time means no year. */
const bookYears = 12

/** Over 2000, up to 2000: behind what compares stands an amount. */
function isLimit(tokens: readonly Token[], { start, end, to }: FoundPeriod, { today }: Known) {
  const word = (at: number) => plainOf(tokens[at] ?? { text: '', words: [] })
  if (!/^\d{4}$/.test(word(end - 1))) return false
  if (end - start === 1 && /^(?:under|above|below|exceeding|least|most)$/.test(word(start - 1)))
    return true
  const isUpTo = `${word(end - 3)} ${word(end - 2)}` === 'up to'
  const age = Number(today.slice(0, 4)) - Number(to.slice(0, 4))
  return (
    (age < 0 || age > bookYears) &&
    (isUpTo || (end - start === 1 && /^(?:over|than)$/.test(word(start - 1))))
  )
}

/** `afford 2000 for a holiday` names no year. */
function isPriceOf(tokens: readonly Token[], period: FoundPeriod, known: Known): boolean {
  const { start, end } = period
  const isBare = end - start === 1 && isYearLong(period)
  const before = plainOf(tokens[start - 1] ?? { text: '', words: [] })
  const after = plainOf(tokens[end] ?? { text: '', words: [] })
  return (
    (isBare && /^(?:euros?|eur|dollars?|usd|pounds?|gbp|quid|bucks|francs?)$/.test(after)) ||
    isLimit(tokens, period, known) ||
    (isBare &&
      /^(?:afford|for|spend|pay|costs?|costing|about|another|of)$/.test(before) &&
      tokens.some(({ words }) => /^(?:afford|affordable|buy|enough)$/.test(words[0] ?? '')))
  )
}

/** Somebody may be called like a plain word: what does Will owe me. */
const isSomebody = (tokens: readonly Token[], at: number): boolean =>
  at > 0 &&
  /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '') &&
  /^owe[sd]?$/.test(plainOf(tokens[at + 1] ?? { text: '', words: [] }))

const plainIn =
  (tokens: readonly Token[]): Taken =>
  (at) => {
    const token = tokens[at]
    if (!token) return true
    const word = plainOf(token)
    if (isSomebody(tokens, at)) return false
    if (thingWords.has(word) && leadOf(tokens, at) === 'on') return false
    return (
      plain.has(word) ||
      word === '' ||
      /^\d+$/.test(word) ||
      token.words.every((one) => plain.has(one))
    )
  }

const nothing: Taken = () => false

/** What somebody does with a thing that is named besides is no thing: I drink coffee. */
const isDeed = ({ lead, names }: Mention, _: number, all: readonly Mention[]) =>
  all.length > 1 && /^(?:i|we)$/.test(lead) && names.every(({ fit }) => fit === 'other')

type Span = Pick<Mention, 'start' | 'end'>

const isOver = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** Every Monday is not the last one. */
const isOn = (one: FoundPeriod, onDays: FoundWeekdays | null) =>
  onDays !== null && isOver(one, onDays)

const kindsIn =
  (mentions: readonly Mention[]) =>
  (kind: NameKind, isWhole = false): boolean =>
    mentions.some(({ names }) =>
      names.some((name) => name.kind === kind && (!isWhole || name.fit === 'whole')),
    )

/** Who says October twice asks about one October. */
const onceEach = (days: readonly Period[]): readonly Period[] =>
  days
    .map(({ from, to, words }) => ({ from, to, words }))
    .filter(
      ({ from, to }, at) => days.findIndex((one) => one.from === from && one.to === to) === at,
    )

const timeSigns = (periods: readonly FoundPeriod[], known: Known) => ({
  periods: periods.length,
  isAheadPeriod: periods.some(({ from }) => from > known.today),
  isLaterMonth: periods.some((one) => isLaterThisYear(one, known)),
  isPast: periods.length > 0 && periods.every(({ to, isUntil }) => to < known.today && !isUntil),
})

/** What I spend on Mondays is what one of them takes, not what those of this month took. */
const isHabit = (skeleton: string, topic: Topic | null, periods: readonly Period[]): boolean =>
  topic === 'spent' && periods.length === 0 && /\bdo (?:i|we) (?:spend|pay)\b/.test(skeleton)

/** The price of each thing, without where it stands. */
const plainPrices = (prices: readonly FoundPrice[]): readonly Price[] =>
  prices.map(({ decimal, currencies }) => ({ decimal, currencies }))

const limitsOf = (prices: readonly Price[], skeleton: string) => ({
  ...{ price: prices[0] ?? null, prices },
  bound: prices.length > 0 ? boundIn(skeleton) : null,
  isOfSum: prices.length > 0 && isOfSum(skeleton),
})

const signed = (
  names: readonly Mention[],
  days: readonly Span[],
  sums: readonly Span[],
  less: MethodsOut,
  noCategory: readonly Span[],
): Signed => [
  ['_', names],
  ['~', [...names.flatMap(({ out }) => out ?? []), ...less.spans, ...noCategory]],
  ['@', days],
  ['#', sums],
]

function meantMethod(skeleton: string, { methods }: MethodsOut): string | null {
  const paid = methodIn(skeleton)
  return paid !== null && !methods.includes(paid) ? paid : null
}

const methodAt =
  (tokens: readonly Token[], method: string | null, { spans }: MethodsOut): Taken =>
  (at) =>
    within(spans)(at) || (method !== null && isMethodWord(tokens[at]))

export function readQuestion(text: string, known: Known, tongue?: Tongue | null): AskedQuestion {
  const typed = tokensOf(unhasty(questionInEnglish(text, tongue)))
  const { vocabulary } = known
  const first = findMentions(typed, vocabulary, nothing)
  const early = readPeriods(typed, within(first.filter(isLong)), known)
  const isRead: Taken = (at) => within(first)(at) || within(early)(at)
  const { tokens, readAs, offered } = correctWords(typed, isRead, vocabulary)
  const all = findMentions(tokens, vocabulary, nothing)
  const named = readPeriods(tokens, within(all.filter(isLong)), known)
  const onDays = weekdaysIn(tokens, within(all))
  const noCategory = unfiledIn(tokens, within(all))
  const periods = named.filter((one) => !isPriceOf(tokens, one, known) && !isOn(one, onDays))
  const prices = findPrices(tokens, (at) => within(periods)(at) || within(all.filter(isLong))(at))
  const [price = null] = prices
  const noThings = [...all.filter(isDeed), ...periods]
  const found = all.filter((mention) => !noThings.some((one) => isOver(one, mention)))
  const isPlain = plainIn(tokens)
  const onSpans = onDays ? [onDays] : []
  const isTaken = within([...found, ...noThings, ...noCategory, ...onSpans, ...prices])
  const isBare: Taken = (at) => at >= 0 && at < tokens.length && !isPlain(at) && !isTaken(at)
  const { strong, weak } = strongOnly(found, isBare)
  const paidIn = currencyIn(tokens, (at) => within(periods)(at) || within(strong)(at))
  const skeleton = asMuch(skeletonOf(tokens, strong, periods, prices, noCategory), tokens, paidIn)
  const less = methodsOut(tokens, within(strong.filter(isLong)))
  const method = meantMethod(skeleton, less)
  const isMethod = methodAt(tokens, method, less)
  const mentions = strong.filter(({ start, end }) => !(end - start === 1 && isMethod(start)))
  const said = tokens.map(({ words }) => words.join(' ')).join(' ')
  const about = topicOf({
    skeleton,
    said,
    has: kindsIn(mentions.filter(({ out }) => out === null)),
    ...timeSigns(periods, known),
    hasAmount: price !== null,
    isOfCurrency: price?.currencies !== null && price !== null,
    hasCurrency: paidIn !== null,
  })
  const usual = onDays && isHabit(skeleton, about, periods) ? 'average' : about
  const topic = isIncomeBeside(skeleton, mentions, usual) ? 'ofIncome' : usual
  const isKnown: Taken = (at) =>
    (!isBare(at) && !within(weak)(at)) || isMethod(at) || within(paidIn ? [paidIn] : [])(at)
  const days = daysMeant(periods, topic, skeleton, known)
  return {
    ...{ topic, readAs, skeleton, said },
    periods: onceEach(days),
    other: looksAhead(topic) ? null : (periods[0]?.other ?? null),
    mentions,
    ...limitsOf(plainPrices(prices), skeleton),
    currencies: paidIn?.currencies ?? null,
    method,
    notMethods: less.methods,
    isUnfiled: noCategory.length > 0,
    weekdays: onDays?.weekdays ?? null,
    unknown: unknownIn(tokens, isKnown, offered),
    isNever: periods.some(({ isNever }) => isNever),
    rest: restOf(tokens, signed(strong, [...periods, ...onSpans], prices, less, noCategory)),
  }
}
