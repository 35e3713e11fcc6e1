import type { Ref } from 'react'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { CurrencyField } from '#web/form/fields/currency-field.tsx'
import type { LoanFields } from '../loan.ts'
import { kindChoices, kindHints } from '../loan-words.ts'
import { TextField } from '../text-field.tsx'
import type { FormProps } from './draft.ts'

export interface WhatFieldsProps extends FormProps {
  readonly nameRef: Ref<HTMLInputElement>
}

/** What it is called, and how much was borrowed in which way. */
export function WhatFields({ form, nameRef }: WhatFieldsProps) {
  const { draft, change, messages } = form
  return (
    <>
      <TextField
        label="Name"
        placeholder="Flat, car, study…"
        inputRef={nameRef}
        value={draft.name}
        onChange={(name) => change({ name })}
        error={messages.name}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] narrow:grid-cols-1 gap-3">
        <AmountField
          label="Amount borrowed"
          value={draft.principal}
          currency={draft.currency}
          onChange={(principal) => change({ principal })}
          onCurrency={(principal, currency) => change({ principal, currency })}
          error={messages.principal}
        />
        <CurrencyField
          value={draft.currency}
          onChange={(currency) => change({ currency })}
          error={messages.currency}
          className="[&_select]:h-13"
        />
      </div>
      <ChoiceField
        label="How it is repaid"
        value={draft.kind}
        choices={kindChoices}
        hint={kindHints[draft.kind]}
        onChange={(kind) => change({ kind: kind as LoanFields['kind'] })}
        error={messages.kind}
      />
    </>
  )
}
