import { limits } from '#contract/limits.ts'
import type { Placed } from '#domain/categories/reorder.ts'
import type { Replica, Wish } from '#web/data/replica/shapes.ts'
import type { CategoryStyle } from '#web/fields/style-categories.ts'
import type { Category } from '#web/fields/use-categories.ts'
import type { Dependent } from './dependents.ts'
import type { CategoryNode } from './tree.ts'

type Look = Omit<CategoryStyle, 'id' | 'categoryId'>
/** What the form of a category says. */
export type CategoryFields = Pick<Category, 'name' | 'icon' | 'color' | 'parentId'>

const plain: Look = { hidden: false, name: null, icon: null, color: null, sort: null }

const isPlain = ({ hidden, ...rest }: Look) =>
  !hidden && Object.values(rest).every((value) => value === null)

const lookOf = ({ hidden, name, icon, color, sort }: Look): Look => ({
  hidden,
  name,
  icon,
  color,
  sort,
})

/** Null where it is as everyone sees it, so that it follows when that changes. */
const unlike = <T>(wanted: T, original: T): T | null => (wanted === original ? null : wanted)

/** Makes a person's style of a category say this; a style that says nothing goes. */
function styleWish(categoryId: string, now: CategoryStyle | null, look: Look, id: string): Wish[] {
  if (isPlain(look)) return now ? [{ name: 'category_styles.delete', args: { id: now.id } }] : []
  return now
    ? [{ name: 'category_styles.update', args: { id: now.id, patch: look } }]
    : [{ name: 'category_styles.create', args: { doc: { id, categoryId, ...look } } }]
}

const changeOwn = (id: string, patch: Readonly<Record<string, unknown>>): Wish => ({
  name: 'categories.update',
  args: { id, patch },
})

/** What the form says, of one's own or of everyone's. */
export function changeWishes(node: CategoryNode, fields: CategoryFields, id: string): Wish[] {
  const { category, original, style } = node
  if (!original) return [changeOwn(category.id, fields)]
  const look = {
    ...(style ?? plain),
    name: unlike(fields.name, original.name),
    icon: unlike(fields.icon, original.icon),
    color: unlike(fields.color, original.color),
  }
  return styleWish(category.id, style, lookOf(look), id)
}

/** As everyone sees it, and in its old place. */
export const resetWishes = ({ category, style }: CategoryNode): Wish[] =>
  styleWish(category.id, style, plain, '')

/** Archived if it is one's own, hidden if it is everyone's. */
export function awayWishes(
  { category, original, style }: CategoryNode,
  isAway: boolean,
  id: string,
) {
  if (!original) return [changeOwn(category.id, { archived: isAway })]
  return styleWish(category.id, style, lookOf({ ...(style ?? plain), hidden: isAway }), id)
}

export function orderWishes(
  siblings: readonly CategoryNode[],
  changes: readonly Placed[],
  newId: () => string,
): readonly Wish[] {
  return changes.flatMap(({ id, sort }) => {
    const node = siblings.find(({ category }) => category.id === id)
    if (!node) return []
    const { original, style } = node
    if (!original) return [changeOwn(id, { sort })]
    const look = { ...(style ?? plain), sort: unlike(sort, original.sort) }
    return styleWish(id, style, lookOf(look), newId())
  })
}

const styleNow = (replica: Pick<Replica, 'rows'>, categoryId: string): CategoryStyle | null => {
  for (const row of replica.rows('category_styles').values()) {
    const style = row as CategoryStyle
    if (style.categoryId === categoryId) return style
  }
  return null
}

/** Makes these as they were, whatever has become of them. */
export function restoreWishes(
  replica: Pick<Replica, 'rows'>,
  nodes: readonly CategoryNode[],
): readonly Wish[] {
  return nodes.flatMap(({ category, original, style }) => {
    if (original) {
      const before = lookOf(style ?? plain)
      return styleWish(category.id, styleNow(replica, category.id), before, style?.id ?? '')
    }
    const { id, ...fields } = fieldsOf(category)
    return [changeOwn(id, fields)]
  })
}

/** What a person may write of a category, without what the server adds. */
const fieldsOf = ({ id, name, type, icon, color, parentId, archived, sort }: Category) => ({
  id,
  name,
  type,
  icon,
  color,
  parentId,
  archived,
  sort,
})

export const createWish = (category: Category): Wish => ({
  name: 'categories.create',
  args: { doc: fieldsOf(category) },
})

/** Takes a merge back: the category, and everything that was in it. */
export function unmergeWishes(category: Category, dependents: readonly Dependent[]): Wish[] {
  const wishes = [createWish(category)]
  for (const [table, all] of Map.groupBy(dependents, (dependent) => dependent.table)) {
    for (let at = 0; at < all.length; at += limits.batchOperations) {
      const changes = all
        .slice(at, at + limits.batchOperations)
        .map(({ id, fields }) => ({ id, patch: fields }))
      wishes.push({ name: `${table}.updateMany`, args: { changes } })
    }
  }
  return wishes
}
