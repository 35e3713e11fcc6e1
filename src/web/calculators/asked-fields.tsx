import type { LoanFrequency } from '#domain/loans/payment-days.ts'
import { exponentOf, formatAmount } from '#domain/money.ts'
import type { ChartWriting } from '#web/charts/series.ts'
import { ChoiceSwitch } from '#web/ui/choice-switch.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Slider } from '#web/ui/slider.tsx'
import type { AskedLoan, Unknown } from './asked-plan.ts'
import { eachWords, frequencyNames } from './frequency-words.ts'
import { percentWords } from './percent.ts'

export interface AskedFieldsProps {
  readonly asked: AskedLoan
  readonly onChange: (patch: Partial<AskedLoan>) => void
  readonly writing: ChartWriting
}

/** In minor units; currencies without decimals count in larger numbers. */
const thousandOf = (currency: string) =>
  exponentOf(currency) === 0 ? 100_000 : 1000 * 10 ** exponentOf(currency)

export const firstAsked = (currency: string): AskedLoan => ({
  unknown: 'payment',
  principal: thousandOf(currency) * 200,
  rateBps: 400,
  rateKind: 'nominal',
  years: 25,
  payment: thousandOf(currency),
  frequency: 'monthly',
})

const questions: readonly (readonly [Unknown, string])[] = [
  ['payment', 'What I would pay'],
  ['principal', 'How much I can borrow'],
  ['years', 'How long it takes'],
  ['rate', 'Which rate that is'],
]

const rateKinds = [
  ['nominal', 'Of the contract'],
  ['effective', 'Effective'],
] as const

/** Everything but what is wanted. */
export function AskedFields({ asked, onChange, writing }: AskedFieldsProps) {
  return (
    <div className="grid content-start gap-4">
      <Field label="I want to know">
        {(control) => (
          <Select
            {...control}
            value={asked.unknown}
            onChange={(event) => onChange({ unknown: event.target.value as Unknown })}
          >
            {questions.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <AskedSliders {...{ asked, onChange, writing }} />
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

function AskedSliders({ asked, onChange, writing }: AskedFieldsProps) {
  const { currency, locale } = writing
  const thousand = thousandOf(currency)
  const words = (amount: number) => formatAmount(amount, currency, locale)
  return (
    <>
      {asked.unknown === 'principal' ? null : (
        <Slider
          label="Amount of the loan"
          min={thousand}
          max={thousand * 1000}
          step={thousand}
          value={asked.principal}
          words={words(asked.principal)}
          onChange={(principal) => onChange({ principal })}
        />
      )}
      {asked.unknown === 'payment' ? null : (
        <Slider
          label="Payment"
          min={thousand / 50}
          max={thousand * 5}
          step={thousand / 50}
          value={asked.payment}
          words={`${words(asked.payment)} ${eachWords[asked.frequency]}`}
          onChange={(payment) => onChange({ payment })}
        />
      )}
      {asked.unknown === 'rate' ? null : (
        <div className="grid gap-2">
          <Slider
            label="Rate a year"
            min={0}
            max={1500}
            step={5}
            value={asked.rateBps}
            words={percentWords(asked.rateBps, locale)}
            onChange={(rateBps) => onChange({ rateBps })}
          />
          <ChoiceSwitch
            label="This rate is"
            value={asked.rateKind}
            choices={rateKinds}
            onChange={(rateKind) => onChange({ rateKind })}
          />
        </div>
      )}
      {asked.unknown === 'years' ? null : (
        <Slider
          label="Years"
          min={1}
          max={40}
          step={1}
          value={asked.years}
          words={asked.years === 1 ? '1 year' : `${asked.years} years`}
          onChange={(years) => onChange({ years })}
        />
      )}
    </>
  )
}
