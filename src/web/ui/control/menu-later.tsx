import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Arriving } from '../loading/arriving.ts'
import { whenIdle } from '../loading/when-idle.ts'

type MenuButton = ReactElement<ComponentProps<'button'>>

/** What a menu that comes later is given: the button that opens it. */
export interface OfButton {
  readonly button: MenuButton
}

interface MenuLaterProps<Given> extends OfButton {
  readonly part: Arriving<ComponentType<Given & OfButton>>
  readonly given: Given
}

interface Come<Given> {
  readonly Menu?: ComponentType<Given & OfButton> | undefined
  /** Somebody stood on the button when the menu came and drew it anew. */
  readonly isHeld?: boolean | undefined
  readonly failure?: unknown
}

const openingKeys = ['Enter', ' ', 'ArrowDown']

/** The same press for the button as the menu draws it: its own event is over. */
const pressAgain = (key: string | undefined): Event =>
  key === undefined
    ? new PointerEvent('pointerdown', { bubbles: true, cancelable: true })
    : new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })

/**
 * A button that is there at once, and its menu when the page is idle: who presses before gets it
 * as soon as it is here, and who stands on the button stays there.
 */
export function MenuLater<Given extends object>({ part, button, given }: MenuLaterProps<Given>) {
  const room = useRef<HTMLSpanElement>(null)
  const press = useRef<Event | null>(null)
  const [{ Menu, isHeld, failure }, setCome] = useState<Come<Given>>(() => ({ Menu: part.here() }))
  const fetch = useRef(async () => {
    try {
      const menu = await part.fetch()
      const isHeld = room.current?.contains(document.activeElement)
      // Fetched twice, by idleness and by a press: the second must not take the focus again.
      setCome((now) => (now.Menu ? now : { Menu: menu, isHeld }))
    } catch (error) {
      // Nobody misses what nobody has asked for.
      if (press.current) setCome({ failure: error })
    }
  }).current
  const ask = (event: { readonly preventDefault: () => void }, key?: string) => {
    // The menu may come and open within this very press: what the browser does with the rest of it
    // would take the focus out of the menu, which closes it, or choose the first of its items.
    event.preventDefault()
    press.current = pressAgain(key)
    void fetch()
  }
  useEffect(() => (Menu ? undefined : whenIdle(() => void fetch())), [Menu, fetch])
  useEffect(() => {
    if (!Menu) return
    const trigger = room.current?.querySelector('button')
    if (isHeld) trigger?.focus()
    if (press.current) trigger?.dispatchEvent(press.current)
    press.current = null
  }, [Menu, isHeld])
  if (failure !== undefined) throw failure
  const before = () =>
    cloneElement(button, {
      'aria-haspopup': 'menu',
      onPointerDown: (event) => {
        if (event.button === 0 && !event.ctrlKey) ask(event)
      },
      onKeyDown: (event) => {
        if (openingKeys.includes(event.key)) ask(event, event.key)
      },
    })
  return (
    <span ref={room} className="contents">
      {Menu ? <Menu {...given} button={button} /> : before()}
    </span>
  )
}
