import {
  type ComponentProps,
  cloneElement,
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { arriving } from './arriving.ts'
import { whenIdle } from './when-idle.ts'

type Parts = typeof import('./menu-parts.tsx')

/** What a menu is made of comes when the page is idle: a closed one is only its button. */
const parts = arriving(() => import('./menu-parts.tsx'))

const prefetch = () => void parts.fetch().catch(() => undefined)

/** Null inside a menu that was never opened. */
const PartsContext = createContext<Parts | null>(null)

const opening: readonly string[] = ['Enter', ' ', 'ArrowDown']

export function Menu({ children }: { readonly children: ReactNode }) {
  const { box, whole, press } = usePress()
  const onPointerDown = (event: PointerEvent) => {
    const { button, ctrlKey, pointerType } = event
    if (button !== 0 || ctrlKey) return
    // Pressing the button would focus it, and so take the focus from what opens.
    event.preventDefault()
    press(new window.PointerEvent('pointerdown', { bubbles: true, pointerType }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!opening.includes(event.key)) return
    event.preventDefault()
    press(new window.KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: event.key }))
  }
  return (
    <span ref={box} className="contents" {...(whole ? {} : { onPointerDown, onKeyDown })}>
      <PartsContext value={whole}>
        {whole ? <whole.MenuRoot>{children}</whole.MenuRoot> : children}
      </PartsContext>
    </span>
  )
}

/** The first press makes the menu whole, and is then pressed again on its real button. */
function usePress() {
  const box = useRef<HTMLSpanElement>(null)
  const pressed = useRef<Event>(null)
  const [whole, setWhole] = useState<Parts | null>(null)
  useEffect(() => whenIdle(prefetch), [])
  useEffect(() => {
    const event = pressed.current
    if (!whole || !event) return
    pressed.current = null
    const button = box.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')
    button?.focus({ preventScroll: true })
    button?.dispatchEvent(event)
  }, [whole])
  const press = (event: Event) => {
    pressed.current = event
    const here = parts.here()
    if (here) setWhole(here)
    else void parts.fetch().then(setWhole)
  }
  return { box, whole, press }
}

export interface MenuTriggerProps {
  readonly asChild: true
  /** One button. */
  readonly children: ReactElement
}

export function MenuTrigger({ children }: MenuTriggerProps) {
  const whole = useContext(PartsContext)
  if (whole) return <whole.MenuTrigger asChild>{children}</whole.MenuTrigger>
  return cloneElement(children as ReactElement<ComponentProps<'button'>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  })
}

export function MenuContent(props: ComponentProps<Parts['MenuContent']>) {
  const whole = useContext(PartsContext)
  return whole && <whole.MenuContent {...props} />
}

export function MenuItem(props: ComponentProps<Parts['MenuItem']>) {
  const whole = useContext(PartsContext)
  return whole && <whole.MenuItem {...props} />
}

export function MenuLabel(props: ComponentProps<Parts['MenuLabel']>) {
  const whole = useContext(PartsContext)
  return whole && <whole.MenuLabel {...props} />
}

export function MenuSeparator() {
  const whole = useContext(PartsContext)
  return whole && <whole.MenuSeparator />
}
