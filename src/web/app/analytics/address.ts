import { type Day, isDay, type Month } from '#domain/calendar.ts'
import { pickedSpan, type Range, ranges, type Span, spanOf } from './spans.ts'

export const lenses = ['share', 'paid', 'group'] as const
export type Lens = (typeof lenses)[number]

/** What the address bar says about this page. */
export interface Address {
  readonly range: Range
  readonly span: Span
  readonly lens: Lens
  /** Of the lens `group`: one of them; null is all. */
  readonly groupId: string | null
  /** The category whose parts are looked at; null is all of them. */
  readonly category: string | null
}

/** What a figure is of, so that its rows can be asked for. */
export interface Figure extends Span {
  readonly kind: 'expense' | 'income'
  /** Undefined is any; `none` is without one. */
  readonly categoryIds?: readonly string[]
  readonly payee?: string
  /** What is above the rows, such as "Groceries". */
  readonly title: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const defaultRange = '12-months' satisfies Range

/** Anything unreadable counts as not said. */
export function readAddress(params: URLSearchParams, today: Day, first: Month): Address {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const isPicked = isDay(from) && isDay(to)
  const asked = ranges.find((range) => range === params.get('range')) ?? defaultRange
  const range = asked === 'days' && !isPicked ? defaultRange : asked
  const span = range === 'days' ? pickedSpan(from, to) : spanOf(range, today, first)
  const lens = lenses.find((one) => one === params.get('lens')) ?? 'share'
  const group = params.get('group') ?? ''
  const category = params.get('category') ?? ''
  return {
    range,
    span,
    lens,
    groupId: lens === 'group' && uuid.test(group) ? group : null,
    category: uuid.test(category) ? category : null,
  }
}

type Entry = readonly [string, string | null]

const addressEntries = ({ range, span, lens, groupId, category }: Address): readonly Entry[] => [
  ['range', range === defaultRange ? null : range],
  ['from', range === 'days' ? span.from : null],
  ['to', range === 'days' ? span.to : null],
  ['lens', lens === 'share' ? null : lens],
  ['group', groupId],
  ['category', category],
]

const figureEntries = (figure: Figure): readonly Entry[] => [
  ['rows', figure.kind],
  ['rowsFrom', figure.from],
  ['rowsTo', figure.to],
  ['rowsCategory', figure.categoryIds?.join(',') ?? null],
  ['rowsPayee', figure.payee ?? null],
  ['rowsTitle', figure.title],
]

const searchOf = (entries: readonly Entry[]): string => {
  const params = new URLSearchParams()
  for (const [name, value] of entries) if (value !== null) params.set(name, value)
  return params.toString()
}

/** The shortest address that says the same. */
export const writeAddress = (address: Address): string => searchOf(addressEntries(address))

/** The same page with the rows of a figure over it. */
export const rowsAddress = (address: Address, figure: Figure): string =>
  `?${searchOf([...addressEntries(address), ...figureEntries(figure)])}`

export function readFigure(params: URLSearchParams): Figure | null {
  const kind = (['expense', 'income'] as const).find((one) => one === params.get('rows'))
  const [from, to] = [params.get('rowsFrom') ?? '', params.get('rowsTo') ?? '']
  if (!kind || !isDay(from) || !isDay(to) || from > to) return null
  const categories = params.get('rowsCategory')
  const ids = (categories ?? '').split(',').filter((id) => id === 'none' || uuid.test(id))
  const payee = params.get('rowsPayee')
  return {
    kind,
    from,
    to,
    title: params.get('rowsTitle') ?? '',
    ...(categories === null ? {} : { categoryIds: ids }),
    ...(payee === null ? {} : { payee }),
  }
}
