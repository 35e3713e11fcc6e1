import { type FormEvent, useState } from 'react'
import type { GroupGoalRow } from '#contract/groups/goals.ts'
import { formatAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { useDeleted } from '#web/form/use-opened.tsx'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { currentMembers } from '../group.ts'
import type { Shown } from '../use-money.ts'
import type { Moved } from './use-goal-writes.ts'

export interface MoneyDialogProps {
  readonly shown: Shown
  readonly goal: GroupGoalRow
  readonly saved: ReadonlyMap<string, number>
  readonly onSave: (moved: Moved) => void
  readonly onClose: () => void
}

const ways = [
  ['in', say('Put in')],
  ['out', say('Take out')],
] as const

/** For oneself, or for somebody who has no account yet. */
export function MoneyDialog({ shown, goal, saved, onSave, onClose }: MoneyDialogProps) {
  const { group, names } = shown
  const { locale } = useLocale()
  const { currency } = goal
  const [way, setWay] = useState<'in' | 'out'>('in')
  const [memberId, setMember] = useState(names.meId ?? '')
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>()
  const { isDeleted } = useDeleted(text !== '', onClose)
  const people = currentMembers(group)
    .filter((one) => one.memberId === names.meId || one.uid === null)
    .map((one) => ({ value: one.memberId, label: names.subject(one.memberId) }))
  const save = (event: FormEvent) => {
    event.preventDefault()
    const sum = readTypedAmount(text, currency, locale)
    if (!sum.ok) return setError(amountProblemWords(sum.reason, currency, locale))
    if (sum.amount <= 0) return setError(say('Enter an amount above zero.'))
    const most = saved.get(memberId) ?? 0
    if (way === 'out' && sum.amount > most) {
      return setError(
        say('There is {amount} to take out.', { amount: formatAmount(most, currency, locale) }),
      )
    }
    onSave({ memberId, amount: sum.amount, isOut: way === 'out' })
    return onClose()
  }
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent title={goal.name}>
        <form noValidate onSubmit={save} className="grid gap-4">
          <ChoiceSwitch label={say('What to do')} value={way} choices={ways} onChange={setWay} />
          <AmountField
            label={say('Amount in {currency}', { currency })}
            value={text}
            currency={currency}
            onChange={(typed) => {
              setError(undefined)
              setText(typed)
            }}
            error={error}
          />
          {people.length > 1 ? (
            <ChoiceField
              label={say('Whose')}
              value={memberId}
              onChange={setMember}
              choices={people}
            />
          ) : null}
          {isDeleted ? (
            <p role="status">
              {say('This goal was deleted meanwhile, so nothing can be put into it.')}
            </p>
          ) : null}
          <DialogActions>
            <Button type="submit" disabled={isDeleted}>
              {say('Save')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
