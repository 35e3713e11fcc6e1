import type { CSSProperties } from 'react'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import { categoryIcon } from './category-icons.ts'
import type { Category } from './use-categories.ts'

/** The colours a category may have, by the name stored with it, as the charts number them. */
const named = ['honey', 'teal', 'indigo', 'rose', 'leaf', 'sky', 'plum', 'amber']

/** The last is no colour. */
export const categoryColors: readonly string[] = [...named, 'slate']

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
  const at = named.indexOf(category?.color ?? '') + 1
  const tone = paint ?? (at > 0 ? `var(--color-chart-${at})` : null)
  return (
    <span
      aria-hidden
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-full',
        sizes[size],
        tone ? 'toned' : 'bg-muted text-muted-foreground',
      )}
      style={tone ? ({ '--tone': tone } as CSSProperties) : undefined}
    >
      <Icon />
    </span>
  )
}

export function CategoryChip({ category }: { readonly category: Category | undefined }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <CategoryMark category={category} size="small" />
      <span className="truncate">{category?.name ?? say('No category')}</span>
    </span>
  )
}
