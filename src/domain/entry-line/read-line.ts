/** Reads one typed line, such as `dinner 86,40 yesterday food #trip`, into the fields of a record. */
import type { Day } from '../calendar.ts'
import { foldText } from '../ledger.ts'
import { groupsBySpace } from '../locale.ts'
import type { AmountProblem } from '../parse-amount.ts'
import type { AmountContext } from './find-amount.ts'
import { indexCategories, type LineCategory } from './find-category.ts'
import type { PaymentMethod } from './find-payment.ts'
import {
  type Mark,
  marksOf,
  type Noun,
  personOf,
  runsOf,
  spanOf,
  tagOf,
  takeNoun,
  takeNumbers,
  takeTags,
} from './line-parts.ts'
import { phraseOf, type Run, readRuns } from './read-runs.ts'
import { tokensOf } from './tokens.ts'

export interface LineContext extends AmountContext {
  /** What is being added when the line does not say. */
  readonly noun: Noun
  readonly categories: readonly LineCategory[]
  /** Those used before, to keep their spelling. */
  readonly tags: readonly string[]
  readonly merchants: readonly string[]
}

export interface EntryLine {
  readonly noun: Noun
  readonly amount: number | null
  /** Null when the line does not name one. */
  readonly currency: string | null
  /** Why a number of the line cannot be its amount. */
  readonly problem: AmountProblem | null
  readonly date: Day | null
  readonly categoryId: string | null
  /** False when it only follows from the description. */
  readonly isCategoryNamed: boolean
  readonly tags: readonly string[]
  readonly paymentMethod: PaymentMethod | null
  readonly merchant: string | null
  /** They stay in the description, too: groups will know them. */
  readonly people: readonly string[]
  readonly description: string
  /** In the order of the line; they never overlap. */
  readonly marks: readonly Mark[]
}

const mostTags = 20
const longestMerchant = 5

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
  const isSpaced = groupsBySpace(context.locale)
  return (text) => {
    const tokens = tokensOf(text, isSpaced)
    const taken = takeTags(tokens)
    const { day, price, problem } = takeNumbers(tokens, taken, context)
    const noun = takeNoun(tokens, taken, price?.sign ?? null, context.noun)
    const { description, category, payment } = readRuns(runsOf(tokens, taken), {
      index: indexes[noun],
      isKnown: (phrase) => merchants.has(phrase),
      isPaid: noun === 'expense',
    })
    const said = tokens.flatMap((token) => tagOf(token) ?? [])
    const marks = [
      ...marksOf(tokens, taken),
      ...(category ? [spanOf('category', category.tokens)] : []),
      ...(payment ? [spanOf('payment', payment.tokens)] : []),
    ]
    return {
      noun,
      amount: price?.amount ?? null,
      currency: price?.currency ?? null,
      problem,
      date: day,
      categoryId: category?.ids[0] ?? null,
      isCategoryNamed: category?.isNamed ?? false,
      tags: [...new Set(said.map((tag) => tags.get(foldText(tag)) ?? tag))].slice(0, mostTags),
      paymentMethod: payment?.method ?? null,
      merchant: merchantIn(description, merchants),
      people: tokens.flatMap((token) => personOf(token) ?? []),
      description: description.map(written).join(' '),
      marks: marks.sort((a, b) => a.start - b.start),
    }
  }
}

const written = ({ tokens }: Run) =>
  tokens
    .map(({ raw }) => raw)
    .join(' ')
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
