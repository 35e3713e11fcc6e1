import { useId } from 'react'
import { classes } from '../classes.ts'
import { cellPath } from './cell.ts'

/** One honeycomb cell with a coin slot cut into it. */
export function Mark({ className }: { readonly className?: string }) {
  const slot = useId()
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classes('size-8', className)}>
      <mask id={slot}>
        <rect width="32" height="32" fill="white" />
        <rect x="10" y="10.5" width="12" height="3.5" rx="1.75" fill="black" />
      </mask>
      <path mask={`url(#${slot})`} className="fill-primary" d={cellPath} />
    </svg>
  )
}

/** No language says it otherwise. */
const name = 'Moneycomb'

/** The mark and the name. */
export function Wordmark({ className }: { readonly className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-2.5', className)}>
      <Mark />
      <span className="text-lg font-semibold tracking-tight">{name}</span>
    </span>
  )
}
