import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RowSpan, rowsBetween } from '#web/ledger/model/rows-between.ts'
import { usePrinting } from '#web/ui/use-printing.ts'

/** Drawn ahead above and below the screen, so that scrolling finds rows already there. */
const aheadPx = 400

const rootPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

export interface WindowRows {
  readonly span: RowSpan
  /** Room for the rows that are not drawn. */
  readonly abovePx: number
  readonly belowPx: number
  readonly rowPx: number
}

/** Which of equally high rows are on the screen while the page scrolls. */
export function useWindowRows(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowRem: number,
): WindowRows {
  const [rowPx] = useState(() => rowRem * rootPx())
  const [seen, setSeen] = useState(() => rowsBetween(0, window.innerHeight, rowPx, count))
  const span = usePrinting() ? { first: 0, last: count - 1 } : seen
  const look = () => {
    const top = box.current?.getBoundingClientRect().top ?? 0
    const next = rowsBetween(-top - aheadPx, window.innerHeight - top + aheadPx, rowPx, count)
    if (next.first !== seen.first || next.last !== seen.last) setSeen(next)
  }
  const latest = useRef(look)
  useLayoutEffect(() => {
    latest.current = look
  })
  // Not after every drawing: at the very end that could move the rows it has just drawn, forever.
  useLayoutEffect(() => {
    if (count > 0) latest.current()
  }, [count])
  useEffect(() => {
    // In the same frame as the scroll: a later one would show the gap.
    const onScroll = () => flushSync(() => latest.current())
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [])
  const { first, last } = span
  return {
    span,
    abovePx: first * rowPx,
    belowPx: Math.max(0, count - last - 1) * rowPx,
    rowPx,
  }
}
