import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

/** The frame shared by everything one types or chooses in. */
export const controlFrame =
  'w-full min-w-0 rounded-md border border-input bg-card control-text text-foreground ' +
  'transition-colors duration-120 focus-visible:border-ring focus-visible:outline-offset-0 ' +
  'disabled:opacity-60 aria-invalid:border-over aria-invalid:focus-visible:outline-over'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classes(controlFrame, 'control-height px-3', className)} {...rest} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={classes(controlFrame, 'min-h-20 px-3 py-2', className)} {...rest} />
}
