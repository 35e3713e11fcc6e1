import type { PlaceKind } from '#contract/assistant/tools.ts'
import type { Caller } from '../auth/identity.ts'

/** The group a token is for; null where it is for something else. */
export function groupOfToken({ grant }: Caller): string | null {
  const place = grant?.place ?? 'all'
  return place === 'all' || place === 'book' ? null : place
}

export function placeOf(caller: Caller): PlaceKind {
  if (groupOfToken(caller) !== null) return 'group'
  return caller.grant?.place === 'book' ? 'book' : 'all'
}
