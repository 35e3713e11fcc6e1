import type { Ref } from 'react'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { PricedField } from '#web/form/fields/priced-field.tsx'
import { say } from '#web/words/say.ts'
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
        label={say('Name')}
        placeholder={say('Flat, car, study…')}
        inputRef={nameRef}
        value={draft.name}
        onChange={(name) => change({ name })}
        error={messages.name}
      />
      <PricedField
        label={say('Amount borrowed')}
        {...{ amount: draft.principal, currency: draft.currency }}
        onChange={(principal, currency) => change({ principal, currency })}
        errors={{ amount: messages.principal, currency: messages.currency }}
      />
      <ChoiceField
        label={say('How it is repaid')}
        value={draft.kind}
        choices={kindChoices}
        hint={kindHints[draft.kind]}
        onChange={(kind) => change({ kind: kind as LoanFields['kind'] })}
        error={messages.kind}
      />
    </>
  )
}
