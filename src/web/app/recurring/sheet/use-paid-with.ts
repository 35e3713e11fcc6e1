import { type AccountKind, methodOfAccount } from '#domain/accounts/account.ts'
import { methodFor, usualMethod } from '#domain/habits/usual-method.ts'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import type { TemplateDraft } from './draft.ts'

type Method = NonNullable<TemplateDraft['paymentMethod']>

/**
 * As that thing was paid before. What comes again leaves a bank account as a transfer, where
 * nothing tells otherwise; without an account it is paid as most is.
 */
export function paidFrom(
  kind: AccountKind | undefined,
  known: Method | null,
  usual: Method,
): Method {
  if (kind === undefined) return known ?? usual
  const isBank = kind === 'current' || kind === 'savings'
  return methodOfAccount(kind, known ?? (isBank ? 'bank' : usual))
}

/** How it is paid: as somebody says, else as its account and what was before tell. */
export function usePaidWith() {
  const replica = useReplica()
  const accounts = useAccountMap()
  return ({ paymentMethod, accountId, ...thing }: TemplateDraft) =>
    paymentMethod ??
    paidFrom(accounts.get(accountId ?? '')?.kind, methodFor(replica, thing), usualMethod(replica))
}
