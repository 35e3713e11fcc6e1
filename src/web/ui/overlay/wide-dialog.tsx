import * as Radix from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { PanelHead, Scrim, staying, useRestoreFocus } from './dialog.tsx'

export interface WideDialogContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly size?: keyof typeof sizes
  readonly isFirm?: boolean
}

const sizes = {
  medium: 'h-[min(42rem,calc(100dvh-4rem))] max-w-2xl',
  large: 'h-[min(54rem,calc(100dvh-4rem))] max-w-5xl',
} as const

/** Room for work that has steps and lists: most of a desk, all of a phone. */
export function WideDialogContent(props: WideDialogContentProps) {
  const { title, description, size = 'large', isFirm = false, className, children, ...rest } = props
  const { before, onCloseAutoFocus } = useRestoreFocus()
  return (
    <Radix.Portal>
      <Scrim before={before} isFirm={isFirm} />
      <Radix.Content
        onCloseAutoFocus={onCloseAutoFocus}
        {...staying(isFirm)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={classes(
          'fixed inset-0 z-50 m-auto flex w-[calc(100%-4rem)] flex-col overflow-clip rounded-xl',
          'border bg-popover shadow-floating phone:h-dvh phone:w-full phone:max-w-none',
          'phone:rounded-none phone:border-0',
          sizes[size],
          'animate-rise-in data-[state=closed]:animate-rise-out focus:outline-none',
          className,
        )}
        {...rest}
      >
        <div className="px-6 pt-6 pb-4 phone:px-4 phone:pt-5">
          <PanelHead title={title} description={description} />
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}

/** The part between the title and the actions. */
export function WideDialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={classes(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6 phone:px-4',
        className,
      )}
      {...rest}
    />
  )
}

export function WideDialogActions({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-end gap-2 border-t px-6 py-4',
        'pb-[max(1rem,env(safe-area-inset-bottom))] phone:px-4',
        className,
      )}
      {...rest}
    />
  )
}
