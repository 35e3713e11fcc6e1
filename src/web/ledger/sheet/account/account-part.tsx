import { isBooked } from '#domain/accounts/account.ts'
import { AccountField } from '#web/accounts/account-field.tsx'
import { useRows } from '#web/data/replica-react.tsx'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import type { DraftForm } from '../use-draft.ts'

export interface AccountPartProps {
  readonly form: DraftForm
  /** The account as habit has it, while none was chosen. */
  readonly proposed: string | null
  readonly label: string
}

/** Which account it moved, and by how much where that has another currency. */
export function AccountPart({ form, proposed, label }: AccountPartProps) {
  const accounts = useRows('accounts')
  const { draft, change, messages } = form
  if (accounts.length === 0 || draft.groupId !== null) return null
  const id = draft.accountId === undefined ? proposed : draft.accountId
  const currency = accounts.find((one) => one.id === id)?.currency
  const isForeign = currency !== undefined && currency !== draft.currency
  return (
    <>
      <AccountField
        label={label}
        value={id ?? ''}
        onChange={(next) => change({ accountId: next || null })}
        accounts={accounts.filter(({ kind }) => isBooked(kind))}
        none="No account"
        error={messages.accountId}
      />
      {isForeign && draft.months === null ? (
        <AmountField
          label={`What the bank moved, in ${currency} (optional)`}
          value={draft.accountAmount}
          currency={currency}
          onChange={(accountAmount) => change({ accountAmount })}
          error={messages.accountAmount}
        />
      ) : null}
    </>
  )
}
