import type { Facts } from '#domain/advice/facts.ts'
import { monthPeriod, type Period, soFar } from '#domain/advice/questions/period.ts'
import { dayWords, rowsLink } from '#domain/advice/words.ts'
import { writtenMonths } from '#domain/advice/yardstick.ts'
import { monthOf } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { figureWords, missingWords, oldRateWords } from '#domain/money/figure-words.ts'
import type { Question } from './answer.ts'
import type { Subject } from './subject.ts'
import { type Row, rowsOf, type Summed, type Wanted } from './sums.ts'

export type Sum = Pick<Summed, 'total' | 'missing'> &
  Partial<Pick<Summed, 'isAbout' | 'old' | 'own' | 'entries'>>

/** The known part, and what has no rate; what is asked for in one currency is told in it. */
export function saidSum(facts: Facts, sum: Sum): string {
  const { currency, locale } = facts
  const { total, missing, isAbout, old = [], own } = sum
  const inBook = figureWords({ amount: total, missing, isAbout }, currency, locale)
  const by = old.length === 0 ? '' : oldRateWords(old, (day) => dayWords(facts, day), sum.entries)
  if (!own || own.currency === currency) return by ? `${inBook} (${by})` : inBook
  const paid = figureWords({ amount: own.amount }, own.currency, locale)
  return missing.length > 0 ? paid : `${paid} (${[inBook, by].filter(Boolean).join(' ')})`
}

/** An amount that was worked out from others, about so much where one of them took a rate. */
export const saidOf = (
  { currency, locale }: Facts,
  amount: number,
  ...from: readonly { readonly isAbout?: boolean | undefined }[]
): string => figureWords({ amount, isAbout: from.some((one) => one.isAbout) }, currency, locale)

export const isWhole = ({ total, missing }: Sum): boolean => total !== null && missing.length === 0

/** What a list of the largest knows nothing of. */
export const leftOut = ({ locale }: Facts, { missing }: Sum): readonly string[] =>
  missing.length === 0 ? [] : [`Not among them: ${missingWords(missing, locale)}.`]

export const entriesWords = (count: number): string =>
  count === 1 ? 'one entry' : `${count} entries`

export const timesWords = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`

/** Which months a usual one is the middle of; of an even number none is. */
export function usualAmong(facts: Facts): string {
  const { length } = writtenMonths(facts)
  if (length < 2) return ''
  const months = counted(length, 'month')
  if (length % 2 === 1) return `, the middle one of ${months}`
  return length === 2 ? `, the mean of ${months}` : `, the mean of the middle two of ${months}`
}

/** The days that are asked about, as far as they have been; this month where none are. */
export function daysAsked({ asked, book }: Question): Period {
  const { facts } = book
  return soFar(asked.periods[0] ?? monthPeriod(monthOf(facts.today), facts), facts)
}

/** The same where months are counted: the last three are the whole ones. */
export function monthsAsked(question: Question): Period {
  const { other, periods } = question.asked
  const [first] = periods
  const isWholeMonths = other && first && other.from < first.from && other.to < first.to
  return isWholeMonths ? other : daysAsked(question)
}

/** What is not among what was counted, as it has only begun. */
export const stillRuns = (name: string): string => `${name} still runs and is not counted.`

/** Such as "in March 2026", or "on 3 March 2026" for one day. */
export function inPeriod({ from, to, words }: Period): string {
  if (/^(?:all|the time) /.test(words)) return `in ${words}`
  if (from === to) return `on ${words}`
  return / to /.test(words) && !/so far/.test(words) ? `from ${words}` : `in ${words}`
}

/** What came back, and in how many refunds; they are no purchases. */
export const backWords = (facts: Facts, sum: Summed): string =>
  `${saidOf(facts, sum.refunded, { isAbout: sum.isBackAbout })} came back in ` +
  counted(sum.refunds, 'refund')

export function spentWords(
  { facts }: Question['book'],
  subject: Subject,
  period: Period,
  sum: Summed,
) {
  const what = `${subject.words} ${inPeriod(period)}`
  if (sum.entries === 0) return `Nothing was spent${what}.`
  const back = sum.refunded
  const known = sum.total ?? 0
  if (known < 0 && isWhole(sum)) {
    const more = saidOf(facts, -known, sum)
    return `More came back than was spent${what}: ${more}.`
  }
  const lessBack =
    back > 0 && isWhole(sum)
      ? ` It was ${saidOf(facts, known + back, sum)} before ${backWords(facts, sum)}.`
      : back > 0
        ? ` ${backWords(facts, sum)}.`
        : ''
  const many = entriesWords(sum.entries - sum.refunds)
  return `You spent ${saidSum(facts, sum)}${what}, in ${many}.${lessBack}`
}

/** What a list is not narrowed down by: it would show other rows than were counted. */
const notInLists = [
  ...([
    'weekdays',
    'notMethods',
    'least',
    'most',
    'notCategoryIds',
    'notNames',
    'notTags',
    'notGroupIds',
    'entryIds',
    'notEntryIds',
  ] as const),
  'groupIds',
] as const

/** The list of the very rows; null where no address says what several names have in common. */
export function linkTo(
  page: 'expenses' | 'income',
  { filter, said, parts }: Subject,
  { from, to }: Pick<Period, 'from' | 'to'>,
): string | null {
  const params = new URLSearchParams({ from, to })
  const { categoryIds, names, tags, method, currency, isUnfiled } = filter
  if (parts.length > 1 && !categoryIds) return null
  const kinds = [categoryIds, names, tags].filter((one) => one !== null)
  if (kinds.length > 1 || notInLists.some((key) => filter[key] !== null)) return null
  const each = parts.length > 1 ? parts.map((part) => part.filter.categoryIds) : [categoryIds]
  const tops = each.flatMap((ids) => ids?.[0] ?? [])
  if (tops.length > 0) params.set('category', tops.join(','))
  if (names?.[0]) params.set('q', said ?? names[0])
  if (tags?.[0]) params.set('q', `#${tags[0]}`)
  if (isUnfiled) params.set('category', 'none')
  if (method) params.set('with', method)
  if (currency) params.set('currency', currency)
  return `/mcapp/${page}?${params}`
}

/** That list, or where no address says which, all of the rows by name as long as they are few. */
export async function linkToRows(
  { book }: Question['book'],
  subject: Subject,
  { kind, period }: Pick<Wanted, 'kind' | 'period'>,
): Promise<string | null> {
  const page = kind === 'income' ? 'income' : 'expenses'
  const link = linkTo(page, subject, period)
  const { names } = subject.filter
  if (link !== null && names === null) return link
  const wanted = { ...subject.filter, kind, period }
  const back = await rowsOf(book, wanted, 'latest', rowsMost, 'back')
  const own = new Set(names?.map((name) => name.toLowerCase()))
  const isNamed = ({ words, description }: Row) =>
    own.has(words.toLowerCase()) || own.has(description.toLowerCase())
  // A list finds no refund that is called otherwise than what it was paid back for.
  if (link !== null && back.every(isNamed)) return link
  const rows = await rowsOf(book, wanted, 'latest', rowsMost)
  return rowsLink([...rows, ...back], page)
}

/** More than this no address names. */
const rowsMost = 1000

const keyOf = ({ filter }: Pick<Subject, 'filter'>) =>
  (['categoryIds', 'names', 'entryIds', 'tags', 'groupIds'] as const).find((key) => filter[key])

/** What is called so before the category it lies in: on coffee in Travel, on Travel at REWE. */
export function wordsTogether(subjects: readonly Subject[]): string {
  const kinds = Map.groupBy(subjects, keyOf)
  // What is named twice, or by two words for it, is told once.
  const saidOf = (key: ReturnType<typeof keyOf>) =>
    [...new Set((kinds.get(key) ?? []).map(({ words }) => words))].join(' and')
  const things = `${saidOf('names')}${saidOf('entryIds')}`
  const isInside = things.startsWith(' on ')
  const category = saidOf('categoryIds')
  const tags = saidOf('tags')
  const before = isInside ? things + category.replaceAll(' on ', ' in ') : category + things
  const tagged = before === '' ? tags : tags.replaceAll(' on what is tagged ', ' tagged ')
  return `${before}${tagged}${saidOf('groupIds')}${saidOf(undefined)}`
}
