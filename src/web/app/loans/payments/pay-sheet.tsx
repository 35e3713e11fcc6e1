import { useDeferredValue, useId, useMemo } from 'react'
import { type Day, isDay } from '#domain/calendar/calendar.ts'
import { askedOn } from '#domain/loans/cover-instalments.ts'
import { planOf } from '#domain/loans/plan-of.ts'
import { typedAmount } from '#domain/money/money.ts'
import { outcomeOf } from '#web/calculators/loan-outcome.ts'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { filled, readFill } from '#web/form/fields/filled.ts'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { useForm } from '#web/form/use-form.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { Label } from '#web/ui/control/label.tsx'
import { Switch } from '#web/ui/control/switch.tsx'
import { say } from '#web/words/say.ts'
import type { Loan, Payment } from '../loan.ts'
import { spentWords } from '../loan-words.ts'
import type { PaidFrom } from '../loan-writes.ts'
import type { Reckoned } from '../reckon.ts'
import { TextField } from '../text-field.tsx'
import { EffectChoice } from './effect-choice.tsx'
import { type ExtraEffects, effectsOf } from './extra-effects.ts'
import { PaidFromField } from './paid-from-field.tsx'
import { amountOf, type PaymentDraft, readPayment } from './read-payment.ts'

export interface PaySheetProps {
  readonly loan: Loan
  readonly reckoned: Reckoned
  /** The one that is changed; null for a new one. */
  readonly payment: Payment | null
  readonly type: PaymentDraft['type']
  readonly onSave: (paid: PaidFrom) => void
  readonly onRemove: (() => void) | null
  readonly onClose: () => void
}

const types = [
  ['regular', say('Instalment')],
  ['extra-principal', say('Extra')],
] as const

/** The loan without the payment that is being written. */
function useOthers({ loan, reckoned, payment }: PaySheetProps) {
  return useMemo(() => {
    const others = reckoned.payments.filter(({ id }) => id !== payment?.id)
    if (payment?.type !== 'extra-principal') return { others, ...reckoned }
    const plan = planOf(loan, others)
    return { others, plan, outcome: outcomeOf(plan) ?? reckoned.outcome }
  }, [loan, reckoned, payment])
}

/** What either answer brings, worked out while the amount is typed. */
function useEffects(
  draft: PaymentDraft,
  loan: Loan,
  { plan, outcome }: ReturnType<typeof useOthers>,
): ExtraEffects | null {
  const { locale } = useLocale()
  const followed = useDeferredValue(draft)
  const { type, date } = followed
  const amount = amountOf(followed, loan.currency, locale)
  return useMemo(() => {
    if (type !== 'extra-principal' || amount === null || !isDay(date)) return null
    if (date < loan.startOn) return null
    return effectsOf(plan, outcome, date, amount)
  }, [type, date, amount, loan.startOn, plan, outcome])
}

function firstDraft({ loan, reckoned, payment, type }: PaySheetProps, today: Day, locale: string) {
  const due = type === 'regular' ? (askedOn(reckoned.coverage, today)?.amount ?? 0) : 0
  const amount = payment?.amount ?? due
  const draft: PaymentDraft = {
    type,
    amount: amount > 0 ? typedAmount(amount, loan.currency, locale) : '',
    date: payment?.date ?? today,
    effect: payment?.effect ?? null,
    note: payment?.note ?? '',
    isExpense: loan.posting === 'expense',
    accountId: payment ? payment.accountId : loan.payFromId,
    isForAll: false,
  }
  const told = { amount: 'amount', date: 'day' } as const
  const book = { currency: loan.currency, locale }
  return payment ? draft : filled(draft, readFill(location.search), told, book)
}

export function PaySheet(props: PaySheetProps) {
  const { loan, reckoned, payment, onSave, onRemove, onClose } = props
  const { locale } = useLocale()
  const today = useToday()
  const around = useOthers(props)
  const { others, outcome } = around
  const { before: trackFrom } = reckoned.counted
  const form = useForm({
    start: () => firstDraft(props, today, locale),
    read: (typed) => {
      const onTop = effects?.most ?? null
      const room = { rows: outcome.rows, trackFrom, today, others, was: payment, onTop }
      return readPayment(typed, loan, locale, room)
    },
    clears: { type: ['amount', 'date', 'effect'], date: ['amount'] },
  })
  const { draft, change, messages } = form
  const effects: ExtraEffects | null = useEffects(draft, loan, around)
  return (
    <FormSheet
      form={form}
      title={payment ? say('Change the payment') : say('Pay {loan}', { loan: loan.name })}
      onSave={({ fields }) => onSave(fields)}
      {...{ onRemove, onClose }}
    >
      {payment ? null : (
        <ChoiceSwitch
          label={say('What kind of payment')}
          value={draft.type}
          choices={types}
          onChange={(next) => change({ type: next })}
        />
      )}
      <AmountField
        label={say('Amount in {currency}', { currency: loan.currency })}
        value={draft.amount}
        currency={loan.currency}
        onChange={(amount) => change({ amount })}
        error={messages.amount}
      />
      <DateField
        label={say('Paid on')}
        value={draft.date}
        onChange={(date) => change({ date })}
        error={messages.date}
      />
      {draft.type === 'extra-principal' ? (
        <EffectChoice
          effects={effects}
          currency={loan.currency}
          value={draft.effect}
          onChange={(effect) => change({ effect })}
          error={messages.effect}
        />
      ) : null}
      {payment?.expenseId ? null : <PaidFromField form={form} loan={loan} />}
      <TextField label={say('Note')} value={draft.note} onChange={(note) => change({ note })} />
      {payment ? (
        <AlsoExpense payment={payment} />
      ) : (
        <AsExpense
          loan={loan}
          isOn={draft.isExpense}
          onChange={(isExpense) => change({ isExpense })}
        />
      )}
    </FormSheet>
  )
}

/** The two are one fact. */
const AlsoExpense = ({ payment }: { readonly payment: Payment }) =>
  payment.expenseId === null ? null : (
    <p className="text-sm text-muted-foreground">
      {say(
        `It is among your expenses too. Its day and amount change there as well, and its account
        is chosen there.`,
      )}
    </p>
  )

interface AsExpenseProps {
  readonly loan: Loan
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function AsExpense({ loan, isOn, onChange }: AsExpenseProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <Label htmlFor={id}>{say('Enter it as an expense too')}</Label>
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {spentWords(loan.kind, loan.fees.length > 0)}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} checked={isOn} onCheckedChange={onChange} />
    </div>
  )
}
