import { type LoanFrequency, periodsPerYear } from '#domain/loans/payment-days.ts'
import { frequencyNames } from '#web/calculators/frequency-words.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { say } from '#web/words/say.ts'
import { TextField } from '../text-field.tsx'
import type { FormProps } from './draft.ts'
import { firstPaymentOf, type LoanDraft } from './draft.ts'

const frequencies = Object.entries(frequencyNames).map(([value, label]) => ({ value, label }))

/** "360 payments are 30 years". */
function lengthWords({ termPeriods, frequency }: LoanDraft): string | null {
  const count = Number(termPeriods)
  if (!Number.isInteger(count) || count < 1) return null
  const years = count / periodsPerYear[frequency]
  const round = Math.round(years * 10) / 10
  return years < 1
    ? null
    : say('{count} payments are {round, plural, one {# year} other {# years}}.', { count, round })
}

/** The rate, how often and how long. */
export function TermFields({ form }: FormProps) {
  const { draft, change, messages } = form
  const hasPayment = ['annuity', 'balloon', 'interest-free'].includes(draft.kind)
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {draft.kind === 'interest-free' ? null : (
          <TextField
            label={say('Rate a year, %')}
            mode="decimal"
            value={draft.rate}
            onChange={(rate) => change({ rate })}
            error={messages.annualRateBps}
          />
        )}
        <ChoiceField
          label={say('Paid')}
          value={draft.frequency}
          choices={frequencies}
          onChange={(frequency) => change({ frequency: frequency as LoanFrequency })}
          error={messages.frequency}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={say('Number of payments')}
          mode="numeric"
          value={draft.termPeriods}
          onChange={(termPeriods) => change({ termPeriods })}
          error={messages.termPeriods}
          hint={lengthWords(draft)}
        />
        {hasPayment ? (
          <TextField
            label={say('Agreed payment, {currency}', { currency: draft.currency })}
            mode="decimal"
            placeholder={say('Worked out')}
            value={draft.payment}
            onChange={(payment) => change({ payment })}
            error={messages.payment}
          />
        ) : null}
      </div>
      {draft.kind === 'balloon' ? (
        <TextField
          label={say('Left for the last payment, {currency}', { currency: draft.currency })}
          mode="decimal"
          value={draft.balloon}
          onChange={(balloon) => change({ balloon })}
          error={messages.balloon}
        />
      ) : null}
      <DateField
        label={say('Paid out on')}
        value={draft.startOn}
        onChange={(startOn) => change({ startOn })}
        error={messages.startOn}
      />
      <DateField
        label={say('First payment on')}
        value={firstPaymentOf(draft)}
        onChange={(firstPaymentOn) => change({ firstPaymentOn })}
        error={messages.firstPaymentOn}
      />
    </>
  )
}
