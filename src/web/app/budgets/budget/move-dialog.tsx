import { type FormEvent, useState } from 'react'
import { checkMove } from '#domain/budgets/moves.ts'
import type { DaySpan } from '#domain/budgets/periods.ts'
import { isDay, isWithin } from '#domain/calendar/calendar.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import type { Budget } from '#web/budgets/budget.ts'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { ask } from '#web/ui/overlay/ask-first.ts'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { questionOfMove, sayIn } from '../standing-words.ts'

export interface MoveDialogProps {
  /** Those money can be moved between. */
  readonly budgets: readonly MovableBudget[]
  readonly fromId: string
  readonly onMove: (from: Budget, to: Budget, move: { amount: number; on: string }) => void
  readonly onClose: () => void
}

export interface MovableBudget {
  readonly budget: Budget
  /** What is left in these days; null when that is unknown. */
  readonly left: number | null
  readonly isLeftAbout: boolean
  readonly period: DaySpan | null
}

interface Draft {
  readonly fromId: string
  readonly toId: string
  readonly amount: string
  readonly on: string
}

type Messages = Readonly<Partial<Record<keyof Draft, string>>>

/** Takes from one budget what it gives to another. */
export function MoveDialog({ budgets, fromId, onMove, onClose }: MoveDialogProps) {
  const today = useToday()
  const { locale } = useLocale()
  const byId = new Map(budgets.map((one) => [one.budget.id, one]))
  const [draft, setDraft] = useState<Draft>(() => ({ fromId, toId: '', amount: '', on: today }))
  const [messages, tell] = useState<Messages>({})
  const change = (patch: Partial<Draft>) => {
    setDraft({ ...draft, ...patch })
    tell({})
  }
  const from = byId.get(draft.fromId)
  const to = byId.get(draft.toId)
  const currency = from?.budget.currency ?? 'EUR'
  const parsed = readTypedAmount(draft.amount, currency, locale)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wrong = problemsOf(from?.budget, to?.budget, draft, parsed, locale)
    if (Object.keys(wrong).length > 0 || !from || !to || !parsed.ok) return tell(wrong)
    const move = () => {
      onMove(from.budget, to.budget, { amount: parsed.amount, on: draft.on })
      onClose()
    }
    const isNow = from.period !== null && isWithin(draft.on, from.period)
    const question = questionOfMove(from.budget, isNow ? from.left : null, parsed.amount, locale)
    if (!question) return move()
    return ask({ ...question, choices: [{ words: say('Move it anyway'), onPick: move }] })
  }
  const others = budgets.filter(
    ({ budget }) => budget.currency === currency && budget.id !== draft.fromId,
  )
  const after = (one: MovableBudget | undefined, sign: 1 | -1) => {
    if (!one || one.left === null || !parsed.ok) return undefined
    const written = sayIn(currency, locale, one.isLeftAbout)
    return say('{amount} left afterwards', { amount: written(one.left + sign * parsed.amount) })
  }
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent
        title={say('Move money')}
        description={say(
          'What one budget gives, the other one gets. What you spent stays where it is.',
        )}
      >
        <form noValidate onSubmit={save} className="grid gap-4">
          <AmountField
            label={say('Amount')}
            value={draft.amount}
            currency={currency}
            onChange={(amount) => change({ amount })}
            error={messages.amount}
          />
          <ChoiceField
            label={say('From')}
            value={draft.fromId}
            onChange={(next) =>
              change({ fromId: next, toId: next === draft.toId ? '' : draft.toId })
            }
            choices={budgets.map(choiceOf)}
            error={messages.fromId}
            hint={after(from, -1)}
          />
          <ChoiceField
            label={say('To')}
            value={draft.toId}
            onChange={(toId) => change({ toId })}
            choices={[{ value: '', label: say('Choose a budget') }, ...others.map(choiceOf)]}
            error={messages.toId}
            hint={after(to, 1)}
          />
          <DateField
            label={say('Day')}
            value={draft.on}
            onChange={(on) => change({ on })}
            error={messages.on}
          />
          <DialogActions>
            <Button look="outline" onClick={onClose}>
              {say('Cancel')}
            </Button>
            <Button type="submit">{say('Move')}</Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}

const choiceOf = ({ budget }: { readonly budget: Budget }) => ({
  value: budget.id,
  label: budget.name,
})

function problemsOf(
  from: Budget | undefined,
  to: Budget | undefined,
  { on }: Draft,
  parsed: ReturnType<typeof readTypedAmount>,
  locale: string,
): Messages {
  const currency = from?.currency ?? 'EUR'
  return {
    ...(parsed.ok
      ? parsed.amount > 0
        ? {}
        : { amount: say('Enter an amount above zero.') }
      : { amount: amountProblemWords(parsed.reason, currency, locale) }),
    ...(from ? {} : { fromId: say('Choose a budget.') }),
    ...(to ? {} : { toId: say('Choose a budget.') }),
    ...(isDay(on)
      ? from && to
        ? checkMove(from, to, on)
        : {}
      : { on: say('Enter a day, like 3 nov.') }),
  }
}
