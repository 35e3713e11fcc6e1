import GripVertical from 'lucide-react/icons/grip-vertical'
import type { KeyboardEvent } from 'react'
import { CategoryMark } from '#web/fields/category-chip.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classes } from '#web/ui/classes.ts'
import { type CategoryActs, CategoryMenu } from './category-menu.tsx'
import { Figures } from './figures.tsx'
import type { CategoryNode, CategoryType } from './tree.ts'
import type { DragHandle } from './use-drag.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import type { Usages } from './use-usages.ts'

export interface CategoryRowProps {
  readonly node: CategoryNode
  readonly type: CategoryType
  readonly siblings: readonly CategoryNode[]
  readonly usages: Usages
  readonly acts: CategoryActs
  /** Null where there is nothing to move past. */
  readonly handle: DragHandle | null
  readonly isBelow: boolean
}

export function CategoryRow({
  node,
  type,
  siblings,
  usages,
  acts,
  handle,
  isBelow,
}: CategoryRowProps) {
  const { category, original } = node
  return (
    <div
      className={classes(
        'flex items-center gap-3 px-2 phone:gap-2',
        isBelow ? 'py-0.5 pl-10 phone:pl-6' : 'py-1.5',
      )}
    >
      <MoveHandle node={node} siblings={siblings} acts={acts} handle={handle} />
      <button
        type="button"
        aria-label={`Edit ${category.name}`}
        onClick={() => acts.edit(node)}
        className="rounded-full coarse:p-1"
      >
        <CategoryMark category={category} size={isBelow ? 'small' : 'medium'} />
      </button>
      <div className="flex min-w-0 flex-1 items-center gap-x-3 phone:grid phone:justify-items-start">
        <span className="flex min-w-0 flex-1 items-center gap-2">
          <span className={classes('line-clamp-2 wrap-anywhere', !isBelow && 'font-medium')}>
            {category.name}
          </span>
          {original ? null : <Badge>Yours</Badge>}
        </span>
        <Figures type={type} categoryId={category.id} name={category.name} usages={usages} />
      </div>
      <CategoryMenu node={node} siblings={siblings} acts={acts} />
    </div>
  )
}

type MoveHandleProps = Pick<CategoryRowProps, 'node' | 'siblings' | 'acts' | 'handle'>

const keySteps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Dragged by the mouse or finger, moved by the arrow keys; on a phone the menu moves. */
function MoveHandle({ node, siblings, acts, handle }: MoveHandleProps) {
  const { name } = node.category
  const at = siblings.indexOf(node)
  const { ref, keep } = useKeptFocus<HTMLButtonElement>(at)
  if (!handle) return <span className="control-square shrink-0 phone:hidden" />
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (siblings[at + step] === undefined) return
    keep()
    acts.move(siblings, node, at + step)
  }
  return (
    <button
      type="button"
      ref={ref}
      aria-label={`Move ${name}, ${at + 1} of ${siblings.length}, with the arrow keys`}
      onKeyDown={onKeyDown}
      className={classes(
        'grid control-square shrink-0 cursor-grab touch-none place-items-center rounded-md',
        'text-muted-foreground hover:bg-accent active:cursor-grabbing phone:hidden',
      )}
      {...handle}
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  )
}
