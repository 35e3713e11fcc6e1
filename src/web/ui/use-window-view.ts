import { useSyncExternalStore } from 'react'

const stepPx = 240
/** How much beyond the screen is drawn, so that a fast wheel finds something there. */
const sparePx = 480

function subscribe(listener: () => void): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true }
  window.addEventListener('scroll', listener, options)
  window.addEventListener('resize', listener, options)
  return () => stop.abort()
}

const step = () => Math.floor(window.scrollY / stepPx)
const height = () => window.innerHeight

/** The part of the page to draw, in steps: what stands in it is drawn anew only now and then. */
export function useWindowView(): { readonly from: number; readonly to: number } {
  const from = useSyncExternalStore(subscribe, step) * stepPx
  const to = from + stepPx + useSyncExternalStore(subscribe, height)
  return { from: from - sparePx, to: to + sparePx }
}
