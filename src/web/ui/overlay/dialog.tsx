import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/dialog'
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { say } from '#web/words/say.ts'
import { classes } from '../classes.ts'
import { IconButton } from '../control/button.tsx'
import { leaveToList } from './escape.ts'
import { guardSecondTap } from './second-tap.ts'
import { useScrollLock } from './use-scroll-lock.ts'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

/** What had the focus, and whether it was marked, as it is for keys. */
interface Focused {
  readonly element: Element | null
  readonly focusVisible: boolean
}

type Before = RefObject<Focused | null>

/** Radix knows whom to give the focus back to only when one of its own triggers was pressed. */
export function useRestoreFocus() {
  const before: Before = useRef(null)
  const onCloseAutoFocus = (event: Event) => {
    // Who went on by a key meanwhile is where they want to be.
    if (document.activeElement !== document.body) return event.preventDefault()
    const { element = null, focusVisible = true } = before.current ?? {}
    if (!(element instanceof HTMLElement) || !element.isConnected) return
    if (element === document.body) return
    event.preventDefault()
    element.focus({ focusVisible })
  }
  return { before, onCloseAutoFocus }
}

export interface ScrimProps {
  readonly before: Before
  /** A press beside it does not close it. */
  readonly isFirm?: boolean
}

/**
 * Our own veil: Radix's overlay brings a scroll lock that the content policy refuses. It closes
 * what it belongs to by itself, as Radix hears of presses only some time after it is seen. As high
 * as what it belongs to: a dialog over another veils that one too.
 */
export function Scrim({ before, isFirm = false }: ScrimProps) {
  useScrollLock()
  useLayoutEffect(guardSecondTap, [])
  // The veil is there before anything over it takes the focus.
  useLayoutEffect(() => {
    const { activeElement: element } = document
    before.current = { element, focusVisible: element?.matches(':focus-visible') ?? false }
  }, [before])
  const onClick = (event: MouseEvent) => {
    // Radix leaves alone what was stopped on its way.
    event.stopPropagation()
    if (isFirm) event.preventDefault()
  }
  return (
    <Radix.Close asChild onClick={onClick}>
      <div
        data-veil={isFirm ? 'firm' : 'light'}
        className={classes(
          'pointer-events-auto fixed inset-0 z-50 animate-fade-in bg-scrim',
          'has-[+[data-state=closed]]:animate-fade-out',
        )}
      />
    </Radix.Close>
  )
}

/** Whichever button presses beside it, and however Radix hears of that. */
export const staying = (isFirm: boolean): ComponentProps<typeof Radix.Content> =>
  isFirm ? { onInteractOutside: (event) => event.preventDefault() } : {}

export interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Closed by its own button only: what it shows is not shown again. */
  readonly isFirm?: boolean
}

export function DialogContent({
  title,
  description,
  isFirm = false,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const { before, onCloseAutoFocus } = useRestoreFocus()
  return (
    <Radix.Portal>
      <Scrim before={before} isFirm={isFirm} />
      <Radix.Content
        onCloseAutoFocus={onCloseAutoFocus}
        onEscapeKeyDown={isFirm ? (event) => event.preventDefault() : leaveToList}
        {...staying(isFirm)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={classes(
          'fixed inset-0 z-50 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)]',
          'max-w-md gap-4 overflow-y-auto rounded-xl border bg-popover p-6 shadow-floating',
          'animate-rise-in data-[state=closed]:animate-rise-out focus:outline-none',
          className,
        )}
        {...rest}
      >
        <PanelHead title={title} description={description} hasClose={!isFirm} />
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}

/** Title, description and the close button, the same for dialogs and sheets. */
export function PanelHead({
  title,
  description,
  hasClose = true,
}: {
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly hasClose?: boolean
}) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid min-w-0 flex-1 gap-1">
        <Radix.Title className="text-lg font-semibold tracking-tight">{title}</Radix.Title>
        {description ? (
          <Radix.Description className="text-muted-foreground">{description}</Radix.Description>
        ) : null}
      </div>
      {hasClose ? (
        <Radix.Close asChild>
          <IconButton label={say('Close')} className="-mt-1.5 -mr-2">
            <X aria-hidden />
          </IconButton>
        </Radix.Close>
      ) : null}
    </div>
  )
}

/** Who opens a small form goes on typing: its first field takes the focus, not the cross. */
export function focusOnField(event: Event): void {
  event.preventDefault()
  if (!(event.currentTarget instanceof Element)) return
  event.currentTarget.querySelector<HTMLElement>('input, select, textarea')?.focus()
}

export function DialogActions({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={classes('flex flex-wrap-reverse justify-end gap-2 pt-2', className)}
      {...rest}
    />
  )
}
