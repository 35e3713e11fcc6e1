import { type FormEvent, useState } from 'react'
import { settlementMethods } from '#contract/groups/settlements.ts'
import type { AccountKind } from '#domain/accounts/account.ts'
import { isDay } from '#domain/calendar/calendar.ts'
import { typedAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import {
  noAccount,
  OwnAccount,
  type OwnAccountFields,
  useOwnAccount,
} from '#web/accounts/own-account.tsx'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { usualAccount } from '#web/accounts/usual-account.ts'
import { useReplica, useRows } from '#web/data/replica-react.tsx'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import type { Shown } from '../use-money.ts'
import { confirmerWords } from './confirmer-words.ts'
import type { PaymentFields } from './use-payment-writes.ts'

export interface PaymentStart {
  readonly from: string
  readonly to: string
  /** Null to type it. */
  readonly amount: number | null
  readonly currency: string
}

export interface PaymentDialogProps {
  readonly shown: Shown
  readonly start: PaymentStart
  readonly onSave: (fields: PaymentFields, account: OwnAccountFields) => void
  readonly onClose: () => void
}

type Method = (typeof settlementMethods)[number]

const methodWords: Readonly<Record<Method, string>> = {
  cash: say('Cash'),
  bank: say('Bank transfer'),
  card: say('Card'),
  mobile: say('Mobile payment'),
  other: say('Other'),
}
/** Cash moves what holds cash, and nothing else does by itself; what was chosen stays. */
export const methodOf = (chosen: Method | null, kind: AccountKind | undefined): Method =>
  chosen ?? (kind === 'cash' ? 'cash' : 'bank')

const methods = settlementMethods.map((value) => ({ value, label: methodWords[value] }))

type Wrong = Partial<Record<'amount' | 'to' | 'date', string>>

/** Says that money changed hands outside; nothing is moved. */
export function PaymentDialog({ shown, start, onSave, onClose }: PaymentDialogProps) {
  const { group, names } = shown
  const { locale } = useLocale()
  const today = useToday()
  const [draft, setDraft] = useState({
    from: start.from,
    to: start.to,
    amount: start.amount === null ? '' : typedAmount(start.amount, start.currency, locale),
    date: today,
    chosen: null as Method | null,
    note: '',
  })
  const [wrong, setWrong] = useState<Wrong>({})
  const usual = usualAccount(useReplica(), useRows('accounts'), start.currency) ?? ''
  const [account, setAccount] = useState({ ...noAccount, accountId: usual })
  const readAccount = useOwnAccount(start.currency)
  const isMine = [draft.from, draft.to].includes(names.meId ?? '')
  const kind = useAccountMap().get(isMine ? account.accountId : '')?.kind
  const method = methodOf(draft.chosen, kind)
  const change = (patch: Partial<typeof draft>) => {
    setWrong({})
    setDraft((now) => ({ ...now, ...patch }))
  }
  const sides = [start.from, start.to]
  const people = group.members
    .filter(({ memberId, leftAt }) => leftAt === null || sides.includes(memberId))
    .map(({ memberId }) => ({ value: memberId, label: names.subject(memberId) }))
  const confirmer =
    confirmerWords(group, draft, names) ?? say('It counts once whoever got the money confirms it.')
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { currency } = start
    const sum = readTypedAmount(draft.amount, currency, locale)
    const found: Wrong = {
      ...(!sum.ok && { amount: amountProblemWords(sum.reason, currency, locale) }),
      ...(sum.ok && sum.amount <= 0 && { amount: say('Enter an amount above zero.') }),
      ...(draft.from === draft.to && { to: 'Choose somebody else.' }),
      ...(!isDay(draft.date) && { date: say('Enter a date, like 3 nov or yesterday.') }),
    }
    const own = readAccount(isMine ? account : noAccount)
    if (!sum.ok || !own || Object.keys(found).length > 0) return setWrong(found)
    const { chosen: _chosen, ...said } = { ...draft, method, amount: sum.amount, currency }
    onSave({ ...said, note: draft.note.trim() || null }, own)
    return onClose()
  }
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent
        title={say('Record a payment')}
        description={say('Pay outside, as you like. {confirmer}', { confirmer })}
      >
        <form noValidate onSubmit={save} className="grid gap-4">
          <AmountField
            label={say('Amount in {currency}', { currency: start.currency })}
            value={draft.amount}
            currency={start.currency}
            onChange={(amount) => change({ amount })}
            error={wrong.amount}
          />
          <div className="grid grid-cols-2 gap-3">
            <ChoiceField
              label={say('From')}
              value={draft.from}
              onChange={(from) => change({ from })}
              choices={people}
            />
            <ChoiceField
              label={say('To')}
              value={draft.to}
              onChange={(to) => change({ to })}
              choices={people}
              error={wrong.to}
            />
          </div>
          <ChoiceField
            label={say('How')}
            value={method}
            onChange={(chosen) => change({ chosen: chosen as Method })}
            choices={methods}
          />
          {isMine ? (
            <OwnAccount
              label={
                draft.from === names.meId ? say('From your account') : say('Into your account')
              }
              currency={start.currency}
              draft={account}
              onChange={setAccount}
            />
          ) : null}
          <DateField
            label={say('Date')}
            value={draft.date}
            onChange={(date) => change({ date })}
            error={wrong.date}
          />
          <Field label={say('Note')}>
            {(control) => (
              <Input
                {...control}
                maxLength={500}
                value={draft.note}
                onChange={(event) => change({ note: event.target.value })}
              />
            )}
          </Field>
          <DialogActions>
            <Button look="outline" onClick={onClose}>
              {say('Cancel')}
            </Button>
            <Button type="submit">{say('Save')}</Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
