import { CallError, isSignedOut } from './client.ts'

/** It is not, or no longer, ours. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof CallError && !isSignedOut(error) && [403, 404].includes(error.status)

/** How long the server asks to be left alone. */
export const retryAfterMs = (error: unknown): number =>
  error instanceof CallError ? error.retryAfterMs : 0
