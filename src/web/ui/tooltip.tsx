import {
  type DOMAttributes,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { limits } from '#contract/limits.ts'
import { classes } from './classes.ts'
import { placeBeside, type Side } from './place-beside.ts'

/** Time to move the pointer from the control to its words. */
const crossingMs = 120
const forgottenMs = Number.NEGATIVE_INFINITY

/** When the last one went: the next follows at once for a moment. */
let lastClosedMs = forgottenMs

export interface TooltipProps {
  readonly text: ReactNode
  readonly side?: Side
  /** One control that can hold focus. */
  readonly children: ReactNode
}

/** What a control is called, for those who wait over it or come to it by keyboard. */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  const { isOpen, open, close } = useDelayed()
  const place = useRef<HTMLSpanElement>(null)
  const handlers: DOMAttributes<HTMLElement> = {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'touch') return
      const isNext = performance.now() - lastClosedMs < limits.tooltipSkipDelayMs
      open(isOpen || isNext ? 0 : limits.tooltipDelayMs)
    },
    onPointerLeave: () => close(isOpen ? crossingMs : 0),
    onPointerDown: () => close(0),
    onFocus: ({ target }) => target.matches(':focus-visible') && open(0),
    onBlur: () => close(0),
  }
  return (
    <span ref={place} className="contents" {...handlers}>
      {children}
      {isOpen ? <Bubble place={place} side={side} text={text} onGone={() => close(0)} /> : null}
    </span>
  )
}

function useDelayed() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const turn = (isWanted: boolean, ms: number) => {
    clearTimeout(timer.current)
    const act = () => {
      if (isOpen && !isWanted) lastClosedMs = performance.now()
      setOpen(isWanted)
    }
    if (ms === 0) act()
    else timer.current = setTimeout(act, ms)
  }
  return { isOpen, open: (ms: number) => turn(true, ms), close: (ms: number) => turn(false, ms) }
}

interface BubbleProps {
  readonly place: { readonly current: HTMLSpanElement | null }
  readonly side: Side
  readonly text: ReactNode
  readonly onGone: () => void
}

function Bubble({ place, side, text, onGone }: BubbleProps) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const control = place.current?.firstElementChild
    if (!control || !bubble.current) return
    // Above everything, whatever the control stands in.
    bubble.current.showPopover?.()
    placeBeside(bubble.current, control, side)
    const before = control.getAttribute('aria-describedby')
    control.setAttribute('aria-describedby', [before, id].filter(Boolean).join(' '))
    return () =>
      before === null
        ? control.removeAttribute('aria-describedby')
        : control.setAttribute('aria-describedby', before)
  }, [place, side, id])
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onGone()
    window.addEventListener('keydown', onKey, { signal, capture: true })
    window.addEventListener('scroll', onGone, { signal, capture: true, passive: true })
    return () => stop.abort()
  })
  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className={classes(
        'fixed inset-auto m-0 z-60 w-max max-w-64 animate-fade-in rounded-md bg-foreground px-2.5',
        'py-1.5 text-sm text-background shadow-floating',
      )}
    >
      {text}
    </span>
  )
}
