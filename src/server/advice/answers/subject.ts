import {
  type MeantName,
  type Mention,
  type NameKind,
  namesSaying,
} from '#domain/advice/questions/names.ts'
import type { Period } from '#domain/advice/questions/period.ts'
import { categoriesNamedBy } from '#domain/search/categories-meant.ts'
import { wordsOf } from '#domain/search/words.ts'
import type { Question } from './answer.ts'
import type { AnswerBook } from './answer-book.ts'
import { limitsIn } from './limits.ts'
import { type Order, pick, placeOrder, tagOrder, usualOrder } from './names/name-order.ts'
import { isAllOf, isNarrower, meantOf } from './names/narrow.ts'
import { isWithSomebody, notedIn } from './names/noted.ts'
import { isCalled } from './rows/came-back.ts'
import { paymentsFilter } from './rows/plan-payments.ts'
import { wordsTogether } from './say.ts'
import { everything, type Filter, type Wanted } from './sums.ts'

/** What a sum is about: how a sentence says it, and which entries count. */
export interface Subject {
  /** After "You spent €5.00": ` on Groceries`, ` at REWE`; empty for everything. */
  readonly words: string
  readonly filter: Filter
  /** Where it is about one thing each, the parts of it. */
  readonly parts: readonly Subject[]
  readonly isIncome: boolean
  /** The words by which a list of rows finds the same. */
  readonly said?: string
}

/** All there is. */
export const everyone: Subject = {
  words: '',
  filter: everything,
  parts: [],
  isIncome: false,
}

export const wantedOf = (subject: Subject, period: Period): Wanted => ({
  ...subject.filter,
  kind: 'expense',
  period,
})

/** The one thing of a kind that a question names, the best first. */
export function named(
  { asked }: Question,
  ...kinds: readonly NameKind[]
): readonly (MeantName & { readonly text: string })[] {
  const order = Object.fromEntries(kinds.map((kind, at) => [kind, at])) as Order
  return asked.mentions.flatMap((mention) =>
    pick(mention, order).map((name) => ({ ...name, text: mention.text })),
  )
}

const orderFor = (mention: Mention, skeleton: string): Order => {
  // At restaurants is at all of them; at the place that is called just so where there is one.
  if (mention.lead === 'at' && /s$/i.test(mention.text)) return { ...placeOrder, category: 4 }
  if (mention.lead === 'at' && pick(mention, placeOrder).length > 0) return placeOrder
  if (/^(?:tag|tagged|label|labelled)$/.test(mention.lead)) return tagOrder
  // With Klaus is with somebody, before the bakery that is called so.
  if (/^with(?:out)?$/.test(mention.lead)) return { ...usualOrder, person: -1 }
  return /\btag(?:s|ged)?\b/.test(skeleton) ? tagOrder : usualOrder
}

const listed = (names: readonly string[]) => [...new Set(names)].join(' and ')

/** A word that names a category means that, also where something is called just so. */
export function bestOf({ book, asked }: Question, said: Mention): readonly MeantName[] {
  const mention = meantOf(book, said)
  const best = pick(mention, orderFor(mention, asked.skeleton))
  if (best[0]?.kind !== 'item' || mention.lead === 'at') return best
  const known = new Map(book.names.all.map((one) => [one.id, one]))
  const ids = categoriesNamedBy(wordsOf(mention.text), known).map(({ id }) => id)
  const named = mention.names.filter(({ kind, id }) => kind === 'category' && ids.includes(id))
  return named.length > 0 ? named : best
}

/** What says a word that names a category and lies in another one. */
export function saidBesides(question: Question, period: Period): Wanted | null {
  const [mention, more] = question.asked.mentions
  if (!mention || more || mention.lead === 'at' || mention.out) return null
  if (bestOf(question, mention)[0]?.kind !== 'category') return null
  const { filter, isIncome } = subjectIn(question)
  const names = mention.names
    .filter(({ kind, fit }) => fit !== 'other' && (kind === 'item' || kind === 'place'))
    .map(({ name }) => name)
  if (names.length === 0 || isIncome) return null
  const outside = { categoryIds: null, names, notCategoryIds: filter.categoryIds }
  return { ...filter, ...outside, kind: 'expense', period }
}

/** What of a whole category says the word for it: of what the cat took, what is called so. */
export function saidWithin(question: Question, period: Period): Wanted | null {
  const [mention, more] = question.asked.mentions
  if (!mention || more || !isAllOf(mention)) return null
  const names = namesSaying(question.book.vocabulary, wordsOf(mention.text))
  return names.length > 0
    ? wantedOf({ ...subjectIn(question), filter: { ...subjectIn(question).filter, names } }, period)
    : null
}

/** The categories that budgets count; null where one counts everything. */
function countedBy({ book }: Question, budgets: readonly MeantName[]): readonly string[] | null {
  const ids = book.facts.budgets
    .filter(({ id }) => budgets.some((one) => one.id === id))
    .flatMap(({ categoryIds }) => categoryIds.flatMap((id) => book.names.below(id)))
  return ids.length > 0 ? ids : null
}

/** What somebody is to pay a part of names them as well, where they are in no group. */
const toPayBack = ({ facts }: AnswerBook, people: AnswerBook['people']): readonly string[] =>
  facts.back
    .filter(({ from }) =>
      people.some((person) => person.members.length === 0 && isCalled(person, from)),
    )
    .map(({ entry }) => entry.id)

/** The groups that are shared with somebody, and what a title or note says was with them. */
function withPeople(
  book: AnswerBook,
  { text }: Mention,
  best: readonly MeantName[],
): { readonly filter: Partial<Filter>; readonly words: string } {
  const called = listed(best.map(({ name }) => name))
  const people = book.people.filter(({ id }) => best.some((one) => one.id === id))
  const groupIds = people.flatMap(({ members }) => members.map(({ groupId }) => groupId))
  const entryIds = [...notedIn(book, text), ...toPayBack(book, people)]
  const shared = ` in groups with ${called}, as your share`
  const besides = ` on what names ${called}`
  if (entryIds.length === 0) return { filter: { groupIds }, words: shared }
  if (groupIds.length === 0) return { filter: { entryIds }, words: besides }
  return { filter: { groupIds, besideGroups: entryIds }, words: `${shared}, and${besides}` }
}

/** One of many that a word is part of names none of the others. */
const calledOf = (mention: Mention, best: readonly MeantName[], names: readonly string[]) =>
  best[0]?.fit === 'part' && names.length > best.length
    ? `“${mention.text}”`
    : listed(best.map(({ name }) => name))

function subjectOf(question: Question, mention: Mention): Subject | null {
  const { book } = question
  const best = bestOf(question, mention)
  const [first] = best
  if (!first) return null
  const called = listed(best.map(({ name }) => name))
  const of = (filter: Partial<Filter>, words: string, isIncome = false): Subject => ({
    words,
    filter: { ...everything, ...filter },
    parts: [],
    isIncome,
  })
  // The sum counts what the list finds that it links to: all that says these words.
  const saying = (own: readonly string[]) => [
    ...new Set([...own, ...namesSaying(book.vocabulary, wordsOf(mention.text))]),
  ]
  switch (first.kind) {
    case 'category': {
      const typeOf = (id: string) => book.names.all.find((one) => one.id === id)?.type
      const type = typeOf(first.id)
      const own = best.filter(({ id }) => typeOf(id) === type)
      const each = own.map(({ id, name }) =>
        of({ categoryIds: book.names.below(id) }, ` on ${name}`, type === 'income'),
      )
      const all = listed(own.map(({ name }) => name))
      const ids = each.flatMap(({ filter }) => filter.categoryIds ?? [])
      const whole = of({ categoryIds: ids }, ` on ${all}`, type === 'income')
      return each.length > 1 ? { ...whole, parts: each } : whole
    }
    case 'template': {
      const ids = new Set(best.map(({ id }) => id))
      const some = book.templates.filter(({ template }) => ids.has(template.id))
      const own = some.flatMap(({ template }) => [
        template.description,
        ...(template.merchant ? [template.merchant] : []),
      ])
      const isIncome = some.every(({ kind }) => kind === 'income')
      const paid = paymentsFilter(book.payments, some, saying(own))
      return { ...of(paid, ` on ${called}`, isIncome), said: mention.text }
    }
    case 'budget':
      return of({ categoryIds: countedBy(question, best) }, ` from ${called}`)
    case 'tag':
      return of({ tags: best.map(({ name }) => name) }, ` on what is tagged ${called}`)
    case 'group':
      return of({ groupIds: best.map(({ id }) => id) }, ` in ${called}, as your share`)
    case 'person': {
      const { filter, words } = withPeople(book, mention, best)
      return of(filter, words)
    }
    default: {
      const names = saying(best.map(({ name }) => name))
      const isIncome = names.every((name) => book.onlyIncome.has(name))
      const lead = first.kind === 'place' || mention.lead === 'at' ? 'at' : 'on'
      const words = ` ${isIncome ? 'from' : lead} ${calledOf(mention, best, names)}`
      return { ...of({ names }, words, isIncome), said: mention.text }
    }
  }
}

/** Words that were read as a whole category of another name: a bakery as Groceries. */
export const meantInstead = (question: Question) =>
  question.asked.mentions.flatMap((mention) => {
    const best = bestOf(question, mention)
    if (best[0]?.kind !== 'category' || best[0].fit !== 'other') return []
    const name = listed(best.map((one) => one.name))
    const { names, filed } = question.book
    const isEmpty = !best.some(({ id }) => names.below(id).some((one) => filed.has(one)))
    const isPart = !isAllOf(mention) && best.every(isNarrower(mention))
    return [{ typed: mention.text, name, isEmpty, isNarrower: isPart }]
  })

type Named = 'categoryIds' | 'names' | 'tags' | 'groupIds' | 'besideGroups' | 'entryIds'

/** Several categories or places count together; a place and a category both have to hold. */
function combine(subjects: readonly Subject[]): Subject {
  const [first, ...others] = subjects
  if (!first) return everyone
  if (others.length === 0) return first
  const union = (key: Named) => {
    const some = subjects.flatMap(({ filter }) => (filter[key] ? [filter[key]] : []))
    return some.length > 0 ? some.flat() : null
  }
  const filter = {
    ...everything,
    categoryIds: union('categoryIds'),
    names: union('names'),
    tags: union('tags'),
    groupIds: union('groupIds'),
    besideGroups: union('besideGroups'),
    entryIds: union('entryIds'),
  }
  const kinds = Object.entries(filter).filter(
    ([key, one]) => one !== null && key !== 'besideGroups',
  ).length
  const parts = subjects
    .flatMap((one) => (one.parts.length > 0 ? one.parts : [one]))
    .filter((one, at, every) => every.findIndex(({ words }) => words === one.words) === at)
  const words = wordsTogether(subjects)
  return {
    words,
    filter,
    parts: kinds === 1 && parts.length > 1 ? parts : [],
    isIncome: first.isIncome,
  }
}

/** What only a note says; null where it is a name of something. */
function notedSubject(question: Question, mention: Mention): Subject | null {
  const [best] = bestOf(question, mention)
  const isNamed = isWithSomebody(mention) && /^(?:item|place)$/.test(best?.kind ?? '')
  const entryIds = notedIn(question.book, isNamed ? mention.text : (best?.id ?? ''))
  if (entryIds.length === 0 || (best?.kind !== 'note' && !isNamed)) return null
  const words = isNamed ? ` on what names ${mention.text}` : ' with such a note'
  return { ...everyone, words, filter: { ...everything, entryIds } }
}

const meantIn = (question: Question, isOut: boolean) =>
  question.asked.mentions
    .filter(({ out }) => (out !== null) === isOut)
    .flatMap((mention) => notedSubject(question, mention) ?? subjectOf(question, mention) ?? [])

/** Without what is left out, and within the limits of a question. */
function narrowed(question: Question, one: Subject): Subject {
  const not = meantIn(question, true)
  const limits = limitsIn(question)
  if (not.length === 0 && limits.words === '') return one
  const all = (...keys: readonly Named[]) => {
    const some = not.flatMap(({ filter }) => keys.flatMap((key) => filter[key] ?? []))
    return some.length > 0 ? some : null
  }
  const without = (words: string) =>
    words.replace(/^ (?:on|at|in|with) /, ' without ').replace(', as your share', '')
  const lessWords = not.map(({ words }) => without(words)).join('')
  const less = { notCategoryIds: all('categoryIds'), notNames: all('names') }
  const others = { notGroupIds: all('groupIds'), notEntryIds: all('entryIds', 'besideGroups') }
  const more = { ...less, notTags: all('tags'), ...others }
  return {
    ...one,
    words: `${one.words}${lessWords}${limits.words}`,
    filter: { ...one.filter, ...limits.filter, ...more },
    parts: one.parts.map((part) => narrowed(question, part)),
  }
}

/** All that a sum is about. */
export const subjectIn = (question: Question): Subject =>
  narrowed(question, combine(meantIn(question, false)))

/** Each thing that is named, by itself. */
export const eachSubject = (question: Question): readonly Subject[] =>
  meantIn(question, false).map((one) => narrowed(question, one))
