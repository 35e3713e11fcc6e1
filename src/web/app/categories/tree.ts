import { foldText } from '#domain/ledger.ts'
import { type CategoryStyle, styleCategories } from '#web/categories/style-categories.ts'
import type { Category, CategoryTables } from '#web/categories/use-categories.ts'

/** A category as this page shows it: one's own, or everyone's in one's own style. */
export interface CategoryNode {
  readonly category: Category
  /** As everyone sees it; null when it is one's own. */
  readonly original: Category | null
  readonly style: CategoryStyle | null
  readonly children: readonly CategoryNode[]
}

export interface CategoryTree {
  /** Those in use, on top; each with the ones below it. */
  readonly shown: readonly CategoryNode[]
  /** Archived or hidden, by name. */
  readonly away: readonly CategoryNode[]
}

export type CategoryType = Category['type']

const byPlace = ({ category: a }: CategoryNode, { category: b }: CategoryNode) =>
  a.sort - b.sort || a.name.localeCompare(b.name)

const byName = ({ category: a }: CategoryNode, { category: b }: CategoryNode) =>
  a.name.localeCompare(b.name)

function allNodes({ own, shared, styles }: CategoryTables): readonly CategoryNode[] {
  const styleOf = new Map(styles.map((style) => [style.categoryId, style]))
  const styled = new Map(styleCategories(shared, styles).map((one) => [one.id, one]))
  return [
    // What staff have taken away from everyone is not shown here at all.
    ...shared
      .filter((original) => !original.archived)
      .map((original) => ({
        category: styled.get(original.id) ?? original,
        original,
        style: styleOf.get(original.id) ?? null,
        children: [],
      })),
    ...own.map((category) => ({ category, original: null, style: null, children: [] })),
  ]
}

/** Those on top, each with the ones below it; one whose parent is not among them is on top. */
function nest(nodes: readonly CategoryNode[]): readonly CategoryNode[] {
  const tops = new Set(
    nodes.filter(({ category }) => category.parentId === null).map(({ category }) => category.id),
  )
  const isBelow = ({ category }: CategoryNode) =>
    category.parentId !== null && tops.has(category.parentId)
  const below = Map.groupBy(nodes.filter(isBelow), ({ category }) => category.parentId)
  return nodes
    .filter((node) => !isBelow(node))
    .map((node) => ({ ...node, children: below.get(node.category.id) ?? [] }))
}

export function buildTree(tables: CategoryTables, type: CategoryType): CategoryTree {
  const nodes = allNodes(tables).filter(({ category }) => category.type === type)
  const isAway = ({ category }: CategoryNode) => category.archived
  return {
    shown: nest(nodes.filter((node) => !isAway(node)).sort(byPlace)),
    away: nest(nodes.filter(isAway).sort(byName)),
  }
}

const isNamed = ({ category }: CategoryNode, wanted: string) =>
  foldText(category.name).includes(wanted)

function sift(nodes: readonly CategoryNode[], wanted: string): readonly CategoryNode[] {
  return nodes.flatMap((node) => {
    if (isNamed(node, wanted)) return [node]
    const children = node.children.filter((child) => isNamed(child, wanted))
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** Those whose name has the words; a parent also stays for the sake of its children. */
export function searchTree({ shown, away }: CategoryTree, text: string): CategoryTree {
  const wanted = foldText(text.trim())
  return wanted === '' ? { shown, away } : { shown: sift(shown, wanted), away: sift(away, wanted) }
}
