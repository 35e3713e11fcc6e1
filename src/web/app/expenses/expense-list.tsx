import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Categories } from '#web/fields/use-categories.ts'
import { DayHeading } from './day-heading.tsx'
import type { Expense } from './expense.ts'
import { ExpenseRow, type RowState } from './expense-row.tsx'
import { placeAt, type ShownList } from './shown-list.ts'

export interface ExpenseListHandle {
  readonly scrollTo: (at: number) => void
}

export interface ExpenseListProps {
  readonly list: ShownList
  readonly categories: Categories
  readonly currentId: string | undefined
  readonly stateOf: (id: string) => RowState
  readonly onOpen: (expense: Expense) => void
  readonly onRemove: (expense: Expense) => void
  readonly onFocus: (expense: Expense) => void
  readonly onDrawn: () => void
  readonly handle: Ref<ExpenseListHandle>
}

/** In rem, so that larger letters get taller rows. */
const headingRem = 2.75
const rowRem = 3.75
/** What the bars at the top and bottom of the screen may cover. */
const coveredRem = 5

const rootPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

function useVirtualList(list: ShownList) {
  const [rem] = useState(rootPx)
  const [top, setTop] = useState(0)
  const box = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const rect = box.current?.getBoundingClientRect()
    if (rect) setTop(Math.round(rect.top + window.scrollY))
  })
  const sizeOf = useCallback(
    (at: number) => (placeAt(list, at)?.row ? rowRem : headingRem) * rem,
    [list, rem],
  )
  const keyOf = useCallback(
    (at: number) => {
      const place = placeAt(list, at)
      return place?.row?.id ?? place?.day.day ?? at
    },
    [list],
  )
  const virtual = useWindowVirtualizer({
    count: list.placeCount,
    estimateSize: sizeOf,
    getItemKey: keyOf,
    overscan: 8,
    scrollMargin: top,
    scrollPaddingStart: coveredRem * rem,
    scrollPaddingEnd: coveredRem * rem,
  })
  return { box, top, virtual }
}

/** Only the rows near the screen exist; the rest is height and numbers for screen readers. */
export function ExpenseList(props: ExpenseListProps) {
  const { list, categories, currentId, stateOf, onOpen, onRemove, onFocus, onDrawn } = props
  const { box, top, virtual } = useVirtualList(list)
  useImperativeHandle(props.handle, () => ({ scrollTo: (at) => virtual.scrollToIndex(at) }), [
    virtual,
  ])
  useLayoutEffect(onDrawn)
  return (
    <ul
      ref={box}
      aria-label="Expenses by day"
      className="relative"
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, key, start, size }) => {
        const place = placeAt(list, index)
        return place === null ? null : (
          <li
            key={key}
            aria-setsize={list.placeCount}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0"
            style={{ height: size, transform: `translateY(${start - top}px)` }}
          >
            {place.row === null ? (
              <DayHeading day={place.day} />
            ) : (
              <ExpenseRow
                expense={place.row}
                category={categories.byId.get(place.row.categoryId ?? '')}
                state={stateOf(place.row.id)}
                isCurrent={place.row.id === currentId}
                onOpen={onOpen}
                onRemove={onRemove}
                onFocus={onFocus}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
