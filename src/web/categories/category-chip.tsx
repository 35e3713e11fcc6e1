import { classes } from '#web/ui/classes.ts'
import { categoryIcon } from './category-icons.ts'
import type { Category } from './use-categories.ts'

/** The palette of the charts; where one stands beside, a category has the colour it has there. */
const tones: Readonly<Record<string, string>> = {
  honey: 'bg-chart-1/15 text-chart-1',
  teal: 'bg-chart-2/15 text-chart-2',
  indigo: 'bg-chart-3/15 text-chart-3',
  rose: 'bg-chart-4/15 text-chart-4',
  leaf: 'bg-chart-5/15 text-chart-5',
  sky: 'bg-chart-6/15 text-chart-6',
  plum: 'bg-chart-7/15 text-chart-7',
  amber: 'bg-chart-8/15 text-chart-8',
}
const faintOf = (paint: string) => `color-mix(in oklch, ${paint} 15%, transparent)`
const noTone = 'bg-muted text-muted-foreground'

/** The colours a category may have, by the name stored with it; the last is no colour. */
export const categoryColors: readonly string[] = [...Object.keys(tones), 'slate']

const sizes = { small: 'size-6 [&_svg]:size-3.5', medium: 'size-9 [&_svg]:size-4.5' } as const

export interface CategoryMarkProps {
  readonly category: Pick<Category, 'icon' | 'color'> | undefined
  readonly size?: keyof typeof sizes
  /** The colour it has in the charts of the same screen; its own without any. */
  readonly paint?: string
}

/** The category as a picture alone; its name must stand nearby. */
export function CategoryMark({ category, size = 'medium', paint }: CategoryMarkProps) {
  const Icon = categoryIcon(category?.icon ?? 'tag')
  const tone = category === undefined ? noTone : (tones[category.color] ?? noTone)
  return (
    <span
      aria-hidden
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-full',
        sizes[size],
        paint === undefined && tone,
      )}
      style={paint === undefined ? undefined : { color: paint, background: faintOf(paint) }}
    >
      <Icon />
    </span>
  )
}

export function CategoryChip({ category }: { readonly category: Category | undefined }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <CategoryMark category={category} size="small" />
      <span className="truncate">{category?.name ?? 'No category'}</span>
    </span>
  )
}
