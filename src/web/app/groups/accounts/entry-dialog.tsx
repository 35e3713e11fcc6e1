import { type FormEvent, useState } from 'react'
import type { GroupAccountRow } from '#contract/groups/accounts.ts'
import { isDay } from '#domain/calendar/calendar.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { noAccount, OwnAccount, useOwnAccount } from '#web/accounts/own-account.tsx'
import { useRows } from '#web/data/replica-react.tsx'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { currentMembers } from '../group.ts'
import type { Shown } from '../use-money.ts'
import type { EntryFields, EntryKind } from './use-joint-writes.ts'

export interface EntryDialogProps {
  readonly shown: Shown
  readonly account: GroupAccountRow
  readonly onSave: (fields: EntryFields) => void
  readonly onClose: () => void
}

const kinds = [
  ['pay-in', say('Pay in')],
  ['pay-out', say('Pay out')],
  ['interest', say('Interest')],
] as const

type Wrong = Partial<Record<'amount' | 'date' | 'own', string>>

/** What comes into a joint account or leaves it; my own account is told to nobody. */
export function EntryDialog({ shown, account, onSave, onClose }: EntryDialogProps) {
  const { group, names } = shown
  const { currency } = account
  const { locale } = useLocale()
  const [kind, setKind] = useState<EntryKind>('pay-in')
  const [draft, setDraft] = useState({
    ...{ amount: '', memberId: names.meId ?? '', date: useToday(), text: '' },
  })
  const [own, setOwn] = useState(noAccount)
  const [wrong, setWrong] = useState<Wrong>({})
  const readOwn = useOwnAccount(currency)
  const accounts = useRows('accounts')
  const change = (patch: Partial<typeof draft>) => {
    setWrong({})
    setDraft((now) => ({ ...now, ...patch }))
  }
  const isMine = kind !== 'interest' && draft.memberId === names.meId
  const save = (event: FormEvent) => {
    event.preventDefault()
    const sum = readTypedAmount(draft.amount, currency, locale)
    const mine = readOwn(isMine ? own : noAccount)
    const isOther = accounts.some((one) => one.id === mine?.accountId && one.currency !== currency)
    const found: Wrong = {
      ...(!sum.ok && { amount: amountProblemWords(sum.reason, currency, locale) }),
      ...(sum.ok && sum.amount <= 0 && { amount: say('Enter an amount above zero.') }),
      ...(!isDay(draft.date) && { date: say('Enter a date, like 3 nov or yesterday.') }),
      ...(isOther && mine?.accountAmount === null && { own: say('Say what the bank moved.') }),
    }
    if (!sum.ok || !mine || Object.keys(found).length > 0) return setWrong(found)
    onSave({ ...draft, kind, amount: sum.amount, text: draft.text.trim(), own: mine })
    return onClose()
  }
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent title={account.name}>
        <form noValidate onSubmit={save} className="grid gap-4">
          <ChoiceSwitch
            label={say('What to record')}
            value={kind}
            choices={kinds}
            onChange={setKind}
          />
          <AmountField
            label={say('Amount in {currency}', { currency })}
            value={draft.amount}
            currency={currency}
            onChange={(amount) => change({ amount })}
            error={wrong.amount}
          />
          {kind === 'interest' ? null : (
            <ChoiceField
              label={say('Who')}
              value={draft.memberId}
              onChange={(memberId) => change({ memberId })}
              choices={currentMembers(group).map(({ memberId }) => ({
                ...{ value: memberId, label: names.subject(memberId) },
              }))}
            />
          )}
          {isMine ? (
            <OwnAccount
              label={kind === 'pay-in' ? say('From your account') : say('Into your account')}
              currency={currency}
              draft={own}
              onChange={(next) => {
                setWrong({})
                setOwn(next)
              }}
            />
          ) : null}
          {wrong.own ? <p className="text-sm text-over">{wrong.own}</p> : null}
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
                maxLength={200}
                value={draft.text}
                onChange={(event) => change({ text: event.target.value })}
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
