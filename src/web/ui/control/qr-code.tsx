import { useMemo } from 'react'
import { encode } from 'uqr'

/** What scanners want to see around the squares. */
const QUIET_SQUARES = 4

export interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** Dark on light in both themes: many scanners do not read it the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => draw(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="light size-48 rounded-lg border bg-card text-foreground"
    >
      <path d={path} className="fill-current" />
    </svg>
  )
}

function draw(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_SQUARES })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y]] : [])))
  return { size, path: squares.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('') }
}
