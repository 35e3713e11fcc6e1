import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { cellPath } from './cell.ts'

/** Where the three cells of the little comb stand. */
const cells = [
  { at: 'translate(0 26.6)', look: 'fill-muted stroke-border' },
  { at: 'translate(29 26.6)', look: 'fill-muted stroke-border' },
  { at: 'translate(14.5 1)', look: 'fill-primary-wash stroke-primary' },
] as const

export interface EmptyProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  /** An icon that says what would be here. */
  readonly icon?: ReactNode
  readonly action?: ReactNode
  readonly className?: string
}

/** Nothing here yet: one picture, one sentence, one next step. */
export function Empty({ title, children, icon, action, className }: EmptyProps) {
  return (
    <div
      className={classes(
        'mx-auto flex max-w-sm flex-col items-center px-6 py-12 text-center',
        className,
      )}
    >
      <div className="relative">
        <svg viewBox="0 0 61 58" aria-hidden="true" className="h-24">
          {cells.map(({ at, look }) => (
            <path key={at} transform={at} d={cellPath} className={look} strokeWidth="1" />
          ))}
        </svg>
        {icon ? (
          <div
            className={classes(
              'absolute top-[14%] left-1/2 -translate-x-1/2 text-primary-text',
              '[&_svg]:size-6',
            )}
          >
            {icon}
          </div>
        ) : null}
      </div>
      <h2 className="mt-5 text-lg font-semibold tracking-tight">{title}</h2>
      {children ? <div className="mt-1.5 text-muted-foreground">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}
