import { type AccountKind, isOwed } from '#domain/accounts/account.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'

/**
 * What is held in an account of that kind, given what was typed of it. Banks print what is owed
 * with a minus, which may also mean the opposite.
 */
export function heldOf(kind: AccountKind, typed: number, isCredit: boolean): number {
  if (!isOwed(kind)) return typed
  return typed < 0 && isCredit ? 0 - typed : 0 - Math.abs(typed)
}

interface Typed {
  readonly kind: AccountKind
  readonly text: string
  readonly currency: string
}

/** The amount to ask about; null where nothing is unclear. */
export function askedAmount({ kind, text, currency }: Typed, locale: string): number | null {
  if (!isOwed(kind)) return null
  const read = readTypedAmount(text, currency, locale)
  return read.ok && read.amount < 0 ? 0 - read.amount : null
}
