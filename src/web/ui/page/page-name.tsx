import { useEffect, useSyncExternalStore } from 'react'

let now: string | null = null
const listeners = new Set<() => void>()

function set(name: string | null): void {
  now = name
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The thing a page is about, such as one goal: the tab is named after it too. */
export function PageName({ name }: { readonly name: string }) {
  useEffect(() => {
    set(name)
    return () => set(null)
  }, [name])
  return <h2 className="text-xl font-semibold tracking-tight wrap-anywhere">{name}</h2>
}

export const useNameOfPage = (): string | null => useSyncExternalStore(subscribe, () => now)
