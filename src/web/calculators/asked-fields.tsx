import type { LoanFrequency } from '#domain/loans/payment-days.ts'
import { exponentOf, formatAmount, restateAmount, typedAmount } from '#domain/money/money.ts'
import type { ChartWriting } from '#web/charts/series.ts'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Slider } from '#web/ui/control/slider.tsx'
import { say } from '#web/words/say.ts'
import type { AskedLoan, Unknown } from './asked-plan.ts'
import { eachWords, frequencyNames } from './frequency-words.ts'
import { percentWords, readPercent, typedPercent } from './percent.ts'
import { TypedAmount } from './typed-amount.tsx'
import { TypedValue } from './typed-value.tsx'

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

const rounded = (amount: number, from: string, to: string): number =>
  Math.max(1, Math.round(amount / 10 ** (exponentOf(from) - exponentOf(to))))

/** The same figures in another currency, rounded where it has not so many decimals. */
export function inCurrency(asked: AskedLoan, from: string, to: string): AskedLoan {
  const { principal, payment } = asked
  return {
    ...asked,
    principal: restateAmount(principal, from, to) ?? rounded(principal, from, to),
    payment: restateAmount(payment, from, to) ?? rounded(payment, from, to),
  }
}

/** What became of an amount in sight that the new currency has no decimals for; else null. */
export function roundedWords(asked: AskedLoan, from: ChartWriting, to: string): string | null {
  const next = inCurrency(asked, from.currency, to)
  const field = asked.unknown === 'principal' ? 'payment' : 'principal'
  if (restateAmount(asked[field], from.currency, to) !== null) return null
  const was = typedAmount(asked[field], from.currency, from.locale)
  const digits = exponentOf(to)
  const decimals =
    digits === 0
      ? say('no decimals')
      : say('{digits, plural, one {# decimal} other {# decimals}}', { digits })
  return `${to} has ${decimals}: ${was} became ${typedAmount(next[field], to, from.locale)}.`
}

const questions: readonly (readonly [Unknown, string])[] = [
  ['payment', say('What I would pay')],
  ['principal', say('How much I can borrow')],
  ['years', say('How long it takes')],
  ['rate', say('Which rate that is')],
]

const rateKinds = [
  ['nominal', say('Of the contract')],
  ['effective', say('Effective')],
] as const

/** Everything but what is wanted. */
export function AskedFields({ asked, onChange, writing }: AskedFieldsProps) {
  return (
    <div className="grid content-start gap-4">
      <Field label={say('I want to know')}>
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
      <Field label={say('Paid')}>
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

const rateMostBps = 10_000

const readRate = (text: string) => {
  const bps = readPercent(text)
  return bps !== null && bps <= rateMostBps ? bps : null
}

const yearsMost = 40

const readYears = (text: string) => {
  const years = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0
  return years >= 1 && years <= yearsMost ? years : null
}

function AskedAmounts({ asked, onChange, writing }: AskedFieldsProps) {
  const { currency, locale } = writing
  const thousand = thousandOf(currency)
  const words = (amount: number) => formatAmount(amount, currency, locale)
  return (
    <>
      {asked.unknown === 'principal' ? null : (
        <Slider
          label={say('Amount of the loan')}
          min={thousand}
          max={thousand * 1000}
          step={thousand}
          value={asked.principal}
          words={words(asked.principal)}
          onChange={(principal) => onChange({ principal })}
          typed={
            <TypedAmount
              label={say('Type the amount')}
              amount={asked.principal}
              most={thousand * 100_000}
              writing={writing}
              onChange={(principal) => onChange({ principal })}
            />
          }
        />
      )}
      {asked.unknown === 'payment' ? null : (
        <Slider
          label={say('Payment')}
          min={thousand / 50}
          max={thousand * 5}
          step={thousand / 50}
          value={asked.payment}
          words={`${words(asked.payment)} ${eachWords[asked.frequency]}`}
          onChange={(payment) => onChange({ payment })}
          typed={
            <TypedAmount
              label={say('Type what is paid')}
              amount={asked.payment}
              most={thousand * 100_000}
              writing={writing}
              onChange={(payment) => onChange({ payment })}
            />
          }
        />
      )}
    </>
  )
}

function AskedSliders({ asked, onChange, writing }: AskedFieldsProps) {
  const { locale } = writing
  return (
    <>
      <AskedAmounts {...{ asked, onChange, writing }} />
      {asked.unknown === 'rate' ? null : (
        <div className="grid gap-2">
          <Slider
            label={say('Rate a year')}
            min={0}
            max={1500}
            step={5}
            value={asked.rateBps}
            words={percentWords(asked.rateBps, locale)}
            onChange={(rateBps) => onChange({ rateBps })}
            typed={
              <TypedValue
                label={say('Type the percentage')}
                text={typedPercent(asked.rateBps, locale)}
                unit="%"
                read={readRate}
                hint={say('From 0 to {count} %.', { count: rateMostBps / 100 })}
                onChange={(rateBps) => onChange({ rateBps })}
              />
            }
          />
          <ChoiceSwitch
            label={say('This rate is')}
            value={asked.rateKind}
            choices={rateKinds}
            onChange={(rateKind) => onChange({ rateKind })}
          />
        </div>
      )}
      {asked.unknown === 'years' ? null : (
        <Slider
          label={say('Years')}
          min={1}
          max={yearsMost}
          step={1}
          value={asked.years}
          words={say('{years, plural, one {# year} other {# years}}', { years: asked.years })}
          onChange={(years) => onChange({ years })}
          typed={
            <TypedValue
              label={say('Type the years')}
              text={String(asked.years)}
              unit={say('{years, plural, one {year} other {years}}', { years: asked.years })}
              read={readYears}
              hint={say('Whole years, from 1 to {yearsMost}.', { yearsMost })}
              onChange={(years) => onChange({ years })}
            />
          }
        />
      )}
    </>
  )
}
