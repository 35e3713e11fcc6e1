import { memo, type ReactNode, type Ref, useImperativeHandle, useLayoutEffect } from 'react'
import type { Categories } from '#web/categories/use-categories.ts'
import { useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import type { Entry } from '../model/entry.ts'
import { useNoun } from '../model/noun.ts'
import type { ShownList, Spot } from '../model/shown-list.ts'
import { DayHeading } from './day-heading.tsx'
import { EntryRow, type RowActs, type RowState } from './entry-row.tsx'
import { ListPlace } from './list-place.tsx'
import { useVirtualList } from './use-virtual-list.ts'
import { dayTop, rowTop } from './visible-blocks.ts'

export interface EntryListHandle {
  readonly scrollTo: (spot: Spot) => void
}

/** The row that is edited in place, and what is drawn there. */
export interface RowEditor {
  readonly id: string
  readonly draw: (entry: Entry) => ReactNode
}

export interface EntryListProps {
  readonly list: ShownList
  readonly categories: Categories
  readonly currentId: string | undefined
  readonly markedId: string | undefined
  readonly stateOf: (id: string) => RowState
  readonly selected: ReadonlySet<string>
  readonly isSelecting: boolean
  readonly acts: RowActs
  readonly editor: RowEditor | null
  readonly onDrawn: () => void
  readonly handle: Ref<EntryListHandle>
}

/**
 * Only the rows near the screen exist; the rest is height and numbers for screen readers. Letters
 * of a search and what opens over the list do not draw it anew.
 */
export const EntryList = memo(function EntryList(props: EntryListProps) {
  const { list, categories, currentId, selected, isSelecting, acts, editor } = props
  const today = useToday()
  const noun = useNoun()
  const virtual = useVirtualList(list)
  const { box, shown, height, heights, isWhole, scrollTo } = virtual
  const { headingPx, rowPx } = heights
  useImperativeHandle(props.handle, () => ({ scrollTo }))
  useLayoutEffect(props.onDrawn)
  const headings = list.isByDay ? list.days.length : 0
  const places = headings + list.rowCount
  const label = list.isByDay
    ? say('{noun} by day', { noun: noun.title })
    : say('{noun} by amount', { noun: noun.title })
  return (
    <ul ref={box} aria-label={label} className="relative print:h-auto!" style={{ height }}>
      {shown.flatMap((block) => {
        const { day, from, count } = block
        const before = (list.isByDay ? day.daysBefore + 1 : 0) + day.rowsBefore
        const heading = (
          <ListPlace
            key={day.day}
            at={before - 1}
            of={places}
            top={dayTop(block, heights)}
            height={headingPx}
          >
            <DayHeading day={day} shareOf={list.shareOf} today={today} />
          </ListPlace>
        )
        const rows = day.rows.slice(from, from + count).map((entry, index) => (
          <ListPlace
            key={entry.id}
            at={before + from + index}
            of={places}
            top={rowTop(block, from + index, heights)}
            height={rowPx}
          >
            {editor?.id === entry.id ? (
              editor.draw(entry)
            ) : (
              <EntryRow
                entry={entry}
                categories={categories}
                state={props.stateOf(entry.id)}
                shareOf={list.shareOf}
                hasDay={!list.isByDay}
                isCurrent={entry.id === currentId}
                isMarked={entry.id === props.markedId}
                isSelected={selected.has(entry.id)}
                isSelecting={isSelecting}
                isWhole={isWhole}
                acts={acts}
              />
            )}
          </ListPlace>
        ))
        return from === 0 && list.isByDay ? [heading, ...rows] : rows
      })}
    </ul>
  )
})
