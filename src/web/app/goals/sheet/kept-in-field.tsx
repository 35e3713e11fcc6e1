import { keepersIn } from '#domain/accounts/account.ts'
import { AccountField } from '#web/accounts/account-field.tsx'
import { useRows } from '#web/data/replica-react.tsx'
import { say } from '#web/words/say.ts'
import type { Goal } from '../goal.ts'
import type { Kind } from '../goal-writes.ts'

export interface KeptInFieldProps {
  readonly currency: string
  readonly value: string | null
  readonly onChange: (accountId: string | null) => void
  readonly error: string | undefined
}

/** Where the money of a goal lies; nothing is asked before there is an account. */
export function KeptInField({ currency, value, onChange, error }: KeptInFieldProps) {
  const accounts = keepersIn(useRows('accounts'), currency, value)
  if (accounts.length === 0) return null
  return (
    <AccountField
      label={say('Kept in')}
      value={value ?? ''}
      onChange={(id) => onChange(id || null)}
      accounts={accounts}
      none={say('No account')}
      hint={say('Net worth counts it in that account, and not once more.')}
      error={error}
    />
  )
}

export interface MovedFieldProps {
  readonly goal: Goal
  readonly kind: Kind
  readonly value: string | null
  readonly onChange: (accountId: string | null) => void
}

/** Whether the money moves as well; only where the goal has an account it could come to. */
export function MovedField({ goal, kind, value, onChange }: MovedFieldProps) {
  const isIn = kind === 'contribution'
  const keepers = keepersIn(useRows('accounts'), goal.currency, value, !isIn)
  const others = keepers.filter(({ id }) => id !== goal.accountId)
  if (goal.accountId === null || others.length === 0) return null
  return (
    <AccountField
      label={isIn ? say('Transfer it from') : say('Transfer it to')}
      value={value ?? ''}
      onChange={(id) => onChange(id || null)}
      accounts={others}
      none={isIn ? say('It is there already') : say('It stays there')}
    />
  )
}
