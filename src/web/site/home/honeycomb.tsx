import { cellPath } from '#web/ui/page/cell.ts'

const cells = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0.5, 0.82],
  [1.5, 0.82],
  [1, 1.64],
  [2, 1.64],
  [1.5, 2.46],
] as const
const sizePx = 32

/** The mark, once more, quietly. */
export const Honeycomb = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 112"
    className="comb absolute -top-8 right-0 h-[34rem] max-lg:hidden"
  >
    {cells.map(([across, down]) => (
      <path
        key={`${across} ${down}`}
        d={cellPath}
        transform={`translate(${across * sizePx} ${down * sizePx})`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
      />
    ))}
  </svg>
)
