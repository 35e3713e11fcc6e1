import { useRef } from 'react'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import type { CategoryActs } from './category-menu.tsx'
import { CategoryRow } from './category-row.tsx'
import type { CategoryNode, CategoryType } from './tree.ts'
import type { Usages } from './usage.ts'
import { useDrag } from './use-drag.ts'

export interface CategoryListProps {
  readonly nodes: readonly CategoryNode[]
  readonly type: CategoryType
  readonly label: string
  readonly usagesOf: (node: CategoryNode) => Usages
  readonly acts: CategoryActs
  /** While searching, what is between two shown ones is not in sight. */
  readonly canMove: boolean
  readonly isBelow?: boolean
}

/** Categories beside each other, in an order one can change; each with those below it. */
export function CategoryList(props: CategoryListProps) {
  const { nodes, type, label, usagesOf, acts, canMove, isBelow = false } = props
  const list = useRef<HTMLUListElement>(null)
  const ids = nodes.map(({ category }) => category.id)
  const drop = (id: string, at: number) => {
    const node = nodes.find(({ category }) => category.id === id)
    if (node) acts.move(nodes, node, at)
  }
  const { drag, handleFor } = useDrag(list, ids, drop)
  const from = drag ? ids.indexOf(drag.id) : -1
  return (
    <ul ref={list} aria-label={label} className={classes(!isBelow && 'divide-y')}>
      {nodes.map((node, index) => (
        <li
          key={node.category.id}
          style={drag?.id === node.category.id ? { translate: `0 ${drag.offsetPx}px` } : undefined}
          className={classes(
            'relative',
            drag?.id === node.category.id && 'z-10 rounded-md bg-card shadow-floating',
          )}
        >
          {drag && drag.at !== from && index === drag.at ? (
            <DropLine isAfter={from < index} />
          ) : null}
          <CategoryRow
            node={node}
            type={type}
            siblings={nodes}
            usages={usagesOf(node)}
            acts={acts}
            handle={canMove && nodes.length > 1 ? handleFor(node.category.id) : null}
            isBelow={isBelow}
          />
          {node.children.length > 0 ? (
            <CategoryList
              {...props}
              nodes={node.children}
              label={say('Below {category}', { category: node.category.name })}
              isBelow
            />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Where the dragged one will stand. */
const DropLine = ({ isAfter }: { readonly isAfter: boolean }) => (
  <span
    aria-hidden
    className={classes(
      'absolute inset-x-0 z-10 h-0.5 bg-primary',
      isAfter ? '-bottom-px' : '-top-px',
    )}
  />
)
