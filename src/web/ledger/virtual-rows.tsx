import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef, useState } from 'react'
import { classes } from '#web/ui/classes.ts'

export interface VirtualRowsProps {
  readonly label: string
  readonly count: number
  /** Every row is equally high, in rem, so that larger letters get taller rows. */
  readonly rowRem: number
  readonly children: (index: number) => ReactNode
  readonly className?: string
}

const rootPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** A list that scrolls by itself; only the rows in sight exist. */
export function VirtualRows({ label, count, rowRem, children, className }: VirtualRowsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [rem] = useState(rootPx)
  const rowPx = rowRem * rem
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: 6,
  })
  return (
    <div ref={box} className={classes('overflow-y-auto overscroll-contain', className)}>
      <ul aria-label={label} className="relative" style={{ height: count * rowPx }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0"
            style={{ height: rowPx, transform: `translateY(${start}px)` }}
          >
            {children(index)}
          </li>
        ))}
      </ul>
    </div>
  )
}
