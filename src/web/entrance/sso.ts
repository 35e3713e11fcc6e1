import type { SsoBeginAnswer } from '#contract/identity/sso.ts'
import { storageKeys } from '#contract/storage.ts'

/**
 * Why this tab went away: to log in, to begin anew beside an account with the same address, to link
 * one, or to show who somebody is.
 */
const errands = ['enter', 'anew', 'link', 'prove'] as const
type SsoErrand = (typeof errands)[number]

export interface SsoVisit {
  readonly errand: SsoErrand
  /** Shows that it is this browser that went. */
  readonly browser: string
  /** Where its visitor wanted to go, or comes back to. */
  readonly from: string
}

/** This tab goes to whoever knows people elsewhere, and remembers why. */
export function leaveForSso(
  { address, browser }: SsoBeginAnswer,
  visit: Omit<SsoVisit, 'browser'>,
): void {
  sessionStorage.setItem(storageKeys.sso, JSON.stringify({ ...visit, browser }))
  location.assign(address)
}

/** Why this tab went away; null where it did not. */
export function readVisit(): SsoVisit | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKeys.sso) ?? '')
    return isVisit(kept) ? kept : null
  } catch {
    return null
  }
}

export const forgetVisit = () => sessionStorage.removeItem(storageKeys.sso)

function isVisit(kept: unknown): kept is SsoVisit {
  if (typeof kept !== 'object' || kept === null) return false
  const { errand, browser, from } = kept as Readonly<Record<string, unknown>>
  return (
    errands.some((one) => one === errand) && [browser, from].every((one) => typeof one === 'string')
  )
}
