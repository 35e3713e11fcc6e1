import { say } from '#web/words/say.ts'
import { AmountField } from './amount-field.tsx'
import { CurrencyField } from './currency-field.tsx'

export interface PricedFieldProps {
  readonly label: string
  readonly amount: string
  readonly currency: string
  /** Something is counted in its currency already, so that is only told. */
  readonly isFixed?: boolean
  /** A price such as `$5` brings its currency along. */
  readonly onChange: (amount: string, currency: string) => void
  readonly errors: { readonly amount?: string | undefined; readonly currency?: string | undefined }
}

/** An amount and, beside it, what it is in; below it with large text. */
export function PricedField(props: PricedFieldProps) {
  const { label, amount, currency, isFixed = false, onChange, errors } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3 narrow:grid-cols-1">
      <AmountField
        {...{ label, value: amount, currency, error: errors.amount }}
        onChange={(typed) => onChange(typed, currency)}
        {...(isFixed ? {} : { onCurrency: onChange })}
      />
      {isFixed ? (
        <div className="grid gap-1.5">
          <span className="text-sm font-medium">{say('Currency')}</span>
          <span className="flex h-13 items-center px-3 text-muted-foreground">{currency}</span>
        </div>
      ) : (
        <CurrencyField
          {...{ value: currency, error: errors.currency, className: '[&_select]:h-13' }}
          onChange={(chosen) => onChange(amount, chosen)}
        />
      )}
    </div>
  )
}
