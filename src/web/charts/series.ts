import type { Day } from '#domain/calendar/calendar.ts'
import type { MissingRate } from '#domain/money/convert-totals.ts'

/** What is drawn, in the order of the legend. */
export interface ChartSeries {
  /** Where its amount is in the values of a point. */
  readonly key: string
  readonly name: string
  readonly shape: 'line' | 'area' | 'bar' | 'band'
  /** The upper end of a band; its lower end is at its key. */
  readonly upTo?: string
  readonly colour: ChartColour
  /** Those with the same name stand on each other. */
  readonly stack?: string
  /** For what is planned or would be, beside what is. */
  readonly isDashed?: boolean
}

/** One day, or a stretch of time that begins on it; a null is not drawn. */
export interface ChartPoint {
  readonly on: Day
  /** Minor units. */
  readonly values: Readonly<Record<string, number | null>>
  /** What of a value has no rate, by its key. */
  readonly missing?: Readonly<Record<string, readonly MissingRate[]>>
  /** Whether some of a value was converted, by its key. */
  readonly isAbout?: Readonly<Record<string, boolean>>
}

/** How amounts and days are written; given, so that charts also work where nobody is signed in. */
export interface ChartWriting {
  readonly currency: string
  readonly locale: string
  /** What is drawn is no money but a share, in hundredths of a percent. */
  readonly unit?: 'share'
}

/** A day worth pointing at, such as today. */
export interface ChartMark {
  readonly on: Day
  readonly words: string
}

/** An amount worth pointing at, such as a target. */
export interface ChartLevel {
  readonly amount: number
  readonly words: string
}

/** Where the rows behind a figure are shown; null where there are none to show. */
export type RowsOf = (on: Day, key: string) => string | null

const colours = {
  1: 'var(--color-chart-1)',
  2: 'var(--color-chart-2)',
  3: 'var(--color-chart-3)',
  4: 'var(--color-chart-4)',
  5: 'var(--color-chart-5)',
  6: 'var(--color-chart-6)',
  7: 'var(--color-chart-7)',
  8: 'var(--color-chart-8)',
  muted: 'var(--color-muted-foreground)',
  over: 'var(--color-over)',
  income: 'var(--color-income)',
} as const

type PlainColour = keyof typeof colours

/** Told apart by how light they are, whatever somebody sees of the colours themselves. */
const shades = {
  light: (colour: string) => `color-mix(in oklch, ${colour} 58%, var(--color-card))`,
  deep: (colour: string) => `color-mix(in oklch, ${colour} 60%, var(--color-foreground))`,
  pale: (colour: string) => `color-mix(in oklch, ${colour} 34%, var(--color-card))`,
} as const

export type ChartColour = PlainColour | `${PlainColour} ${keyof typeof shades}`

/** In the order they are best told apart. */
export const shadesOf = (colour: ChartColour): readonly ChartColour[] =>
  (['light', 'deep', 'pale'] as const).map((shade) => `${plainOf(colour)} ${shade}` as const)

const plainOf = (colour: ChartColour) => String(colour).split(' ')[0] as `${PlainColour}`

export function colourOf(colour: ChartColour): string {
  const [name = '', shade] = String(colour).split(' ')
  const plain = colours[name as PlainColour]
  return shade === undefined ? plain : shades[shade as keyof typeof shades](plain)
}

/** Bars that are only planned, or share their colour with another, are lighter. */
export const opacityOf = ({ isDashed, shape }: ChartSeries): number =>
  shape === 'band' ? 0.35 : isDashed ? 0.45 : 1

/** The days of a series that stand alone: between two that are unknown no line is drawn. */
export function loneDays(points: readonly ChartPoint[], key: string): ReadonlySet<Day> {
  const isKnown = (at: number) => points[at]?.values[key] != null
  const lone = points.filter((_, at) => isKnown(at) && !isKnown(at - 1) && !isKnown(at + 1))
  return new Set(lone.map(({ on }) => on))
}
