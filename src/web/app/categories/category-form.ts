import { foldText } from '#domain/ledger.ts'
import type { Reading } from '#web/form/use-form.ts'
import { say } from '#web/words/say.ts'
import type { CategoryFields } from './category-writes.ts'
import type { CategoryNode, CategoryTree } from './tree.ts'

const NAME_MOST = 60

/** Those it may be part of: on top, and not itself. */
export const parentsFor = (node: CategoryNode | null, { shown, away }: CategoryTree) => {
  const tops = shown.filter(({ category }) => category.parentId === null)
  const parentId = node?.category.parentId ?? null
  // A parent that is away still is its parent.
  const kept = away.filter(({ category }) => category.id === parentId)
  return [...tops, ...kept].filter(({ category }) => category.id !== node?.category.id)
}

/** What to fix about the name; two of one name in one place could not be told apart. */
export function nameProblem(
  { name, parentId }: CategoryFields,
  node: CategoryNode | null,
  { shown }: CategoryTree,
): string | null {
  const said = name.trim()
  if (said === '') return say('Give it a name.')
  if (said.length > NAME_MOST) return say('Use at most {most} characters.', { most: NAME_MOST })
  const siblings =
    parentId === null
      ? shown.filter(({ category }) => category.parentId === null)
      : (shown.find(({ category }) => category.id === parentId)?.children ?? [])
  const isTaken = siblings.some(
    ({ category }) =>
      category.id !== node?.category.id && foldText(category.name) === foldText(said),
  )
  return isTaken ? say('There is one of this name here already.') : null
}

/** The category to store, or what to fix. */
export function readCategory(
  draft: CategoryFields,
  node: CategoryNode | null,
  tree: CategoryTree,
): Reading<CategoryFields> {
  const name = nameProblem(draft, node, tree)
  if (name !== null) return { ok: false, messages: { name } }
  return { ok: true, fields: { ...draft, name: draft.name.trim() } }
}
