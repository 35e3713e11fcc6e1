import { type Day, isDay, type Month } from '#domain/calendar/calendar.ts'
import {
  type Entry,
  type Figure,
  figureEntries,
  type SumFigure,
  searchOf,
  sumEntries,
} from '#web/reports/rows-address.ts'
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

const addressEntries = ({ range, span, lens, groupId, category }: Address): readonly Entry[] => [
  ['range', range === defaultRange ? null : range],
  ['from', range === 'days' ? span.from : null],
  ['to', range === 'days' ? span.to : null],
  ['lens', lens === 'share' ? null : lens],
  ['group', groupId],
  ['category', category],
]

/** The shortest address that says the same. */
export const writeAddress = (address: Address): string => searchOf(addressEntries(address))

/** The same page with the rows of a figure over it. */
export const rowsAddress = (address: Address, figure: Figure): string =>
  `?${searchOf([...addressEntries(address), ...figureEntries(figure)])}`

/** The same page with what a figure is made of over it. */
export const sumAddress = (address: Address, figure: SumFigure): string =>
  `?${searchOf([...addressEntries(address), ...sumEntries(figure)])}`
