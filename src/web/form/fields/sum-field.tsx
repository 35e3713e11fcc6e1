import type { Ref } from 'react'
import { AmountField } from './amount-field.tsx'
import { CurrencyField } from './currency-field.tsx'

interface Sum {
  readonly amount: string
  readonly currency: string
}

export interface SumFieldProps {
  readonly label?: string
  readonly draft: Sum
  readonly change: (patch: Partial<Sum>) => void
  readonly messages: Readonly<Partial<Record<keyof Sum, string | undefined>>>
  readonly amountRef: Ref<HTMLInputElement>
}

/** How much, and in which currency. */
export function SumField({ label = 'Amount', draft, change, messages, amountRef }: SumFieldProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] narrow:grid-cols-1 items-start gap-3">
      <AmountField
        label={label}
        value={draft.amount}
        currency={draft.currency}
        onChange={(amount) => change({ amount })}
        onCurrency={(amount, currency) => change({ amount, currency })}
        error={messages.amount}
        inputRef={amountRef}
      />
      <CurrencyField
        value={draft.currency}
        onChange={(currency) => change({ currency })}
        error={messages.currency}
        className="[&_select]:h-13"
      />
    </div>
  )
}
