import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '#web/ui/loading/when-idle.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { usePrinting } from '#web/ui/use-printing.ts'
import {
  blocksOf,
  type Heights,
  listHeight,
  type PlacedDay,
  type PlacedList,
  rowTop,
  type Span,
  spanBetween,
} from './visible-blocks.ts'

/** In rem, so that larger letters get taller rows. */
const plainRem = { heading: 2.75, row: 3.75 } as const
/** Where the text is so large that the amount stands below. */
const narrowRem = { heading: 3.5, row: 5.75 } as const
/** What the bars at the top and bottom of the screen may cover. */
const coveredRem = 5
/** Where no list begins sooner; until the page is measured, one begins there. */
const leastTopRem = { wide: 12.3, narrow: 11.3 } as const
/** So that scrolling by a row does not draw the list anew. */
const rowsInStep = 4
/** Drawn ahead above and below the screen, so that scrolling finds rows already there. */
const aheadPx = 300

const rootPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** What is looked at, in the page's pixels. */
interface View {
  readonly y: number
  readonly height: number
  /** Where the list begins on the page; it moves when something above it comes or goes. */
  readonly top: number
  readonly aheadPx: number
}

const windowNow = () => ({ y: window.scrollY, height: window.innerHeight })

const isSame = (a: Span, b: Span) => a.first === b.first && a.last === b.last
const covers = (drawn: Span, seen: Span) => drawn.first <= seen.first && drawn.last >= seen.last
const isApart = (a: Span, b: Span) => a.last < b.first || b.last < a.first

/** Whatever comes or goes on the page may move the list. */
function useResized(box: RefObject<HTMLElement | null>, measure: () => void) {
  useEffect(() => {
    const page = box.current?.closest('main')
    if (!page) return
    const observer = new ResizeObserver(measure)
    observer.observe(page)
    return () => observer.disconnect()
  }, [box, measure])
}

/** The rows on screen. Heights are known, so nothing is measured while scrolling or drawing. */
function useSpan(list: PlacedList, heights: Heights, leastTop: number) {
  const box = useRef<HTMLUListElement>(null)
  const [, draw] = useState(0)
  const [isWhole, setWhole] = useState(false)
  // Remembered, because asking the window while drawing would make it lay out the page first.
  const [view] = useState<{ current: View }>(() => ({
    current: { ...windowNow(), top: leastTop, aheadPx: 0 },
  }))
  const spanAt = ({ y, height, top, aheadPx }: View) => {
    const from = y - top - aheadPx
    // Nothing ahead: not a row more than the screen shows.
    const step = aheadPx === 0 ? 1 : rowsInStep
    return spanBetween(list, from, from + height + 2 * aheadPx, heights, step)
  }
  const span = spanAt(view.current)
  const latest = useRef({ spanAt, span })
  useLayoutEffect(() => {
    latest.current = { spanAt, span }
  })
  const show = useCallback(
    (next: View, isEnough = isSame) => {
      view.current = next
      const { current } = latest
      if (!isEnough(current.span, current.spanAt(next))) draw((count) => count + 1)
    },
    [view],
  )
  const measure = useCallback(() => {
    const rect = box.current?.getBoundingClientRect()
    // A row too many is not worth drawing all of them again.
    if (rect) show({ ...view.current, top: Math.round(rect.top + window.scrollY) }, covers)
  }, [show, view])
  useLayoutEffect(measure, [measure])
  useResized(box, measure)
  useEffect(() => {
    const drawAhead = () => {
      setWhole(true)
      show({ ...view.current, aheadPx })
    }
    let stop = whenIdle(drawAhead)
    const look = () => {
      const next = { ...view.current, ...windowNow(), aheadPx }
      const { current } = latest
      // After a leap nothing on screen is drawn yet: that comes first.
      const isLeap = isApart(current.spanAt(next), current.span)
      stop()
      if (isLeap) stop = whenIdle(drawAhead)
      // In the same frame as the scroll: a later one would show the gap.
      flushSync(() => show(isLeap ? { ...next, aheadPx: 0 } : next))
    }
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look, { passive: true })
    return () => {
      stop()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [show, view])
  return { box, span, view, isWhole }
}

/** Heights are known, never measured: headings and rows each have one. */
export function useVirtualList<D extends PlacedDay>(list: PlacedList<D>) {
  const [rem] = useState(rootPx)
  const { heading, row } = useMedia('narrow') ? narrowRem : plainRem
  const heights: Heights = {
    headingPx: list.isByDay ? heading * rem : 0,
    rowPx: row * rem,
  }
  const leastTop = leastTopRem[useMedia('wide') ? 'wide' : 'narrow'] * rem
  const { box, span, view, isWhole } = useSpan(list, heights, leastTop)
  /** Just far enough that nothing covers the row. */
  const scrollTo = (spot: { readonly day: D; readonly offset: number }) => {
    const y = view.current.top + rowTop(spot, spot.offset, heights)
    const highest = y - coveredRem * rem
    const lowest = y + heights.rowPx + coveredRem * rem - window.innerHeight
    if (window.scrollY > highest) window.scrollTo({ top: highest })
    else if (window.scrollY < lowest) window.scrollTo({ top: lowest })
  }
  const shown = blocksOf(list, usePrinting() ? { first: 0, last: list.rowCount - 1 } : span)
  return { box, shown, height: listHeight(list, heights), heights, isWhole, scrollTo }
}
