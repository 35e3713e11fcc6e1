import type { Ref } from 'react'
import { SumField } from '#web/form/fields/sum-field.tsx'
import type { DraftForm } from '../use-draft.ts'
import { isForeign } from '../written-rate.ts'
import { RateField } from './rate-field.tsx'

export interface AmountFieldsProps {
  readonly form: DraftForm
  readonly label: string
  readonly amountRef: Ref<HTMLInputElement>
}

export function AmountFields({ form, label, amountRef }: AmountFieldsProps) {
  const { draft, change, messages } = form
  return (
    <>
      <SumField label={label} {...{ draft, change, messages }} amountRef={amountRef} />
      {isForeign(draft) ? (
        <RateField
          {...{ draft, change }}
          error={messages.rate}
          typedHint="Your own rate is used for this one."
        />
      ) : null}
    </>
  )
}
