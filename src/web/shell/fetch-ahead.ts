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

/**
 * Whoever asked their browser to save data gets a screen when they point at it, not before. `done`
 * is called when nothing more is to be fetched.
 */
export function fetchInTurn(
  { soon, later }: Turns,
  fetchAt: FetchAt,
  done: () => void,
): () => void {
  let callOff: () => void = () => undefined
  let isOver = false
  const onceIdle = (work: () => void) => {
    if (!isOver) callOff = whenIdle(work)
  }
  const next = async ([place, ...others]: readonly string[]) => {
    if (place === undefined) return done()
    await fetchAt(place)
    onceIdle(() => void next(others))
  }
  const begin = async () => {
    for (const place of soon) if (!isOver) await fetchAt(place)
    onceIdle(() => void next(later))
  }
  if (savesData()) onceIdle(done)
  else callOff = afterPaint(() => void begin())
  return () => {
    isOver = true
    callOff()
  }
}
