import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { screenLimits } from '#contract/screen-limits.ts'
import { classes } from '../classes.ts'

export interface TooltipProps {
  readonly text: string
  /** One control that can hold focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** To get from the control to its words without losing them, and off the edges of the screen. */
const graceMs = 120
const gapPx = 6
const edgePx = 8

/** The one that is there, and when the last one went: the next one does not wait. */
let closeShown: (() => void) | null = null
let lastGone = Number.NEGATIVE_INFINITY
const isNext = () =>
  closeShown !== null || performance.now() - lastGone < screenLimits.tooltipSkipDelayMs

/** Below its control, or above it where there is no room, and within the screen. */
function placeNear(words: HTMLElement | null, control: Element | null): void {
  const at = control?.getBoundingClientRect()
  if (!words || !at) return
  const { offsetWidth: width, offsetHeight: height } = words
  const middle = at.left + (at.width - width) / 2
  const below = at.bottom + gapPx
  const isRoom = below + height + edgePx <= innerHeight
  words.style.left = `${Math.max(edgePx, Math.min(middle, innerWidth - width - edgePx))}px`
  words.style.top = `${isRoom ? below : at.top - gapPx - height}px`
}

/** Open or not, and what opens and closes it. */
function useWaiting() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef(0)
  const after = (waitMs: number, next: boolean) => {
    clearTimeout(timer.current)
    if (waitMs > 0) timer.current = window.setTimeout(() => setOpen(next), waitMs)
    else setOpen(next)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpen(false)
    closeShown?.()
    closeShown = close
    // Before whatever it stands on: Escape closes the words alone.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    addEventListener('scroll', close, { capture: true })
    return () => {
      if (closeShown === close) closeShown = null
      lastGone = performance.now()
      removeEventListener('keydown', onKeyDown, { capture: true })
      removeEventListener('scroll', close, { capture: true })
    }
  }, [isOpen])
  return { isOpen, after }
}

/** What a control does, for who rests on it with a pointer or comes to it by key. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const around = useRef<HTMLSpanElement>(null)
  const { isOpen, after } = useWaiting()
  const watching = {
    onPointerOver: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') after(isNext() ? 0 : screenLimits.tooltipDelayMs, true)
    },
    onPointerOut: () => after(graceMs, false),
    onPointerDown: () => after(0, false),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && after(0, true),
    onBlur: () => after(0, false),
  }
  return (
    <span ref={around} className="contents" {...watching}>
      {cloneElement(children, isOpen ? { 'aria-describedby': id } : {})}
      {isOpen
        ? createPortal(
            <div
              {...{ id, role: 'tooltip' }}
              ref={(words) => placeNear(words, around.current?.firstElementChild ?? null)}
              className={classes(
                'fixed z-60 max-w-64 animate-fade-in rounded-md bg-foreground px-2.5 py-1.5',
                'text-sm text-background shadow-floating',
              )}
            >
              {text}
            </div>,
            document.body,
          )
        : null}
    </span>
  )
}
