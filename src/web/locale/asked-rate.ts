/** What the sheet for a rate is opened with. */
export interface AskedRate {
  /** Those that lack one, the first to be filled in. */
  readonly currencies: readonly string[]
  /** One that was typed before, to be changed. */
  readonly id?: string
}

const listeners = new Set<() => void>()
let asked: AskedRate | null = null

function set(next: AskedRate | null): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Opens the sheet in which a rate is typed, over whatever page there is. */
export const askForRate = (next: AskedRate): void => set(next)
export const endAskingForRate = (): void => set(null)
export const askedRate = (): AskedRate | null => asked

export function subscribeAskedRate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
