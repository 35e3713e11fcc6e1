import { type CSSProperties, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'

export interface SliderProps {
  readonly label: ReactNode
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** The value as people say it, such as "€50.00 a month"; also read out. */
  readonly words: string
  readonly onChange: (value: number) => void
  /** Stands where the words would, such as a field to type the value in. */
  readonly typed?: ReactNode
  readonly className?: string
}

const shareOf = ({ value, min, max }: SliderProps) =>
  max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0

/** A value that is tried rather than typed. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step, words, onChange, typed, className } = props
  const id = useId()
  const filled = { '--slider-at': `${shareOf(props) * 100}%` } as CSSProperties
  return (
    <div className={classes('grid gap-1', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="min-w-0 text-sm font-medium">
          {label}
        </label>
        {typed ?? (
          <span aria-hidden className="amount font-semibold">
            {words}
          </span>
        )}
      </div>
      <input
        id={id}
        type="range"
        className="slider-control"
        style={filled}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
