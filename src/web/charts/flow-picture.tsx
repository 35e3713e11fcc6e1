import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { figureWords } from '#domain/money/figure-words.ts'
import { say } from '#web/words/say.ts'
import { type FlowEnd, flowLayout, type PlacedEnd, ribbon } from './flow-layout.ts'
import { type ChartWriting, colourOf } from './series.ts'

export interface FlowPictureProps {
  readonly left: readonly FlowEnd[]
  readonly right: readonly FlowEnd[]
  /** What stands in the middle, such as "€4,200.00 came in". */
  readonly middle: string
  readonly writing: ChartWriting
}

const barPx = 8
/** About the mean of small print, so that the longest of our own names fits on a phone. */
const letterPx = 6

/** The width there is; words would not be read if the picture were only made smaller. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}

const shortened = (words: string, room: number) => {
  const most = Math.max(4, Math.floor(room / letterPx))
  return words.length > most ? `${words.slice(0, most - 1)}…` : words
}

/** Where money comes from and where it goes, as wide as it is much. */
export function FlowPicture({ left, right, middle, writing }: FlowPictureProps) {
  const { box, width } = useWidth()
  const layout = useMemo(() => flowLayout(left, right), [left, right])
  const trunkX = (width - barPx) / 2
  const rightX = width - barPx
  return (
    <div ref={box} className="w-full">
      {width === 0 ? (
        <div style={{ height: layout.height }} />
      ) : (
        <svg width={width} height={layout.height + 20} className="text-xs">
          <title>{middle}</title>
          <g transform="translate(0 18)">
            {layout.left.map((end) => (
              <Side
                key={end.key}
                {...{ end, writing }}
                x={0}
                room={trunkX - 2 * barPx}
                path={ribbon({ x: barPx, y: end.y }, { x: trunkX, y: end.trunkY }, end.height)}
              />
            ))}
            {layout.right.map((end) => (
              <Side
                key={end.key}
                {...{ end, writing }}
                x={rightX}
                isRight
                room={trunkX - 2 * barPx}
                path={ribbon(
                  { x: trunkX + barPx, y: end.trunkY },
                  { x: rightX, y: end.y },
                  end.height,
                )}
              />
            ))}
            <rect
              x={trunkX}
              y={layout.trunk.y}
              width={barPx}
              height={layout.trunk.height}
              rx={2}
              fill="var(--color-foreground)"
            />
          </g>
          <text x={width / 2} y={12} textAnchor="middle" fill={colourOf('muted')}>
            {middle}
          </text>
        </svg>
      )}
    </div>
  )
}

interface SideProps {
  readonly end: PlacedEnd
  readonly path: string
  readonly x: number
  /** For its words. */
  readonly room: number
  readonly isRight?: boolean
  readonly writing: ChartWriting
}

function Side({ end, path, x, room, isRight = false, writing }: SideProps) {
  const { name, amount, missing, isAbout, y, height, colour, to } = end
  const { currency, locale } = writing
  const place = {
    x: isRight ? x - 6 : x + barPx + 6,
    textAnchor: isRight ? ('end' as const) : ('start' as const),
    // A rim in the colour of the card, so that words can be read over a ribbon.
    paintOrder: 'stroke',
    stroke: 'var(--color-card)',
    strokeWidth: 3,
    strokeLinejoin: 'round' as const,
  }
  const drawn = (
    <>
      <path d={path} fill={colourOf(colour)} className="opacity-25 group-hover:opacity-45" />
      <rect x={x} y={y} width={barPx} height={Math.max(height, 2)} rx={2} fill={colourOf(colour)} />
      <text {...place} y={y + height / 2 - 2} fill="var(--color-foreground)">
        {shortened(name, room)}
      </text>
      <text {...place} y={y + height / 2 + 12} fill={colourOf('muted')} className="amount">
        {figureWords({ amount, isAbout }, currency, locale)}
        {missing?.length ? ` ${say('and more')}` : ''}
      </text>
    </>
  )
  if (to === null) return <g>{drawn}</g>
  return (
    <Link
      to={to}
      className="group"
      aria-label={`${name}: ${figureWords({ amount, missing, isAbout }, currency, locale)}`}
    >
      {drawn}
    </Link>
  )
}
