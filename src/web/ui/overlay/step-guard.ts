type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

/** Lets one part of a page hear of a step through the history before the router does. */
export function guardSteps(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

/** The router numbers the steps of the history it made. */
export const stepNow = () => (history.state as { readonly idx?: number } | null)?.idx ?? 0

/** Called before the router listens: on the window, listeners run in the order they came. */
export function watchSteps(): void {
  addEventListener('popstate', (event) => guard?.(event))
}
