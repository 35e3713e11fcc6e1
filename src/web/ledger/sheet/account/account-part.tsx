import { isBooked } from '#domain/accounts/account.ts'
import { AccountField } from '#web/accounts/account-field.tsx'
import { onlyYou } from '#web/accounts/own-account.tsx'
import type { TransferDraft } from '#web/accounts/transfer/draft.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import type { DraftForm } from '../use-draft.ts'
import { withMethod } from './account-method.ts'
import type { Moving } from './use-moving.ts'

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
  if (accounts.length === 0) return null
  const id = draft.accountId === undefined ? proposed : draft.accountId
  const currency = accounts.find((one) => one.id === id)?.currency
  const isForeign = currency !== undefined && currency !== draft.currency
  return (
    <>
      <AccountField
        label={label}
        value={id ?? ''}
        onChange={(next) => {
          const chosen = accounts.find((one) => one.id === next)
          change({ accountId: next || null, ...withMethod(draft, chosen?.kind) })
        }}
        accounts={accounts.filter(({ kind }) => isBooked(kind))}
        none={say('No account')}
        hint={draft.groupId === null ? undefined : onlyYou}
        error={messages.accountId}
      />
      {isForeign && draft.months === null ? (
        <AmountField
          label={say('What the bank moved, in {currency} (optional)', { currency })}
          value={draft.accountAmount}
          currency={currency}
          onChange={(accountAmount) => change({ accountAmount })}
          error={messages.accountAmount}
        />
      ) : null}
    </>
  )
}

export interface MovingPartProps {
  readonly moving: Moving
  readonly onTransfer: (start: Partial<TransferDraft>) => void
}

/** In place of the fields: a transfer has other ones. */
export function MovingPart({ moving, onTransfer }: MovingPartProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted-foreground">
        {say('This moves money between accounts. It is neither spent nor earned.')}
      </p>
      <Button look="outline" onClick={() => onTransfer(moving.draft)}>
        {say('Show its fields')}
      </Button>
    </div>
  )
}
