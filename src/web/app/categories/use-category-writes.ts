import { say } from '#web/words/say.ts'
import '#web/data/replica/commands/own-reducers.ts'
import { useMemo } from 'react'
import { moveTo, sortAtEnd } from '#domain/categories/reorder.ts'
import type { Category } from '#web/categories/use-categories.ts'
import { newId } from '#web/data/new-id.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { command } from '#web/writes/command.ts'
import { useWrites, type Writes } from '#web/writes/use-writes.ts'
import {
  awayCommands,
  type CategoryFields,
  changeCommands,
  orderCommands,
  resetCommands,
  restoreCommands,
  unmergeCommands,
} from './category-writes.ts'
import { dependentsOf } from './dependents.ts'
import type { CategoryNode, CategoryType } from './tree.ts'

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

const placesOf = (siblings: Siblings) =>
  siblings.map(({ category: { id, sort } }) => ({ id, sort }))

function writesWith(writes: Writes<'categories'>, replica: Replica): CategoryWrites {
  const setAway = (node: CategoryNode, isAway: boolean, title: string) => {
    const nodes = [node, ...node.children]
    const commands = nodes.flatMap((one) => awayCommands(one, isAway, newId()))
    writes.run({ commands, undo: () => restoreCommands(replica, nodes) }, { title })
  }
  return {
    add: (type, fields, siblings) => {
      const sort = sortAtEnd(placesOf(siblings))
      writes.create({ ...fields, type, sort, archived: false })
    },
    change: (node, fields) => {
      const commands = changeCommands(node, fields, newId())
      const undo = () => restoreCommands(replica, [node])
      writes.run({ commands, undo }, { title: say('Changed {name}', { name: fields.name }) })
    },
    putAway: (node) =>
      setAway(node, true, `${node.original ? 'Hid' : 'Archived'} ${node.category.name}`),
    bringBack: (node) =>
      setAway(node, false, say('{category} is back', { category: node.category.name })),
    reset: (node) => {
      const write = { commands: resetCommands(node), undo: () => restoreCommands(replica, [node]) }
      writes.run(write, {
        title: say('{original} is as it was', { original: node.original?.name ?? '' }),
      })
    },
    move: (siblings, node, at) => {
      const changes = moveTo(placesOf(siblings), node.category.id, at)
      writes.run({ commands: orderCommands(siblings, changes, newId), undo: null })
    },
    remove: ({ category }) =>
      writes.remove(category, { title: say('Deleted {category}', { category: category.name }) }),
    merge: ({ category }, into) => {
      const undo = unmergeCommands(category, dependentsOf(replica, category.id))
      const merge = command('categories.merge', { id: category.id, into: into.id })
      const title = say('Merged {category} into {into}', {
        category: category.name,
        into: into.name,
      })
      writes.run({ commands: [merge], undo }, { title })
    },
  }
}

export function useCategoryWrites(): CategoryWrites {
  const replica = useReplica()
  const writes = useWrites('categories')
  return useMemo(() => writesWith(writes, replica), [writes, replica])
}
