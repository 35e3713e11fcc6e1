import type { UserRow } from '#contract/identity/session.ts'
import { useSession } from '#web/data/session.tsx'

/** Whose profile this is; the page is only shown to somebody signed in. */
export function useOwnProfile(): { readonly user: UserRow; readonly token: string } {
  const { user, token } = useSession()
  if (!user || !token) throw new Error('The profile page needs somebody signed in.')
  return { user, token }
}
