import GripVertical from 'lucide-react/icons/grip-vertical'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { CategoryMark } from '#web/categories/category-chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { type CategoryActs, CategoryMenu } from './category-menu.tsx'
import { Figures } from './figures.tsx'
import type { CategoryNode, CategoryType } from './tree.ts'
import type { Usages } from './usage.ts'
import type { DragHandle } from './use-drag.ts'

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

/** One line on a desk; on a phone the figures stand below the name. */
export const rowLook =
  'flex items-center gap-x-3 px-2 phone:grid phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-x-2'

export function CategoryRow(props: CategoryRowProps) {
  const { node, type, siblings, usages, acts, handle, isBelow } = props
  const { category, original } = node
  return (
    <div className={classes(rowLook, isBelow ? 'py-0.5 pl-10 phone:pl-6' : 'py-1.5')}>
      <MoveHandle node={node} siblings={siblings} acts={acts} handle={handle} />
      <button
        type="button"
        aria-label={
          original
            ? say('Edit {category}', { category: category.name })
            : say('Edit {category} Yours', { category: category.name })
        }
        onClick={() => acts.edit(node)}
        className={classes(
          'flex control-least min-w-0 flex-1 items-center gap-3 rounded-md px-1 text-left',
          'hover:bg-accent',
        )}
      >
        <CategoryMark category={category} size={isBelow ? 'small' : 'medium'} />
        <span className={classes('line-clamp-2 wrap-anywhere', !isBelow && 'font-medium')}>
          {category.name}
        </span>{' '}
        {original ? null : <Badge>{say('Yours')}</Badge>}
      </button>
      <Figures
        type={type}
        categoryId={category.id}
        name={category.name}
        usages={usages}
        className={isBelow ? 'phone:pl-10' : 'phone:pl-13'}
      />
      <div className="phone:col-start-2 phone:row-start-1">
        <CategoryMenu node={node} siblings={siblings} acts={acts} />
      </div>
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
      aria-label={say('Move {name}, {count} of {count2}, with the arrow keys', {
        name,
        count: at + 1,
        count2: siblings.length,
      })}
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

/** A browser takes the focus from an element that is put elsewhere; this gives it back. */
function useKeptFocus<Kept extends HTMLElement>(place: number) {
  const ref = useRef<Kept>(null)
  const isKept = useRef(false)
  useLayoutEffect(() => {
    // Once it stands in its new place.
    if (isKept.current && place >= 0) ref.current?.focus()
    isKept.current = false
  }, [place])
  return {
    ref,
    keep: () => {
      isKept.current = true
    },
  }
}
