/** What a browser offers when it could install the app; not all of them do. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

function set(next: InstallOffer | null): void {
  offer = next
  for (const listener of listeners) listener()
}

/** The browser offers it once, early, and to whoever listens. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    set(event as InstallOffer)
  })
  addEventListener('appinstalled', () => set(null))
}

export const canInstall = (): boolean => offer !== null

/** An offer holds for one asking. */
export async function install(): Promise<void> {
  const taken = offer
  set(null)
  await taken?.prompt()
}

export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
