import { whenIdle } from '#web/ui/loading/when-idle.ts'
import { afterPaint } from '#web/ui/loading/when-painted.ts'

/** Fetches the code of the screen at an address. */
export type FetchAt = (pathname: string) => Promise<void>

const intents = ['pointerover', 'pointerdown', 'focusin'] as const

/** The address a link leads to, if it leads anywhere inside the app. */
function placeOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null
  return link instanceof HTMLAnchorElement ? link.pathname : null
}

/** Who points at a link, or comes to it by key, needs a moment until they follow it. */
export function fetchPointedAt(fetchAt: FetchAt): () => void {
  const stop = new AbortController()
  const fetch = ({ target }: Event) => {
    const place = placeOf(target)
    if (place !== null) void fetchAt(place)
  }
  for (const intent of intents)
    addEventListener(intent, fetch, { passive: true, signal: stop.signal })
  return () => stop.abort()
}

interface Turns {
  /** As soon as the page is painted. */
  readonly soon: readonly string[]
  /** One by one while nothing else happens. */
  readonly later: readonly string[]
}

interface NavigatorHints {
  /** Not every browser says what its user asked for. */
  readonly connection?: { readonly saveData?: boolean }
}

const savesData = () => (navigator as Navigator & NavigatorHints).connection?.saveData === true

/** Whoever asked their browser to save data gets a screen when they point at it, not before. */
export function fetchInTurn({ soon, later }: Turns, fetchAt: FetchAt): () => void {
  let callOff: () => void = () => undefined
  let isOver = savesData()
  const next = async ([place, ...others]: readonly string[]) => {
    if (place === undefined) return
    await fetchAt(place)
    if (!isOver) callOff = whenIdle(() => void next(others))
  }
  const begin = async () => {
    for (const place of soon) if (!isOver) await fetchAt(place)
    if (!isOver) callOff = whenIdle(() => void next(later))
  }
  if (!isOver) callOff = afterPaint(() => void begin())
  return () => {
    isOver = true
    callOff()
  }
}
