import { type ComponentProps, cloneElement, isValidElement } from 'react'
import { classes } from '../classes.ts'

const looks = {
  primary: 'bg-primary text-primary-foreground shadow-raised hover:bg-primary-hover',
  outline: 'border border-input bg-card hover:bg-accent active:bg-accent',
  quiet: 'hover:bg-accent active:bg-accent',
  destructive:
    'bg-destructive text-destructive-foreground shadow-raised hover:bg-destructive-hover',
} as const

export type ButtonLook = keyof typeof looks

const shape =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium select-none ' +
  'transition-colors duration-120 disabled:pointer-events-none disabled:opacity-50 ' +
  'aria-disabled:pointer-events-none aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0'

/** With large text the words go on in a second line. */
const narrow =
  'whitespace-nowrap narrow:h-auto narrow:min-h-11 narrow:shrink narrow:whitespace-normal'

/** The child with our props; a whole slot would cost the login page 2 kB. */
function Lent({ children, className, ...rest }: ComponentProps<'button'>) {
  if (!isValidElement<{ className?: string }>(children)) return null
  const { className: own } = children.props
  return cloneElement(children, { ...rest, className: classes(className, own) })
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook
  /** Lends the look to the child, for links that act like buttons. */
  readonly asChild?: boolean
}

export function Button({ look = 'primary', asChild, className, ...rest }: ButtonProps) {
  const Part = asChild ? Lent : 'button'
  return (
    <Part
      {...(asChild ? {} : { type: 'button' as const })}
      className={classes(shape, 'control-height px-4', narrow, looks[look], className)}
      {...rest}
    />
  )
}

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label'> {
  /** What a screen reader says; the icon alone says nothing. */
  readonly label: string
}

export function IconButton({
  look = 'quiet',
  asChild,
  label,
  className,
  ...rest
}: IconButtonProps) {
  const Part = asChild ? Lent : 'button'
  return (
    <Part
      {...(asChild ? {} : { type: 'button' as const })}
      aria-label={label}
      className={classes(shape, 'control-square [&_svg]:size-5', looks[look], className)}
      {...rest}
    />
  )
}
