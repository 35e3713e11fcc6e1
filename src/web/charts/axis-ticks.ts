import type { ChartPoint, ChartSeries } from './series.ts'

export interface Extent {
  readonly least: number
  readonly most: number
}

/** How far it goes, with those that stand on each other added up; the ground belongs to it. */
export function extentOf(points: readonly ChartPoint[], series: readonly ChartSeries[]): Extent {
  let [least, most] = [0, 0]
  for (const { values } of points) {
    const [up, down] = [new Map<string, number>(), new Map<string, number>()]
    for (const { key, upTo, stack } of series) {
      for (const amount of [values[key], values[upTo ?? key]]) {
        if (amount == null) continue
        least = Math.min(least, amount)
        most = Math.max(most, amount)
      }
      const side = (values[key] ?? 0) < 0 ? down : up
      if (stack) side.set(stack, (side.get(stack) ?? 0) + (values[key] ?? 0))
    }
    most = Math.max(most, ...up.values())
    least = Math.min(least, ...down.values())
  }
  return { least, most }
}

const steps = [1, 2, 2.5, 5, 10]

/** Round amounts from below the least to above the most, about as many as are wanted. */
export function axisTicks({ least, most }: Extent, wanted = 4): readonly number[] {
  const size = Math.max(most - least, 1)
  const power = 10 ** Math.floor(Math.log10(size / wanted))
  const step = (steps.find((one) => one * power * wanted >= size) ?? 10) * power
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)]
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}
