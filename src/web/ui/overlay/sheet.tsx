import * as Radix from 'radix-ui/dialog'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { classes } from '../classes.ts'
import { PanelHead, Scrim, useRestoreFocus } from './dialog.tsx'
import { leaveToList } from './escape.ts'

export const Sheet = Radix.Root
export const SheetTrigger = Radix.Trigger
export const SheetClose = Radix.Close

export interface SheetContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Stays in sight below the part that scrolls. */
  readonly footer?: ReactNode
}

/** Turning a phone, or its keyboard coming up, leaves what is being written in sight. */
function keepFocusInSight() {
  const look = () => {
    const at = document.activeElement
    if (at?.matches('[data-sheet] :is(input, textarea)')) at.scrollIntoView({ block: 'nearest' })
  }
  addEventListener('resize', look)
  return () => removeEventListener('resize', look)
}

/** A side panel on a desk, a bottom sheet within the thumb's reach on a phone. */
export function SheetContent({
  title,
  description,
  footer,
  className,
  children,
  ...rest
}: SheetContentProps) {
  const { before, onCloseAutoFocus } = useRestoreFocus()
  useEffect(keepFocusInSight, [])
  return (
    <Radix.Portal>
      <Scrim before={before} />
      <Radix.Content
        onCloseAutoFocus={onCloseAutoFocus}
        onEscapeKeyDown={leaveToList}
        data-sheet
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={classes(
          'fixed inset-y-0 right-0 z-50 flex w-full max-w-md flex-col border-l bg-popover',
          'shadow-floating [--sheet-from:100%_0] focus:outline-none',
          'phone:inset-x-0 phone:top-auto phone:max-h-[calc(100dvh-1.5rem)] phone:max-w-none',
          'phone:rounded-t-xl phone:border-t phone:border-l-0 phone:[--sheet-from:0_100%]',
          'animate-sheet-in data-[state=closed]:animate-sheet-out',
          // All of it scrolls there, and its buttons leave what is written in sight.
          'short:overflow-y-auto short:overscroll-contain',
          className,
        )}
        {...rest}
      >
        <div className="px-6 pt-6 pb-4 phone:px-4 phone:pt-5">
          <PanelHead title={title} description={description} />
        </div>
        <div
          className={classes(
            'min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-6 phone:px-4',
            'phone:pb-4 short:flex-none short:overflow-visible',
          )}
        >
          {children}
        </div>
        {footer ? (
          <div className="border-t px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] phone:px-4">
            {footer}
          </div>
        ) : null}
      </Radix.Content>
    </Radix.Portal>
  )
}
