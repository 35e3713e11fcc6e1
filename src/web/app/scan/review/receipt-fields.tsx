import { type Ref, useId } from 'react'
import { paymentMethods } from '#contract/ledger/expenses.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount, typedAmount } from '#domain/money/money.ts'
import type { Reading } from '#domain/receipts/reading.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { SumField } from '#web/form/fields/sum-field.tsx'
import { paymentWords } from '#web/ledger/model/payment-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { CandidateChips } from './candidate-chips.tsx'
import type { ScanDraft } from './draft.ts'
import type { ScanMessages } from './read-draft.ts'

export interface ReceiptFieldsProps {
  readonly reading: Reading | null
  readonly draft: ScanDraft
  readonly onChange: (patch: Partial<ScanDraft>) => void
  readonly messages: ScanMessages
  readonly amountRef: Ref<HTMLInputElement>
  /** Shops of one's own book, to complete what is typed. */
  readonly places: readonly string[]
}

const longDay = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const same = (text: string) => text

const methods = paymentMethods.map((value) => ({ value, label: paymentWords[value] }))
const methodOf = (text: string) => paymentMethods.find((method) => method === text) ?? 'other'

/** What stands on every receipt; what is not certain says so. */
export function ReceiptFields(props: ReceiptFieldsProps) {
  const { reading, draft, onChange, messages, amountRef, places } = props
  const { locale } = useLocale()
  const listId = useId()
  const unit = reading?.unit ?? draft.currency
  return (
    <>
      <div className="grid gap-1.5">
        <SumField label={say('Total')} {...{ draft, messages, amountRef }} change={onChange} />
        <CandidateChips
          field={reading?.total}
          now={draft.amount}
          asText={(amount) => typedAmount(amount, unit, locale)}
          asWords={(amount) => formatAmount(amount, draft.currency, locale)}
          onPick={(amount) => onChange({ amount })}
        />
      </div>
      <div className="grid gap-1.5">
        <Field label={say('Where')} error={messages.merchant}>
          {(control) => (
            <Input
              {...control}
              list={listId}
              autoComplete="off"
              maxLength={120}
              value={draft.merchant}
              onChange={(event) => onChange({ merchant: event.target.value })}
              className="[&::-webkit-calendar-picker-indicator]:hidden!"
            />
          )}
        </Field>
        <datalist id={listId}>
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
        <CandidateChips
          field={reading?.merchant}
          now={draft.merchant}
          asText={same}
          asWords={same}
          onPick={(merchant) => onChange({ merchant })}
        />
      </div>
      <div className="grid gap-1.5">
        <DateField
          label={say('Date')}
          value={draft.date}
          onChange={(date) => onChange({ date })}
          error={messages.date}
        />
        <CandidateChips
          field={reading?.date}
          now={draft.date}
          asText={same}
          asWords={(day) => formatDay(day, locale, longDay)}
          onPick={(date) => onChange({ date })}
        />
      </div>
      {draft.way === 'group' ? null : (
        <ChoiceField
          label={say('Paid with')}
          value={draft.paymentMethod}
          choices={methods}
          onChange={(value) => onChange({ paymentMethod: methodOf(value) })}
        />
      )}
    </>
  )
}
