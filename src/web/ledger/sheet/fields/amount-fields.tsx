import type { Ref } from 'react'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { SumField } from '#web/form/fields/sum-field.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import type { DraftForm } from '../use-draft.ts'
import { isForeign, movedAtHome } from '../written-rate.ts'
import { RateField } from './rate-field.tsx'

export interface AmountFieldsProps {
  readonly form: DraftForm
  readonly label: string
  /** The account as habit has it, while none was chosen. */
  readonly proposed: string | null
  readonly amountRef: Ref<HTMLInputElement>
}

export function AmountFields({ form, label, proposed, amountRef }: AmountFieldsProps) {
  const { draft, change, messages } = form
  const { locale } = useLocale()
  const id = draft.accountId === undefined ? proposed : draft.accountId
  const held = useAccountMap().get(id ?? '')?.currency
  return (
    <>
      <SumField label={label} {...{ draft, change, messages }} amountRef={amountRef} />
      {isForeign(draft) ? (
        <RateField
          {...{ draft, change }}
          error={messages.rate}
          moved={movedAtHome(draft, held, locale)}
          typedHint={say('Your own rate is used for this one.')}
        />
      ) : null}
    </>
  )
}
