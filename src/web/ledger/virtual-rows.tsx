import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

export interface VirtualRowsProps {
  readonly label: string
  readonly count: number
  /** Every row is equally high, in rem, so that larger letters get taller rows. */
  readonly rowRem: number
  /** What scrolls; other things may stand above the list in it. */
  readonly scroller: RefObject<HTMLElement | null>
  readonly children: (index: number) => ReactNode
}

const rootPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** How far below the top of what scrolls the list begins; it moves with what is above it. */
function useTop(scroller: VirtualRowsProps['scroller']) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const measure = () => {
    const [box, own] = [scroller.current, list.current]
    if (!box || !own) return
    const { top: from } = box.getBoundingClientRect()
    setTop(Math.round(own.getBoundingClientRect().top - from + box.scrollTop))
  }
  useLayoutEffect(measure)
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const observer = new ResizeObserver(() => setTop((now) => now))
    observer.observe(box)
    return () => observer.disconnect()
  }, [scroller])
  return { list, top }
}

/** A long list within something that scrolls; only the rows in sight exist. */
export function VirtualRows({ label, count, rowRem, scroller, children }: VirtualRowsProps) {
  const [rem] = useState(rootPx)
  const { list, top } = useTop(scroller)
  const rowPx = rowRem * rem
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 6,
    scrollMargin: top,
  })
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: count * rowPx }}>
      {virtual.getVirtualItems().map(({ index, start }) => (
        <li
          key={index}
          aria-setsize={count}
          aria-posinset={index + 1}
          className="absolute inset-x-0 top-0"
          style={{ height: rowPx, transform: `translateY(${start - top}px)` }}
        >
          {children(index)}
        </li>
      ))}
    </ul>
  )
}
