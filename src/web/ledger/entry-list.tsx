import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect } from 'react'
import { useToday } from '#web/fields/use-book.ts'
import type { Categories } from '#web/fields/use-categories.ts'
import { DayHeading } from './day-heading.tsx'
import type { Entry } from './entry.ts'
import { EntryRow, type RowState } from './entry-row.tsx'
import { useNoun } from './noun.ts'
import type { ShownList, Spot } from './shown-list.ts'
import { useVirtualList } from './use-virtual-list.ts'

export interface EntryListHandle {
  readonly scrollTo: (spot: Spot) => void
}

export interface EntryListProps {
  readonly list: ShownList
  readonly categories: Categories
  readonly currentId: string | undefined
  readonly stateOf: (id: string) => RowState
  readonly onOpen: (entry: Entry) => void
  readonly onRemove: (entry: Entry) => void
  readonly onFocus: (entry: Entry) => void
  readonly onDrawn: () => void
  readonly handle: Ref<EntryListHandle>
}

/** Only the rows near the screen exist; the rest is height and numbers for screen readers. */
export function EntryList(props: EntryListProps) {
  const { list, categories, currentId, stateOf, onOpen, onRemove, onFocus, onDrawn } = props
  const today = useToday()
  const noun = useNoun()
  const virtual = useVirtualList(list)
  const { box, shown, height, headingPx, rowPx, dayTop, rowTop, scrollTo } = virtual
  useImperativeHandle(props.handle, () => ({ scrollTo }))
  useLayoutEffect(onDrawn)
  const places = list.days.length + list.rowCount
  return (
    <ul ref={box} aria-label={`${noun.title} by day`} className="relative" style={{ height }}>
      {shown.flatMap((block) => {
        const { day, from, count } = block
        const before = day.daysBefore + day.rowsBefore
        const heading = (
          <Place key={day.day} at={before} of={places} top={dayTop(block)} height={headingPx}>
            <DayHeading day={day} today={today} />
          </Place>
        )
        const rows = day.rows.slice(from, from + count).map((entry, index) => (
          <Place
            key={entry.id}
            at={before + 1 + from + index}
            of={places}
            top={rowTop(block, from + index)}
            height={rowPx}
          >
            <EntryRow
              entry={entry}
              category={categories.byId.get(entry.categoryId ?? '')}
              state={stateOf(entry.id)}
              isCurrent={entry.id === currentId}
              onOpen={onOpen}
              onRemove={onRemove}
              onFocus={onFocus}
            />
          </Place>
        ))
        return from === 0 ? [heading, ...rows] : rows
      })}
    </ul>
  )
}

interface PlaceProps {
  readonly at: number
  readonly of: number
  readonly top: number
  readonly height: number
  readonly children: ReactNode
}

function Place({ at, of, top, height, children }: PlaceProps) {
  return (
    <li
      aria-setsize={of}
      aria-posinset={at + 1}
      className="absolute inset-x-0 top-0"
      style={{ height, transform: `translateY(${top}px)` }}
    >
      {children}
    </li>
  )
}
