import { isBooked } from '#domain/accounts/account.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { say } from '#web/words/say.ts'
import { AccountField } from './account-field.tsx'

export interface PayFromFieldProps {
  readonly label: string
  readonly value: string | null
  readonly onChange: (accountId: string | null) => void
  readonly error?: string | undefined
}

/** The account that something planned moves; nothing is asked before there is one. */
export function PayFromField({ value, onChange, ...field }: PayFromFieldProps) {
  const accounts = useRows('accounts')
  if (accounts.length === 0) return null
  return (
    <AccountField
      {...field}
      value={value ?? ''}
      onChange={(id) => onChange(id || null)}
      accounts={accounts.filter(({ kind }) => isBooked(kind))}
      none={say('No account')}
    />
  )
}
