import type { Placed } from '#domain/categories/reorder.ts'
import type { CategoryStyle } from '#web/categories/style-categories.ts'
import type { Category } from '#web/categories/use-categories.ts'
import type { Command, Replica } from '#web/data/replica/types.ts'
import { creates, deletes, fieldsOf, type RowChange, removing, updates } from '#web/writes/write.ts'
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
function styling(categoryId: string, now: CategoryStyle | null, look: Look, id: string) {
  if (isPlain(look)) return deletes('category_styles', now ? [now] : [])
  return now
    ? updates('category_styles', [{ id: now.id, patch: look }])
    : creates('category_styles', [{ id, categoryId, ...look }])
}

const changeOwn = (id: string, patch: RowChange['patch']) => updates('categories', [{ id, patch }])

/** What the form says, of one's own or of everyone's. */
export function changeCommands(
  node: CategoryNode,
  fields: CategoryFields,
  id: string,
): readonly Command[] {
  const { category, original, style } = node
  if (!original) return changeOwn(category.id, fields)
  const look = {
    ...(style ?? plain),
    name: unlike(fields.name, original.name),
    icon: unlike(fields.icon, original.icon),
    color: unlike(fields.color, original.color),
  }
  return styling(category.id, style, lookOf(look), id)
}

/** As everyone sees it, and in its old place. */
export const resetCommands = ({ category, style }: CategoryNode): readonly Command[] =>
  styling(category.id, style, plain, '')

/** Archived if it is one's own, hidden if it is everyone's. */
export function awayCommands(
  { category, original, style }: CategoryNode,
  isAway: boolean,
  id: string,
) {
  if (!original) return changeOwn(category.id, { archived: isAway })
  return styling(category.id, style, lookOf({ ...(style ?? plain), hidden: isAway }), id)
}

export function orderCommands(
  siblings: readonly CategoryNode[],
  changes: readonly Placed[],
  newId: () => string,
): readonly Command[] {
  return changes.flatMap(({ id, sort }) => {
    const node = siblings.find(({ category }) => category.id === id)
    if (!node) return []
    const { original, style } = node
    if (!original) return changeOwn(id, { sort })
    const look = { ...(style ?? plain), sort: unlike(sort, original.sort) }
    return styling(id, style, lookOf(look), newId())
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
export function restoreCommands(
  replica: Pick<Replica, 'rows'>,
  nodes: readonly CategoryNode[],
): readonly Command[] {
  return nodes.flatMap(({ category, original, style }) => {
    if (original) {
      const before = lookOf(style ?? plain)
      return styling(category.id, styleNow(replica, category.id), before, style?.id ?? '')
    }
    return changeOwn(category.id, fieldsOf('categories', category))
  })
}

/** Takes a merge back: the category, and everything that was in it. */
export const unmergeCommands = (
  category: Category,
  dependents: readonly Dependent[],
): readonly Command[] => [
  ...removing('categories', [category]).undo,
  ...[...Map.groupBy(dependents, ({ table }) => table)].flatMap(([table, all]) =>
    updates(
      table,
      all.map(({ id, fields }) => ({ id, patch: fields })),
    ),
  ),
]
