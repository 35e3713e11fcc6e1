/** Reads the words left when numbers, days and tags are gone: category, payment, description. */
import { boughtThings, otherMeanings } from './category-words.data.ts'
import { type CompoundWord, isOfOther } from './compounds.ts'
import { type CategoryIndex, categoriesCalled, categoryMeant } from './find-category.ts'
import {
  longestPayment,
  looseLeads,
  type PaymentMethod,
  paidLeads,
  paymentCalled,
  surePayments,
  wordlikePayments,
} from './find-payment.ts'
import { joiningWords, type Token } from './tokens.ts'

/** Words next to each other, between the readings around them. */
export interface Run {
  readonly tokens: readonly Token[]
  /** An @name stands for itself. */
  readonly isPerson?: boolean
}

export interface FoundCategory {
  /** The likeliest first; a word may mean several. */
  readonly ids: readonly string[]
  readonly tokens: readonly Token[]
  /** Said for itself, not only part of the description. */
  readonly isNamed: boolean
}

export interface FoundPayment {
  readonly method: PaymentMethod
  readonly tokens: readonly Token[]
}

export interface ReadWords {
  readonly description: readonly Run[]
  readonly category: FoundCategory | null
  readonly payment: FoundPayment | null
}

export interface RunContext {
  readonly index: CategoryIndex
  /** Whether a text is what something has been called before. */
  readonly isKnown: (phrase: string) => boolean
  /** Whether a way to pay is part of it at all. */
  readonly isPaid: boolean
  readonly language: string
}

export const phraseOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')

const hasQuote = (tokens: readonly Token[]) => tokens.some(({ isQuoted }) => isQuoted)

interface LedPayment {
  readonly payment: FoundPayment
  readonly runs: readonly Run[]
}

/** What a bank is paid for its ways to pay. */
const bankCosts = new Set(['fee', 'fees', 'charge', 'charges', 'cost', 'costs'])

/** `direct debit council tax`, and `15 cash for flowers`: it stands before what was bought. */
function paymentBefore({ tokens }: Run, language: string) {
  const isBehind = (tokens[0]?.start ?? 0) > 0
  for (let count = longestPayment; count > 0; count--) {
    const said = tokens.slice(0, count)
    const [next, thing] = tokens.slice(count)
    if (!next || hasQuote(said) || bankCosts.has(next.word)) continue
    const method = paymentCalled(phraseOf(said), language)
    const isWhole = count > 1 && (method === 'bank' || method === 'mobile')
    if (method && isWhole && !joiningWords.has(next.word)) return { method, said, end: count }
    const isFor = method === 'cash' && isBehind && next.word === 'for' && thing !== undefined
    if (method && isFor) return { method, said, end: count + 1 }
  }
  return null
}

function firstPayment(runs: readonly Run[], language: string): LedPayment | null {
  for (const [index, run] of runs.entries()) {
    const found = run.isPerson ? null : paymentBefore(run, language)
    if (!found) continue
    const { method, said, end } = found
    return {
      payment: { method, tokens: said },
      runs: runs.with(index, { tokens: run.tokens.slice(end) }),
    }
  }
  return null
}

/** `by card`, `in cash`: taken wherever it stands. */
function leadPayment(runs: readonly Run[], language: string): LedPayment | null {
  for (const [index, { tokens }] of runs.entries()) {
    for (const [at, { word, isQuoted }] of tokens.entries()) {
      if (isQuoted || !paidLeads.has(word)) continue
      for (let count = longestPayment; count > 0; count--) {
        const said = tokens.slice(at + 1, at + 1 + count)
        const isWhole = said.length === count && !hasQuote(said)
        const method = isWhole && paymentCalled(phraseOf(said), language)
        const next = tokens[at + 1 + count]
        const goesOn = next !== undefined && !joiningWords.has(next.word)
        if (!method || (goesOn && looseLeads.has(word))) continue
        const first = tokens[at - 1]?.word === 'paid' ? at - 1 : at
        const left = [tokens.slice(0, first), tokens.slice(at + 1 + count)]
          .filter((part) => part.length > 0)
          .map((part) => ({ tokens: part }))
        const payment = { method, tokens: tokens.slice(first, at + 1 + count) }
        return { payment, runs: [...runs.slice(0, index), ...left, ...runs.slice(index + 1)] }
      }
    }
  }
  return null
}

interface Labels {
  readonly category: FoundCategory | null
  readonly payment: FoundPayment | null
}

/** A run that is nothing but a category, a way to pay, or both; null when it says more. */
function readLabels({ tokens }: Run, context: RunContext): Labels | null {
  const { index, isPaid, language } = context
  if (hasQuote(tokens) || tokens.length > index.longest + longestPayment) return null
  const method = isPaid && paymentCalled(phraseOf(tokens), language)
  if (method) return { category: null, payment: { method, tokens } }
  const ids = meant(context, tokens)
  if (ids.length > 0) return { category: { ids, tokens, isNamed: true }, payment: null }
  for (let cut = 1; isPaid && cut < tokens.length; cut++) {
    const [left, right] = [tokens.slice(0, cut), tokens.slice(cut)]
    for (const [named, paid] of [[left, right] as const, [right, left] as const]) {
      const [both, way] = [meant(context, named), paymentCalled(phraseOf(paid), language)]
      if (both.length > 0 && way) {
        const category = { ids: both, tokens: named, isNamed: true }
        return { category, payment: { method: way, tokens: paid } }
      }
    }
  }
  return null
}

/** A thing on its own is what one buys, not the bill a category is named after. */
const thingOf = (phrase: string, language: string) =>
  boughtThings.get(phrase) ?? wordOf(phrase, language)

const wordOf = (phrase: string, language: string) =>
  otherMeanings.get(`${language} ${phrase}`) ?? phrase

type Tongue = Pick<RunContext, 'index' | 'language'>

function meant({ index, language }: Tongue, tokens: readonly Token[]): readonly string[] {
  const phrase = thingOf(phraseOf(tokens), language)
  const called = categoriesCalled(index, phrase)
  if (called.length > 0) return called
  const id = categoryMeant(index, phrase)
  return id === null ? [] : [id]
}

/** German writes a pub large and cash small. */
const isSmallBar = ([first]: readonly Token[]) => first?.text === 'bar'

/** The end of the description, when what stands before it makes sense without it. */
function cutEnd({ tokens }: Run, { index, isKnown, isPaid, language }: RunContext) {
  const whole = phraseOf(tokens)
  if (categoriesCalled(index, whole).length > 0 || isKnown(whole)) return null
  const words = tokens.map(compoundOf(isKnown))
  for (let count = Math.min(tokens.length - 1, index.longest); count > 0; count--) {
    const [before, end] = [tokens.slice(0, -count), tokens.slice(-count)]
    if (hasQuote(end) || isOfOther(words, tokens.length - count, count)) continue
    const rest = phraseOf(before)
    const about = categoriesCalled(index, rest)
    const isWordlike = wordlikePayments.has(phraseOf(end)) && !isSmallBar(end)
    const method = isPaid && !isWordlike && paymentCalled(phraseOf(end), language)
    const isSure = method === 'cash' || surePayments.has(phraseOf(end))
    if (method && (isSure || about.length > 0 || isKnown(rest))) {
      return { before, category: null, payment: { method, tokens: end } }
    }
    const ids = categoriesCalled(index, thingOf(phraseOf(end), language))
    if (ids.length > 0 && (isKnown(rest) || ids.some((id) => isNear(index, id, about)))) {
      return { before, category: { ids, tokens: end, isNamed: true }, payment: null }
    }
  }
  return null
}

const isNear = ({ parents }: CategoryIndex, id: string, others: readonly string[]) =>
  others.some((other) => other === id || parents.get(other) === id || parents.get(id) === other)

/** Where somebody went or for whom it was, more often than what it was. */
const vague = new Set(['home', 'house', 'trip', 'holiday', 'kids', 'school', 'car'])

/** The words before `for`, `with`, `at`: they say what it was, the last of them most of all. */
const headOf = ({ tokens }: Run) => {
  const end = tokens.findIndex(({ word }) => joiningWords.has(word))
  return end <= 0 ? tokens : tokens.slice(0, end)
}

const compoundOf =
  (isKnown: RunContext['isKnown']) =>
  ({ word, text, isQuoted }: Token): CompoundWord => ({
    word,
    isName: isQuoted || /^\p{Lu}/u.test(text) || isKnown(word),
  })

/** A category that is called by its own name just before says how it came: takeaway curry. */
function calledBefore(index: CategoryIndex, before: Token | undefined, ids: readonly string[]) {
  const { names, parents } = index
  const own = names.find(([name]) => name === before?.word)?.[1]
  const isBeside = own !== undefined && ids.some((id) => parents.get(id) === parents.get(own))
  return isBeside && parents.get(own) !== null ? [own] : ids
}

/** The category a text names: its longest such phrase, the last one first. */
function named(
  tokens: readonly Token[],
  all: readonly Token[],
  context: RunContext,
  isVague: boolean,
) {
  const { index, language, isKnown } = context
  const words = all.map(compoundOf(isKnown))
  for (let count = Math.min(index.longest, tokens.length); count > 0; count--) {
    for (let at = tokens.length - count; at >= 0; at--) {
      const said = tokens.slice(at, at + count)
      const isWhole = count === tokens.length
      const phrase = (isWhole ? thingOf : wordOf)(phraseOf(said), language)
      // In German a bar is cash.
      const isPayment = paymentCalled(phrase, language) !== null
      const isMeant = vague.has(phrase) === isVague && !isPayment && !isOfOther(words, at, count)
      const ids = isMeant ? categoriesCalled(index, phrase) : []
      if (ids.length > 0) {
        return { ids: calledBefore(index, tokens[at - 1], ids), tokens: said, isNamed: false }
      }
    }
  }
  return null
}

/** The category that follows from the description itself. */
function guess(runs: readonly Run[], context: RunContext): FoundCategory | null {
  for (const isVague of [false, true]) {
    for (const part of [headOf, ({ tokens }: Run) => tokens]) {
      for (const run of runs) {
        const found = named(part(run), run.tokens, context, isVague)
        if (found) return found
      }
    }
  }
  const only = runs.length === 1 && runs[0]?.tokens.length === 1 ? runs[0].tokens : []
  const phrase = thingOf(phraseOf(only), context.language)
  const id = phrase.length >= 4 ? categoryMeant(context.index, phrase) : null
  return id === null ? null : { ids: [id], tokens: only, isNamed: false }
}

/** `lunch 15 phone`: beside what says its own category it may be anything, and stays as it is. */
const isOnlyText = ({ tokens }: Run, main: Run | undefined, context: RunContext) =>
  phraseOf(tokens) === 'phone' && main !== undefined && guess([main], context) !== null

/** Labels are taken out as long as something is left to be the description. */
export function readRuns(all: readonly Run[], context: RunContext): ReadWords {
  const { isPaid, language } = context
  const led = isPaid ? (leadPayment(all, language) ?? firstPayment(all, language)) : null
  const runs = led?.runs ?? all
  let payment = led?.payment ?? null
  let category: FoundCategory | null = null
  const labels = runs.map((run) => readLabels(run, context))
  const isTelling = (label: Labels | null, at: number) =>
    (label === null || label.category !== null) && runs[at]?.isPerson !== true
  const mainAt = Math.max(0, labels.findIndex(isTelling))
  const left: Run[] = []
  for (const [at, run] of runs.entries()) {
    const isText = at === mainAt || isOnlyText(run, runs[mainAt], context)
    const label = isText ? null : (labels[at] ?? null)
    const isNew = label && !(label.category && category) && !(label.payment && payment)
    if (!isNew) left.push(run)
    else [category, payment] = [label.category ?? category, label.payment ?? payment]
  }
  const last = left.at(-1)
  const cut = last && cutEnd(last, context)
  const isCut = cut && !(cut.category && category) && !(cut.payment && payment)
  const description = isCut ? [...left.slice(0, -1), { tokens: cut.before }] : left
  if (isCut) [category, payment] = [cut.category ?? category, cut.payment ?? payment]
  return { description, category: chosen(category, description, context), payment }
}

/** A word that may mean several categories means the one nearest to the rest. */
function chosen(named: FoundCategory | null, description: readonly Run[], context: RunContext) {
  const about = guess(description, context)
  if (named === null) return about
  const near = named.ids.filter((id) => isNear(context.index, id, about?.ids ?? []))
  return { ...named, ids: [...near, ...named.ids] }
}
