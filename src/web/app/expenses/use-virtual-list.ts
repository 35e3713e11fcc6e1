import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Block, ShownList, Spot } from './shown-list.ts'

/** In rem, so that larger letters get taller rows. */
const headingRem = 2.75
const rowRem = 3.75
/** What the bars at the top and bottom of the screen may cover. */
const coveredRem = 5

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

/** Heights are known, never measured: headings and rows each have one. */
export function useVirtualList(list: ShownList) {
  const [rem] = useState(rootPx)
  const { box, top } = useTop()
  const [headingPx, rowPx, coveredPx] = [headingRem * rem, rowRem * rem, coveredRem * rem]
  const sizeOf = useCallback(
    (at: number) => {
      const block = list.blocks[at]
      return block ? (block.from === 0 ? headingPx : 0) + block.count * rowPx : 0
    },
    [list, headingPx, rowPx],
  )
  const virtual = useWindowVirtualizer({
    count: list.blocks.length,
    estimateSize: sizeOf,
    overscan: 1,
    scrollMargin: top,
  })
  const dayTop = (block: Pick<Block, 'day'>) =>
    block.day.daysBefore * headingPx + block.day.rowsBefore * rowPx
  const rowTop = (block: Pick<Block, 'day'>, offset: number) =>
    dayTop(block) + headingPx + offset * rowPx
  /** Just far enough that nothing covers the row. */
  const scrollTo = (spot: Spot) => {
    const y = top + rowTop(spot, spot.offset)
    const highest = y - coveredPx
    const lowest = y + rowPx + coveredPx - window.innerHeight
    if (window.scrollY > highest) window.scrollTo({ top: highest })
    else if (window.scrollY < lowest) window.scrollTo({ top: lowest })
  }
  const height = list.days.length * headingPx + list.rowCount * rowPx
  const shown = virtual.getVirtualItems().flatMap(({ index }) => list.blocks[index] ?? [])
  return { box, shown, height, headingPx, rowPx, dayTop, rowTop, scrollTo }
}
