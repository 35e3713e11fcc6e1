import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

/** A table that scrolls sideways by itself rather than widening the page. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return (
    <div className="w-full overflow-x-auto">
      <table className={classes('w-full border-collapse text-left', className)} {...rest} />
    </div>
  )
}

export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead className={classes('text-sm text-muted-foreground', className)} {...rest} />
}

export const TableBody = (props: ComponentProps<'tbody'>) => <tbody {...props} />

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      className={classes(
        'border-b in-[tbody]:last:border-b-0 in-[tbody]:hover:bg-muted',
        className,
      )}
      {...rest}
    />
  )
}

interface CellProps {
  /** Figures stand at the end of their column. */
  readonly isFigure?: boolean
}

export function TableHeading({ isFigure, className, ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      className={classes('h-10 px-3 font-medium', isFigure && 'text-right', className)}
      {...rest}
    />
  )
}

export function TableCell({ isFigure, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return (
    <td className={classes('h-11 px-3', isFigure && 'amount text-right', className)} {...rest} />
  )
}
