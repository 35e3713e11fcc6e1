import type { Replica } from '#web/data/replica/types.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { OpenedPanel } from '#web/form/use-opened.tsx'
import { CategorySheet } from './category-sheet.tsx'
import type { CategoryFields } from './category-writes.ts'
import { dependentsOf } from './dependents.ts'
import { InUseDialog } from './in-use-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import type { CategoryNode, CategoryTree, CategoryType } from './tree.ts'
import type { CategoryWrites } from './use-category-writes.ts'

/** What is being asked or filled in; one thing at a time. */
export type CategoryQuestion =
  | { readonly kind: 'add'; readonly name: string; readonly parentId: string | null }
  | { readonly kind: 'edit'; readonly node: CategoryNode }
  | { readonly kind: 'merge'; readonly node: CategoryNode }
  | { readonly kind: 'in-use'; readonly node: CategoryNode }

export interface CategoryDialogsProps {
  readonly asked: CategoryQuestion | null
  readonly type: CategoryType
  readonly tree: CategoryTree
  readonly writes: CategoryWrites
  readonly onAsk: (asked: CategoryQuestion | null) => void
}

const siblingsIn = ({ shown }: CategoryTree, parentId: string | null) =>
  parentId === null
    ? shown
    : (shown.find(({ category }) => category.id === parentId)?.children ?? [])

/** Only one's own can be deleted. */
const isDeletedIn = (replica: Replica, { original, category }: CategoryNode) =>
  original === null && !replica.rows('categories').has(category.id)

export function CategoryDialogs({ asked, type, tree, writes, onAsk }: CategoryDialogsProps) {
  const { replica } = useTable('categories')
  const close = () => onAsk(null)
  if (asked === null) return null
  if (asked.kind === 'add' || asked.kind === 'edit') {
    const node = asked.kind === 'edit' ? asked.node : null
    const isDeleted = node !== null && isDeletedIn(replica, node)
    const save = (fields: CategoryFields) =>
      node && !isDeleted
        ? writes.change(node, fields)
        : writes.add(type, fields, siblingsIn(tree, fields.parentId))
    return (
      <OpenedPanel isDeleted={isDeleted}>
        <CategorySheet
          node={node}
          type={type}
          tree={tree}
          {...(asked.kind === 'add' ? { start: asked } : {})}
          onSave={save}
          onReset={() => {
            if (node) writes.reset(node)
            close()
          }}
          onClose={close}
        />
      </OpenedPanel>
    )
  }
  const { node } = asked
  const dependents = dependentsOf(replica, node.category.id)
  return asked.kind === 'merge' ? (
    <MergeDialog
      node={node}
      tree={tree}
      dependents={dependents}
      onMerge={(into) => {
        writes.merge(node, into)
        close()
      }}
      onClose={close}
    />
  ) : (
    <InUseDialog
      node={node}
      dependents={dependents}
      onMerge={() => onAsk({ kind: 'merge', node })}
      onArchive={() => {
        writes.putAway(node)
        close()
      }}
      onClose={close}
    />
  )
}
