import { routes } from '#contract/routes.ts'
import { type Day, isDay } from '#domain/calendar/calendar.ts'

/** Whose rows: see `rowSources` of the contract. */
const sources = [
  ...(['book', 'everyday', 'planned', 'ahead'] as const),
  ...(['paid', 'share', 'settledOut', 'settledIn', 'owed'] as const),
  ...(['repaid', 'due', 'saved'] as const),
] as const

/** What a figure is of, so that its rows can be asked for. */
export interface Figure {
  readonly from: Day
  readonly to: Day
  readonly kind: 'expense' | 'income'
  /** Undefined is any; `none` is without one. */
  readonly categoryIds?: readonly string[]
  readonly payee?: string
  /** All that is written down, unless said otherwise. */
  readonly of?: (typeof sources)[number]
  /** Of what moved in groups. */
  readonly currency?: string
  /** What is above the rows, such as "Groceries". */
  readonly title: string
}

/** Figures that are made of other figures. */
const sums = [
  ...(['net', 'merchants', 'change', 'fresh', 'stopped', 'oftener', 'dearer'] as const),
  ...(['foreseen-expense', 'foreseen-income', 'foreseen-net'] as const),
] as const

export interface SumFigure {
  readonly sum: (typeof sums)[number]
  readonly from: Day
  readonly to: Day
}

export type Entry = readonly [string, string | null]

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const figureEntries = (figure: Figure): readonly Entry[] => [
  ['rows', figure.kind],
  ['rowsFrom', figure.from],
  ['rowsTo', figure.to],
  ['rowsOf', figure.of ?? null],
  ['rowsCurrency', figure.currency ?? null],
  ['rowsCategory', figure.categoryIds?.join(',') ?? null],
  ['rowsPayee', figure.payee ?? null],
  ['rowsTitle', figure.title],
]

export const sumEntries = ({ sum, from, to }: SumFigure): readonly Entry[] => [
  ['sum', sum],
  ['rowsFrom', from],
  ['rowsTo', to],
]

export const searchOf = (entries: readonly Entry[]): string => {
  const params = new URLSearchParams()
  for (const [name, value] of entries) if (value !== null) params.set(name, value)
  return params.toString()
}

/** On the page of charts, which shows the rows of any figure. */
export const rowsAddressOf = (figure: Figure): string =>
  `${routes.analytics.path}?${searchOf(figureEntries(figure))}`

/** The same of what a figure is made of, with the charts of that time behind it. */
export const sumAddressOf = (figure: SumFigure): string => {
  const { from, to } = figure
  const time: readonly Entry[] = [
    ['range', 'days'],
    ['from', from],
    ['to', to],
  ]
  return `${routes.analytics.path}?${searchOf([...time, ...sumEntries(figure)])}`
}

function readSpan(params: URLSearchParams): { readonly from: Day; readonly to: Day } | null {
  const [from, to] = [params.get('rowsFrom') ?? '', params.get('rowsTo') ?? '']
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null
}

export function readFigure(params: URLSearchParams): Figure | null {
  const kind = (['expense', 'income'] as const).find((one) => one === params.get('rows'))
  const span = readSpan(params)
  if (!kind || !span) return null
  const categories = params.get('rowsCategory')
  const ids = (categories ?? '').split(',').filter((id) => id === 'none' || uuid.test(id))
  const payee = params.get('rowsPayee')
  const of = sources.find((one) => one === params.get('rowsOf'))
  const currency = params.get('rowsCurrency')
  return {
    kind,
    ...span,
    title: params.get('rowsTitle') ?? '',
    ...(categories === null ? {} : { categoryIds: ids }),
    ...(payee === null ? {} : { payee }),
    ...(of ? { of } : {}),
    ...(currency && /^[A-Z]{3}$/.test(currency) ? { currency } : {}),
  }
}

export function readSumFigure(params: URLSearchParams): SumFigure | null {
  const sum = sums.find((one) => one === params.get('sum'))
  const span = readSpan(params)
  return sum && span ? { sum, ...span } : null
}
