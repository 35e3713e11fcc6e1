const key = 'mc-join'

/**
 * What a link into a group carries behind its sharp would be lost at the entrance, and must not
 * travel in a query, where servers see it; it waits in this tab.
 */
export function keepInvitation(hash: string): void {
  if (!hash.startsWith('#join=')) return
  try {
    sessionStorage.setItem(key, hash)
  } catch {
    // A browser without storage: the link has to be opened again after signing in.
  }
}

export function keptInvitation(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
