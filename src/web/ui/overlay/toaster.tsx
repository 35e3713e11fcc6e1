import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/toast'
import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { screenLimits } from '#contract/screen-limits.ts'
import { say } from '#web/words/say.ts'
import { classes } from '../classes.ts'
import { IconButton } from '../control/button.tsx'
import { isFreeKey } from '../control/free-key.ts'
import { toastAction } from '../control/toast-action.ts'
import { leaveToDialog } from './escape.ts'
import {
  dismissToast,
  redoLast,
  type ToastEntry,
  type ToastVariant,
  toast,
  toasts,
  undoLast,
} from './toast.ts'

const icons = {
  default: null,
  destructive: <CircleAlert aria-hidden className="text-over" />,
  success: <CircleCheck aria-hidden className="text-income" />,
  info: <Info aria-hidden className="text-info" />,
  warning: <TriangleAlert aria-hidden className="text-warning" />,
} as const satisfies Record<ToastVariant, unknown>

const frame =
  'flex items-center gap-3 rounded-lg border bg-popover py-2.5 pr-2 pl-4 shadow-floating ' +
  // Where letters are large for the screen, what can be done stands below the words.
  'narrow:flex-wrap narrow:justify-end narrow:gap-y-0 narrow:py-1 narrow:leading-tight ' +
  'animate-rise-in data-[state=closed]:animate-fade-out ' +
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ' +
  'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform ' +
  'data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) [&>svg]:size-5 [&>svg]:shrink-0'

/** A tap on the words is one on what is below them; a swipe takes the message away. */
function passOn(event: MouseEvent<HTMLElement>) {
  const { target, currentTarget, clientX, clientY, defaultPrevented } = event
  if (defaultPrevented || (target instanceof Element && target.closest('button'))) return
  const under = document.elementsFromPoint(clientX, clientY)
  const below = under.find((one) => !currentTarget.contains(one) && !one.contains(currentTarget))
  if (below instanceof HTMLElement) below.click()
}

/**
 * Who pressed "Undo" with a pointer still points there, and not at what is said next: it would stay
 * for as long. Who came by keyboard stays among the messages.
 */
function useOwnTime() {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const region = card.current?.closest('[role="region"]')
    const inside = region?.querySelector<HTMLElement>(':focus:not(:focus-visible)')
    inside?.blur()
    region?.dispatchEvent(new PointerEvent('pointerleave'))
  }, [])
  return card
}

function ToastCard({ entry }: { readonly entry: ToastEntry }) {
  const { also, description, id, title, variant = 'default' } = entry
  const card = useOwnTime()
  return (
    <Radix.Root
      ref={card}
      open={entry.isShown}
      onOpenChange={(isOpen) => isOpen || dismissToast(id)}
      onEscapeKeyDown={leaveToDialog}
      data-message
      onClick={passOn}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      data-variant={variant}
      className={classes(frame, variant === 'destructive' && 'border-over')}
    >
      {icons[variant]}
      <div
        className={classes(
          'min-w-0 flex-1 py-1 wrap-anywhere narrow:basis-[calc(100%-3rem)]',
          'narrow:text-sm',
        )}
      >
        <Radix.Title className="font-medium">{title}</Radix.Title>
        {description ? (
          <Radix.Description className="text-sm text-muted-foreground">
            {description}
          </Radix.Description>
        ) : null}
      </div>
      {[also, toastAction(entry)].map((one) =>
        one ? (
          <Radix.Action
            key={one.label}
            altText={one.label}
            onClick={one.onClick}
            className={classes(
              'control-height shrink-0 rounded-md px-3 font-medium text-primary-text',
              'hover:bg-accent',
            )}
          >
            {one.label}
          </Radix.Action>
        ) : null,
      )}
      <Radix.Close asChild>
        <IconButton label={say('Dismiss')} className="text-muted-foreground">
          <X aria-hidden />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  )
}

/** With Ctrl or Cmd, where no word is being written: there they take back letters. */
function useUndoKeys() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey } = event
      const key = `${shiftKey ? 'Shift+' : ''}${event.key.toLowerCase()}`
      const isRedo = key === 'Shift+z' || key === 'y'
      const isAsked = (ctrlKey || metaKey) && !altKey && (isRedo || key === 'z')
      if (!isAsked || !isFreeKey(event)) return
      event.preventDefault()
      if (isRedo ? redoLast() : undoLast()) return
      toast({ title: isRedo ? say('Nothing to redo') : say('Nothing to undo') })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** The one message on screen, or the last one on its way out. */
export function Toaster() {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.entries)
  const entry = entries[0]
  useUndoKeys()
  return (
    <Radix.Provider
      duration={screenLimits.toastDurationMs}
      swipeDirection="right"
      swipeThreshold={screenLimits.toastSwipePx}
    >
      {entry ? <ToastCard key={entry.id} entry={entry} /> : null}
      <Radix.Viewport
        hotkey={[screenLimits.toastHotkey]}
        className={classes(
          'fixed right-4 bottom-4 z-60 w-[calc(100%-2rem)] max-w-96 outline-none',
          'phone:bottom-20',
          // A sheet has its buttons where the messages are otherwise.
          '[body:has([data-sheet])_&]:right-auto [body:has([data-sheet])_&]:left-4',
          'phone:[body:has([data-sheet])_&]:bottom-24',
          // So has what stands at the foot of a list while rows are selected.
          '[body:has([data-bar])_&]:top-20 [body:has([data-bar])_&]:bottom-auto',
        )}
      />
    </Radix.Provider>
  )
}
