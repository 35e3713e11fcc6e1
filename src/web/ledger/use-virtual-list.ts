import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ShownList, Spot } from './shown-list.ts'
import { blocksBetween, type Heights, listHeight, rowTop, type Span } from './visible-blocks.ts'

/** In rem, so that larger letters get taller rows. */
const headingRem = 2.75
const rowRem = 3.75
/** What the bars at the top and bottom of the screen may cover. */
const coveredRem = 5
/** Drawn ahead above and below the screen, so that scrolling finds rows already there. */
const aheadPx = 300

const rootPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** Where the list begins on the page; it moves when something above it comes or goes. */
function useTop() {
  const box = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const measure = useCallback(() => {
    const rect = box.current?.getBoundingClientRect()
    if (rect) setTop(Math.round(rect.top + window.scrollY))
  }, [])
  useLayoutEffect(measure, [measure])
  useEffect(() => {
    const page = box.current?.closest('main')
    if (!page) return
    const observer = new ResizeObserver(measure)
    observer.observe(page)
    return () => observer.disconnect()
  }, [measure])
  return { box, top }
}

const isSame = (a: Span, b: Span) => a.first === b.first && a.last === b.last

const windowNow = () => ({ y: window.scrollY, height: window.innerHeight })

/** The blocks on screen. Heights are known, so nothing is measured while scrolling or drawing. */
function useSpan(list: ShownList, top: number, heights: Heights): Span {
  const [, draw] = useState(0)
  // Remembered, because asking the window while drawing would make it lay out the page first.
  const [seen] = useState(() => ({ current: windowNow() }))
  const spanNow = () => {
    const from = seen.current.y - top - aheadPx
    return blocksBetween(list, from, from + seen.current.height + 2 * aheadPx, heights)
  }
  const span = spanNow()
  const latest = useRef({ spanNow, span })
  useLayoutEffect(() => {
    latest.current = { spanNow, span }
  })
  useEffect(() => {
    const look = () => {
      seen.current = windowNow()
      const { current } = latest
      // In the same frame as the scroll: a later one would show the gap.
      if (!isSame(current.spanNow(), current.span)) flushSync(() => draw((count) => count + 1))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look, { passive: true })
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [seen])
  return span
}

/** Heights are known, never measured: headings and rows each have one. */
export function useVirtualList(list: ShownList) {
  const [rem] = useState(rootPx)
  const { box, top } = useTop()
  const heights: Heights = {
    headingPx: list.isByDay ? headingRem * rem : 0,
    rowPx: rowRem * rem,
  }
  const { first, last } = useSpan(list, top, heights)
  /** Just far enough that nothing covers the row. */
  const scrollTo = (spot: Spot) => {
    const y = top + rowTop(spot, spot.offset, heights)
    const highest = y - coveredRem * rem
    const lowest = y + heights.rowPx + coveredRem * rem - window.innerHeight
    if (window.scrollY > highest) window.scrollTo({ top: highest })
    else if (window.scrollY < lowest) window.scrollTo({ top: lowest })
  }
  const shown = list.blocks.slice(first, last + 1)
  return { box, shown, height: listHeight(list, heights), heights, scrollTo }
}
