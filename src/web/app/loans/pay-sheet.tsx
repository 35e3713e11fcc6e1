import { type FormEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { isDay } from '#domain/calendar.ts'
import { typedAmount } from '#domain/money.ts'
import { AmountField } from '#web/fields/amount-field.tsx'
import { DateField } from '#web/fields/date-field.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { SheetFooter } from '#web/ledger/sheet/sheet-footer.tsx'
import { ChoiceSwitch } from '#web/ui/choice-switch.tsx'
import { KeepDraft } from '#web/ui/keep-draft.tsx'
import { Label } from '#web/ui/label.tsx'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useLeaveGuard } from '#web/ui/use-leave-guard.ts'
import { EffectChoice } from './effect-choice.tsx'
import { type ExtraEffects, effectsOf } from './extra-effects.ts'
import type { Loan } from './loan.ts'
import { amountOf, type PaymentDraft, type PaymentMessages, readPayment } from './read-payment.ts'
import type { Reckoned } from './reckon.ts'
import { TextField } from './text-field.tsx'
import type { Paid } from './wishes.ts'

export interface PaySheetProps {
  readonly loan: Loan
  readonly reckoned: Reckoned
  readonly type: PaymentDraft['type']
  readonly onPay: (paid: Paid) => void
  readonly onClose: () => void
}

const types = [
  ['regular', 'Instalment'],
  ['extra-principal', 'Extra'],
] as const

/** What either answer brings, worked out while the amount is typed. */
function useEffects(draft: PaymentDraft, { loan, reckoned }: PaySheetProps): ExtraEffects | null {
  const { locale } = useBook()
  const followed = useDeferredValue(draft)
  const { type, date } = followed
  const amount = amountOf(followed, loan.currency, locale)
  return useMemo(() => {
    if (type !== 'extra-principal' || amount === null || !isDay(date)) return null
    if (date < loan.startOn) return null
    return effectsOf(reckoned.plan, reckoned.outcome, date, amount)
  }, [type, date, amount, loan.startOn, reckoned])
}

export function PaySheet(props: PaySheetProps) {
  const { loan, reckoned, type, onPay, onClose } = props
  const { locale } = useBook()
  const today = useToday()
  const formId = useId()
  const body = useRef<HTMLFormElement>(null)
  const due = reckoned.standing.nextDueAmount ?? 0
  const [first] = useState<PaymentDraft>(() => ({
    type,
    amount: type === 'regular' && due > 0 ? typedAmount(due, loan.currency, locale) : '',
    date: today,
    effect: null,
    note: '',
    isExpense: loan.posting === 'expense',
  }))
  const [draft, setDraft] = useState(first)
  const [messages, say] = useState<PaymentMessages>({})
  const effects = useEffects(draft, props)
  const leaving = useLeaveGuard(JSON.stringify(draft) !== JSON.stringify(first), onClose)
  const change = (patch: Partial<PaymentDraft>) => {
    setDraft((now) => ({ ...now, ...patch }))
    say({})
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const room = { due, onTop: effects?.most ?? null, counted: reckoned.counted, today }
    const read = readPayment(draft, loan, locale, room)
    if (read.ok) {
      onPay(read.paid)
      return leaving.go()
    }
    say(read.messages)
    // The messages have to be there before the first of them can be found.
    return setTimeout(() => body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || leaving.leave()}>
      <SheetContent
        title={`Pay ${loan.name}`}
        footer={<SheetFooter formId={formId} onStay={null} onRemove={null} />}
      >
        <form id={formId} ref={body} noValidate onSubmit={save} className="grid gap-5">
          <ChoiceSwitch
            label="What kind of payment"
            value={draft.type}
            choices={types}
            onChange={(next) => change({ type: next })}
          />
          <AmountField
            label={`Amount in ${loan.currency}`}
            value={draft.amount}
            currency={loan.currency}
            onChange={(amount) => change({ amount })}
            error={messages.amount}
          />
          <DateField
            label="Paid on"
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
          <TextField label="Note" value={draft.note} onChange={(note) => change({ note })} />
          <AsExpense isOn={draft.isExpense} onChange={(isExpense) => change({ isExpense })} />
        </form>
        <KeepDraft isOpen={leaving.isAsking} onKeep={leaving.stay} onDiscard={leaving.go} />
      </SheetContent>
    </Sheet>
  )
}

interface AsExpenseProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function AsExpense({ isOn, onChange }: AsExpenseProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <Label htmlFor={id}>Enter it as an expense too</Label>
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          Only the interest counts as spending.
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} checked={isOn} onCheckedChange={onChange} />
    </div>
  )
}
