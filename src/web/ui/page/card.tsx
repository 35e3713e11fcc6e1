import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={classes('rounded-lg border bg-card', className)} {...rest} />
}

export function CardHead({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={classes('flex items-center justify-between gap-3 px-5 pt-4', className)}
      {...rest}
    />
  )
}

export function CardTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 className={classes('text-sm font-medium text-muted-foreground', className)} {...rest}>
      {children}
    </h2>
  )
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes('px-5 py-4', className)} {...rest} />
}
