import type { Day } from '#domain/calendar/calendar.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import { newestFirst } from '#web/locale/newest-first.ts'
import { say } from '#web/words/say.ts'
import { categoryOf, notesOf, placeOf, type Template } from '../template.ts'
import type { Stage, Upcoming } from '../upcoming.ts'

/** The first is the one nobody has to choose. */
export const sorts = [
  ['next', say('Next day')],
  ['amount', say('Amount')],
  ['name', say('Name')],
  ['newest', say('Newest')],
] as const
export type Sort = (typeof sorts)[number][0]
export const defaultSort: Sort = sorts[0][0]

/** What may be asked of the list; empty asks nothing. */
export const filterNames = ['kind', 'state', 'post', 'category', 'group'] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Readonly<Record<FilterName, string>>

export const noFilters: Filters = { kind: '', state: '', post: '', category: '', group: '' }

/** Stands for what has none. */
export const none = 'none'

export interface Wanted {
  readonly text: string
  readonly sort: Sort
  readonly filters: Filters
}

const stateOf = (stage: Stage) => (stage === 'soon' || stage === 'later' ? 'active' : stage)
const groupOf = (template: Template) => ('groupId' in template ? template.groupId : null)

/** What a row says for each of them. */
const said: Readonly<Record<FilterName, (row: Upcoming) => string>> = {
  kind: ({ template }) => template.kind,
  state: ({ stage }) => stateOf(stage),
  post: ({ template }) => (template.autoPost ? 'itself' : 'asks'),
  category: ({ template }) => categoryOf(template) ?? none,
  group: ({ template }) => groupOf(template) ?? none,
}

export const saidOf = (name: FilterName, row: Upcoming): string => said[name](row)

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const byText = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' })

interface Known {
  readonly categories: ReadonlyMap<string, string>
  readonly today: Day
  /** Sums in it come first; others cannot be compared with them. */
  readonly currency: string
}

const wordsOf = ({ template }: Upcoming, { categories }: Known) =>
  plain(
    [
      template.description,
      placeOf(template) ?? '',
      notesOf(template) ?? '',
      ...template.tags,
      categories.get(categoryOf(template) ?? '') ?? '',
    ].join(' '),
  )

type Order = (a: Upcoming, b: Upcoming, known: Known) => number

const sumOf = ({ mine, next }: Upcoming, today: Day) => amountOn(mine, next?.dueOn ?? today)

const orders: Readonly<Record<Sort, Order>> = {
  next: () => 0,
  amount: (a, b, { currency, today }) => {
    const [one, other] = [a.template.currency, b.template.currency]
    if (one !== other) return one === currency ? -1 : other === currency ? 1 : byText(one, other)
    return sumOf(b, today) - sumOf(a, today)
  },
  name: (a, b) => byText(a.template.description, b.template.description),
  newest: (a, b) => newestFirst(a.template, b.template),
}

/** Those that are asked for; equals stay with the soonest first. */
export function arranged(
  all: readonly Upcoming[],
  { text, sort, filters }: Wanted,
  known: Known,
): readonly Upcoming[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const asked = filterNames.filter((name) => filters[name] !== '')
  return all
    .filter((row) => asked.every((name) => said[name](row) === filters[name]))
    .filter(
      (row) => words.length === 0 || words.every((word) => wordsOf(row, known).includes(word)),
    )
    .toSorted((a, b) => orders[sort](a, b, known))
}
