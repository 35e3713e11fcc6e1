import { type AccountKind, methodOfAccount } from '#domain/accounts/account.ts'
import type { Draft } from '../draft.ts'

/** What choosing an account says besides; a way of paying that was chosen stays. */
export const withMethod = (
  { paymentMethod, isMethodChosen = false }: Pick<Draft, 'paymentMethod' | 'isMethodChosen'>,
  kind: AccountKind | undefined,
): Partial<Draft> =>
  kind === undefined || isMethodChosen
    ? {}
    : { paymentMethod: methodOfAccount(kind, paymentMethod) }
