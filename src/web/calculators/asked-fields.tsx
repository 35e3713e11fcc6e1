import type { LoanFrequency } from '#domain/loans/payment-days.ts'
import { exponentOf, formatAmount } from '#domain/money.ts'
import type { ChartWriting } from '#web/charts/series.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Slider } from '#web/ui/slider.tsx'
import type { AskedLoan } from './asked-plan.ts'
import { frequencyNames } from './frequency-words.ts'
import { percentWords } from './percent.ts'

export interface AskedFieldsProps {
  readonly asked: AskedLoan
  readonly onChange: (patch: Partial<AskedLoan>) => void
  readonly writing: ChartWriting
}

/** In whole units of a currency; those without decimals count in larger numbers. */
const leastOf = (currency: string) => (exponentOf(currency) === 0 ? 100_000 : 1000)

export const firstAsked = (currency: string): AskedLoan => ({
  principal: leastOf(currency) * 200 * 10 ** exponentOf(currency),
  rateBps: 400,
  years: 25,
  frequency: 'monthly',
})

export function AskedFields({ asked, onChange, writing }: AskedFieldsProps) {
  const { currency, locale } = writing
  const least = leastOf(currency) * 10 ** exponentOf(currency)
  return (
    <div className="grid content-start gap-4">
      <Slider
        label="Amount of the loan"
        min={least}
        max={least * 1000}
        step={least}
        value={asked.principal}
        words={formatAmount(asked.principal, currency, locale)}
        onChange={(principal) => onChange({ principal })}
      />
      <Slider
        label="Rate a year"
        min={0}
        max={1500}
        step={5}
        value={asked.rateBps}
        words={percentWords(asked.rateBps, locale)}
        onChange={(rateBps) => onChange({ rateBps })}
      />
      <Slider
        label="Years"
        min={1}
        max={40}
        step={1}
        value={asked.years}
        words={asked.years === 1 ? '1 year' : `${asked.years} years`}
        onChange={(years) => onChange({ years })}
      />
      <Field label="Paid">
        {(control) => (
          <Select
            {...control}
            value={asked.frequency}
            onChange={(event) => onChange({ frequency: event.target.value as LoanFrequency })}
          >
            {Object.entries(frequencyNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
