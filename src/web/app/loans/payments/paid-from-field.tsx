import { useId } from 'react'
import { PayFromField } from '#web/accounts/pay-from-field.tsx'
import type { DraftForm } from '#web/form/use-form.ts'
import { Label } from '#web/ui/control/label.tsx'
import { Switch } from '#web/ui/control/switch.tsx'
import { say } from '#web/words/say.ts'
import type { Loan } from '../loan.ts'
import type { PaymentDraft } from './read-payment.ts'

interface PaidFromFieldProps {
  readonly form: DraftForm<PaymentDraft>
  readonly loan: Loan
}

/** Where it was paid from; another account than usual may be for this one or for all to come. */
export function PaidFromField({ form, loan }: PaidFromFieldProps) {
  const { draft, change, messages } = form
  const id = useId()
  return (
    <>
      <PayFromField
        label={say('Paid from')}
        value={draft.accountId}
        onChange={(accountId) => change({ accountId })}
        error={messages.accountId}
      />
      {draft.accountId === loan.payFromId ? null : (
        <div className="flex items-center justify-between gap-4">
          <Label htmlFor={id}>{say('All future instalments too, not only this one')}</Label>
          <Switch
            id={id}
            checked={draft.isForAll}
            onCheckedChange={(isForAll) => change({ isForAll })}
          />
        </div>
      )}
    </>
  )
}
