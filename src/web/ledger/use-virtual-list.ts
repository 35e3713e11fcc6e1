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
const aheadPx = 600

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

/** The blocks on screen. Heights are known, so nothing is measured while scrolling. */
function useSpan(list: ShownList, top: number, heights: Heights): Span {
  const [, draw] = useState(0)
  const now = () => {
    const from = window.scrollY - top - aheadPx
    return blocksBetween(list, from, from + window.innerHeight + 2 * aheadPx, heights)
  }
  const span = now()
  const latest = useRef({ now, span })
  useLayoutEffect(() => {
    latest.current = { now, span }
  })
  useEffect(() => {
    const look = () => {
      const { current } = latest
      // In the same frame as the scroll: a later one would show the gap.
      if (!isSame(current.now(), current.span)) flushSync(() => draw((count) => count + 1))
    }
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look, { passive: true })
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [])
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
