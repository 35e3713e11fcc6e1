import type { z } from 'zod'
import type { categoryStyles } from '#contract/categories/entities.ts'
import type { Category } from './use-categories.ts'

export type CategoryStyle = Readonly<z.infer<z.ZodObject<typeof categoryStyles.writable>>> & {
  readonly id: string
}

/** How one person sees the categories everyone has; a hidden one is like an archived one. */
export function styleCategories(
  shared: readonly Category[],
  styles: readonly CategoryStyle[],
): readonly Category[] {
  if (styles.length === 0) return shared
  const byCategory = new Map(styles.map((style) => [style.categoryId, style]))
  return shared.map((category) => {
    const style = byCategory.get(category.id)
    if (!style) return category
    const { hidden, name, icon, color, sort } = style
    return {
      ...category,
      name: name ?? category.name,
      icon: icon ?? category.icon,
      color: color ?? category.color,
      sort: sort ?? category.sort,
      archived: category.archived || hidden,
    }
  })
}
