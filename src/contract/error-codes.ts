/** What a page must know of the errors: the words of those it says itself. */
import { type ErrorCode, errors } from './errors.ts'

/** Plain data: the build writes it out, so that no visit loads the words of all the others. */
export const ownErrorWords = {
  unexpected: errors.unexpected.message,
  'account-not-active': errors['account-not-active'].message,
  'account-deleted': errors['account-deleted'].message,
} as const satisfies Partial<Record<ErrorCode, string>>
