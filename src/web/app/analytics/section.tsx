import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card, CardBody } from '#web/ui/page/card.tsx'

export interface SectionProps {
  /** What an address may point at, after its #. */
  readonly id: string
  /** It is in sight from the start: to look whether it is would take a frame. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/** How far below the screen something is made ready. */
const aheadPx = 400

/** A chart is asked for and drawn when it comes near the screen. */
export function Section({ id, isFirst = false, children }: SectionProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(isFirst)
  useEffect(() => {
    if (!box.current || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${aheadPx}px` },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={box} id={id} className="min-w-0 scroll-mt-20">
      <Card className="min-w-0">
        <CardBody>{isNear ? children : <Skeleton className="h-72 w-full" />}</CardBody>
      </Card>
    </div>
  )
}
