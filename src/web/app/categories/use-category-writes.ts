import '#web/data/replica/commands/own-reducers.ts'
import { useMemo } from 'react'
import { moveTo, sortAtEnd } from '#domain/categories/reorder.ts'
import { newId } from '#web/data/new-id.ts'
import type { Replica, Wish } from '#web/data/replica/shapes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import type { Category } from '#web/fields/use-categories.ts'
import { toast } from '#web/ui/toast.ts'
import { send } from '#web/writes/send.ts'
import { dependentsOf } from './dependents.ts'
import type { CategoryNode, CategoryType } from './tree.ts'
import {
  awayWishes,
  type CategoryFields,
  changeWishes,
  createWish,
  orderWishes,
  resetWishes,
  restoreWishes,
  unmergeWishes,
} from './wishes.ts'

/** Every change shows at once; those that take something away can be taken back. */
export interface CategoryWrites {
  readonly add: (type: CategoryType, fields: CategoryFields, siblings: Siblings) => void
  readonly change: (node: CategoryNode, fields: CategoryFields) => void
  /** Out of the choices, with what is below it: archived, or hidden if it is everyone's. */
  readonly putAway: (node: CategoryNode) => void
  readonly bringBack: (node: CategoryNode) => void
  readonly reset: (node: CategoryNode) => void
  readonly move: (siblings: Siblings, node: CategoryNode, at: number) => void
  /** Only for one that nothing points at. */
  readonly remove: (node: CategoryNode) => void
  readonly merge: (node: CategoryNode, into: Category) => void
}

type Siblings = readonly CategoryNode[]

const withUndo = (replica: Replica, title: string, back: () => readonly Wish[]) =>
  toast({ title, action: { label: 'Undo', onClick: () => void send(replica, back()) } })

const placesOf = (siblings: Siblings) =>
  siblings.map(({ category: { id, sort } }) => ({ id, sort }))

function add(replica: Replica, ...[type, fields, siblings]: Parameters<CategoryWrites['add']>) {
  const sort = sortAtEnd(placesOf(siblings))
  const category = { ...fields, id: newId(), type, sort, archived: false }
  void send(replica, [createWish(category)])
}

function setAway(replica: Replica, nodes: Siblings, isAway: boolean, title: string) {
  void send(
    replica,
    nodes.flatMap((node) => awayWishes(node, isAway, newId())),
  )
  withUndo(replica, title, () => restoreWishes(replica, nodes))
}

function move(replica: Replica, ...[siblings, node, at]: Parameters<CategoryWrites['move']>) {
  const changes = moveTo(placesOf(siblings), node.category.id, at)
  if (changes.length > 0) void send(replica, orderWishes(siblings, changes, newId))
}

function merge(replica: Replica, { category }: CategoryNode, into: Category) {
  const before = dependentsOf(replica, category.id)
  void send(replica, [{ name: 'categories.merge', args: { id: category.id, into: into.id } }])
  withUndo(replica, `Merged ${category.name} into ${into.name}`, () =>
    unmergeWishes(category, before),
  )
}

const writesFor = (replica: Replica): CategoryWrites => ({
  add: (...asked) => add(replica, ...asked),
  change: (node, fields) => void send(replica, changeWishes(node, fields, newId())),
  putAway: (node) => {
    const verb = node.original ? 'Hid' : 'Archived'
    setAway(replica, [node, ...node.children], true, `${verb} ${node.category.name}`)
  },
  bringBack: (node) =>
    setAway(replica, [node, ...node.children], false, `${node.category.name} is back`),
  reset: (node) => {
    void send(replica, resetWishes(node))
    withUndo(replica, `${node.original?.name ?? ''} is as it was`, () =>
      restoreWishes(replica, [node]),
    )
  },
  move: (...asked) => move(replica, ...asked),
  remove: ({ category }) => {
    void send(replica, [{ name: 'categories.delete', args: { id: category.id } }])
    withUndo(replica, `Deleted ${category.name}`, () => [createWish(category)])
  },
  merge: (node, into) => merge(replica, node, into),
})

export function useCategoryWrites(): CategoryWrites {
  const replica = useReplica()
  return useMemo(() => writesFor(replica), [replica])
}
