import type { AccountKind } from '#domain/accounts/account.ts'
import type { Draft } from '../draft.ts'

type Method = Draft['paymentMethod']

/** How it was paid, given the account: cash leaves what holds cash, and nothing else. */
export function methodOfAccount(kind: AccountKind, method: Method): Method {
  if (kind === 'cash') return 'cash'
  if (kind === 'card' && method === 'bank') return 'card'
  return method === 'cash' ? 'card' : method
}

/** What choosing an account says besides; a way of paying that was chosen stays. */
export const withMethod = (
  { paymentMethod, isMethodChosen = false }: Pick<Draft, 'paymentMethod' | 'isMethodChosen'>,
  kind: AccountKind | undefined,
): Partial<Draft> =>
  kind === undefined || isMethodChosen
    ? {}
    : { paymentMethod: methodOfAccount(kind, paymentMethod) }
