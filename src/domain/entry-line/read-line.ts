/** Reads a typed line, such as `dinner 86,40 yesterday food #trip`, into the fields of a record. */
import type { Day } from '../calendar/calendar.ts'
import { foldText } from '../ledger.ts'
import { groupsBySpace } from '../locale.ts'
import { dayNamesIn } from './days/day-names.ts'
import { doubtOf } from './find-amount.ts'
import { indexCategories, type LineCategory } from './find-category.ts'
import { type FoundKind, findKind, type Kind, type Noun } from './find-kind.ts'
import type { PaymentMethod } from './find-payment.ts'
import type { Repeats } from './find-spreading.ts'
import { type ExpectedBack, type Terms, type TermsContext, takeTerms } from './find-terms.ts'
import type { LinePayer } from './groups/find-payer.ts'
import {
  fill,
  type Mark,
  marksOf,
  type Numbers,
  personOf,
  runsOf,
  spanOf,
  tagOf,
  takeNumbers,
  takeTags,
  typedAt,
} from './line-parts.ts'
import { phraseOf, type Run, readRuns } from './read-runs.ts'
import { type Token, tokensOf } from './tokens.ts'

export interface LineContext extends TermsContext {
  /** What is being added when the line does not say. */
  readonly noun: Noun
  readonly categories: readonly LineCategory[]
  /** Those used before, to keep their spelling. */
  readonly tags: readonly string[]
  readonly merchants: readonly string[]
}

/** What a line says but nobody could read; the form has to ask for it. */
export type Ask = 'amount' | 'date' | 'currency'

export interface EntryLine {
  readonly kind: Kind
  /** Which of the two lists it goes to: money back is an expense below zero. */
  readonly noun: Noun
  readonly amount: number | null
  /** Null when the line does not name one. */
  readonly currency: string | null
  readonly date: Day | null
  readonly asks: readonly Ask[]
  /** What was typed for an amount or a day that cannot be one. */
  readonly unreadAmount: string | null
  /** What that would be with its marks between thousands, to be asked about. */
  readonly offeredAmount: number | null
  readonly unreadDate: string | null
  readonly unreadCurrency: string | null
  readonly categoryId: string | null
  /** False when it only follows from the description. */
  readonly isCategoryNamed: boolean
  readonly tags: readonly string[]
  readonly paymentMethod: PaymentMethod | null
  readonly merchant: string | null
  /** They stay in the description, too. */
  readonly people: readonly string[]
  readonly back: ExpectedBack | null
  /** Money came back, for a purchase or of what somebody owes. */
  readonly isBack: boolean
  /** Over how many months it is paid. */
  readonly instalments: number | null
  readonly repeats: Repeats | null
  readonly groupId: string | null
  /** Who paid what a group shares, where it was somebody else. */
  readonly payer: LinePayer | null
  readonly description: string
  /** In the order of the line; they never overlap. */
  readonly marks: readonly Mark[]
}

const mostTags = 20
const longestMerchant = 5

/** Nothing of it costs thousands. */
const isCheap = ({ names }: LineCategory) =>
  names.some((name) => /^(Groceries|Coffee and snacks|Takeaway|Parking)$/.test(name))

const byFold = (texts: readonly string[]) => new Map(texts.map((text) => [foldText(text), text]))

/** Prepares the names once; reading is then quick enough for every letter typed. */
export function createLineReader(context: LineContext): (text: string) => EntryLine {
  const ofType = (noun: Noun) => context.categories.filter(({ type }) => type === noun)
  const indexes = {
    expense: indexCategories(ofType('expense')),
    income: indexCategories(ofType('income')),
  }
  const tags = byFold(context.tags)
  const merchants = byFold(context.merchants)
  const cheap = new Set(context.categories.filter(isCheap).map(({ id }) => id))
  const { months } = dayNamesIn(context.locale)
  const isMonth = (word: string) => months.has(word)
  const writing = { isSpaced: groupsBySpace(context.locale), isMonth }
  return (text) => {
    const tokens = tokensOf(text, writing)
    const taken = takeTags(tokens)
    const terms = takeTerms(tokens, taken, context)
    const numbers = takeNumbers(tokens, taken, context)
    const sign = (numbers.price ?? numbers.unread)?.sign ?? null
    const found = findKind(tokens, (at) => taken[at] === null, sign, context.noun)
    const { kind, places } = found
    for (const at of places) fill(taken, 'noun', at, 1)
    const noun = kind === 'income' ? 'income' : 'expense'
    const { description, category, payment } = readRuns(runsOf(tokens, taken), {
      index: indexes[noun],
      isKnown: (phrase) => merchants.has(phrase),
      isPaid: noun === 'expense',
      language: context.locale.slice(0, 2),
    })
    const doubt = cheap.has(category?.ids[0] ?? '') ? doubtOf(numbers.price, context) : null
    const [price, unread] = doubt ? [null, doubt] : [numbers.price, numbers.unread]
    const said = tokens.flatMap((token) => tagOf(token) ?? [])
    const marks = [
      ...marksOf(tokens, taken),
      ...(category ? [spanOf('category', category.tokens)] : []),
      ...(payment ? [spanOf('payment', payment.tokens)] : []),
    ]
    return {
      kind,
      noun,
      amount: price && price.amount * partsIn(terms, tokens, price.at),
      currency: numbers.unclear !== null ? null : ((price ?? unread)?.currency ?? null),
      date: numbers.day,
      asks: asksOf(unread !== null, numbers),
      unreadAmount: unread ? unread.sum || typedAt(tokens, unread.at, unread.count) : null,
      offeredAmount: unread?.offered ?? null,
      unreadDate: numbers.wrongDay,
      unreadCurrency: numbers.unclear,
      categoryId: category?.ids[0] ?? null,
      isCategoryNamed: category?.isNamed ?? false,
      tags: [...new Set(said.map((tag) => tags.get(foldText(tag)) ?? tag))].slice(0, mostTags),
      paymentMethod: payment?.method ?? null,
      merchant: merchantIn(description, merchants),
      people: tokens.flatMap((token) => personOf(token) ?? []),
      ...termsOf(found, terms),
      description: description.map(written).join(' '),
      marks: marks.sort((a, b) => a.start - b.start),
    }
  }
}

/** Only what is spent comes back, is paid in parts or is shared; money back does not repeat. */
const termsOf = ({ kind, isBack }: FoundKind, terms: Terms) => ({
  back: kind === 'expense' ? terms.back : null,
  isBack: isBack === true,
  instalments: kind === 'expense' ? terms.instalments : null,
  repeats: kind === 'refund' ? null : terms.repeats,
  groupId: kind === 'expense' ? terms.groupId : null,
  payer: kind === 'expense' ? terms.payer : null,
})

const asksOf = (isUnread: boolean, { wrongDay, unclear }: Numbers): readonly Ask[] => [
  ...(isUnread ? (['amount'] as const) : []),
  ...(wrongDay === null ? [] : (['date'] as const)),
  ...(unclear === null ? [] : (['currency'] as const)),
]

/** `6 instalments of 150`: the price is that of one. */
function partsIn({ instalments, instalmentsEnd }: Terms, tokens: readonly Token[], at: number) {
  const before = tokens[at - 1]?.word ?? ''
  const isOfOne = instalmentsEnd === at - 1 && /^(of|a|de|zu|von|je)$/.test(before)
  return isOfOne ? (instalments ?? 1) : 1
}

/** As it was typed, with a space only where there was one. */
const written = ({ tokens }: Run) =>
  tokens
    .map(({ raw, start }, index) => (tokens[index - 1]?.end === start ? raw : ` ${raw}`))
    .join('')
    .trim()
    .replace(/[,;:]+$/, '')

/** The longest name of somewhere known that the description has. */
function merchantIn(runs: readonly Run[], known: ReadonlyMap<string, string>): string | null {
  for (let count = longestMerchant; count > 0; count--) {
    for (const { tokens } of runs) {
      for (let at = 0; at + count <= tokens.length; at++) {
        const name = known.get(phraseOf(tokens.slice(at, at + count)))
        if (name !== undefined && name.length > 2) return name
      }
    }
  }
  return null
}
