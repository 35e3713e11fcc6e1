import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { rowsBetween } from '../model/rows-between.ts'

export interface VirtualRowsProps {
  readonly label: string
  readonly count: number
  /** Every row is equally high, in rem, so that larger letters get taller rows. */
  readonly rowRem: number
  /** What scrolls; other things may stand above the list in it. */
  readonly scroller: RefObject<HTMLElement | null>
  readonly children: (index: number) => ReactNode
}

/** Drawn ahead above and below, so that scrolling finds rows already there. */
const aheadPx = 400

const rootPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** The rows in sight. Heights are known, so only the list's own place is ever measured. */
function useSpan({ scroller, count }: VirtualRowsProps, rowPx: number) {
  const list = useRef<HTMLUListElement>(null)
  const [span, setSpan] = useState(() => rowsBetween(0, 0, rowPx, count))
  const look = () => {
    const [box, own] = [scroller.current, list.current]
    if (!box || !own) return span
    const hidden = box.getBoundingClientRect().top - own.getBoundingClientRect().top
    const from = hidden - aheadPx
    return rowsBetween(from, from + box.clientHeight + 2 * aheadPx, rowPx, count)
  }
  const update = () => {
    const next = look()
    if (next.first !== span.first || next.last !== span.last) setSpan(next)
  }
  const latest = useRef(update)
  useLayoutEffect(() => {
    latest.current = update
    update()
  })
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    // In the same frame as the scroll: a later one would show the gap.
    const onScroll = () => flushSync(() => latest.current())
    const observer = new ResizeObserver(() => latest.current())
    observer.observe(box)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [scroller])
  return { list, span }
}

/** A long list within something that scrolls; only the rows in sight exist. */
export function VirtualRows(props: VirtualRowsProps) {
  const { label, count, rowRem, children } = props
  const [rem] = useState(rootPx)
  const rowPx = rowRem * rem
  const { list, span } = useSpan(props, rowPx)
  const { first, last } = span
  const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: count * rowPx }}>
      {shown.map((index) => (
        <li
          key={index}
          aria-setsize={count}
          aria-posinset={index + 1}
          className="absolute inset-x-0 top-0"
          style={{ height: rowPx, transform: `translateY(${index * rowPx}px)` }}
        >
          {children(index)}
        </li>
      ))}
    </ul>
  )
}
