import type { GroupGoalRow } from '#contract/groups/goals.ts'
import { isDay } from '#domain/calendar/calendar.ts'
import { formatAmount, typedAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { type Reading, useForm } from '#web/form/use-form.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { MemberLines } from '../bill/member-lines.tsx'
import { Problem } from '../bill/problem.tsx'
import { readSum } from '../bill/read-split.ts'
import { currentMembers } from '../group.ts'
import type { Shown } from '../use-money.ts'
import type { GoalFields } from './use-goal-writes.ts'

export interface GoalSheetProps {
  readonly shown: Shown
  readonly goal: GroupGoalRow | null
  readonly onSave: (fields: GoalFields) => void
  readonly onClose: () => void
}

type Mode = GroupGoalRow['sharing']['mode']

interface Draft {
  readonly name: string
  readonly amount: string
  readonly targetOn: string
  readonly mode: Mode
  readonly values: Readonly<Record<string, string>>
}

const modes: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'equal', label: say('Everybody the same') },
  { value: 'ratio', label: say('By weights') },
  { value: 'custom', label: say('Own amounts') },
]

function draftOf(goal: GroupGoalRow | null, locale: string): Draft {
  if (!goal) return { name: '', amount: '', targetOn: '', mode: 'equal', values: {} }
  const { name, targetAmount, currency, targetOn, sharing } = goal
  const write = (value: number) =>
    sharing.mode === 'custom' ? typedAmount(value, currency, locale) : String(value)
  const parts = sharing.mode === 'equal' ? [] : sharing.parts
  const values = Object.fromEntries(parts.map((part) => [part.memberId, write(part.value)]))
  const amount = typedAmount(targetAmount, currency, locale)
  return { name, amount, targetOn: targetOn ?? '', mode: sharing.mode, values }
}

interface Setting {
  readonly currency: string
  readonly locale: string
  readonly memberIds: readonly string[]
}

type Sharing = GoalFields['sharing'] | { readonly problem: string }

function readSharing({ mode, values }: Draft, amount: number, setting: Setting): Sharing {
  const { currency, locale, memberIds } = setting
  if (mode === 'equal') return { mode, memberIds: [...memberIds] }
  const parts = []
  for (const memberId of memberIds) {
    const text = values[memberId] ?? ''
    const weight = /^\d{0,9}$/.test(text.trim()) ? Number(text) : null
    const value = mode === 'custom' ? readSum(text, { currency, locale }) : weight
    if (value === null || value < 0) return { problem: say('One of the numbers cannot be read.') }
    if (value > 0) parts.push({ memberId, value })
  }
  if (parts.length === 0) return { problem: say('Say who brings how much.') }
  const gap = amount - parts.reduce((sum, part) => sum + part.value, 0)
  if (mode === 'ratio' || gap === 0) return { mode, parts }
  const size = formatAmount(Math.abs(gap), currency, locale)
  return {
    problem:
      gap > 0
        ? say('{size} is still missing.', { size })
        : say('That is {size} more than the goal.', { size }),
  }
}

function readGoal(draft: Draft, setting: Setting): Reading<GoalFields> {
  const { currency, locale } = setting
  const sum = readTypedAmount(draft.amount, currency, locale)
  const name = draft.name.trim()
  const amount = sum.ok ? sum.amount : 0
  const sharing = readSharing(draft, amount, setting)
  const targetOn = draft.targetOn.trim() === '' ? null : draft.targetOn
  const messages = {
    ...(name === '' && { name: say('Give the goal a name.') }),
    ...(!sum.ok && { amount: amountProblemWords(sum.reason, currency, locale) }),
    ...(sum.ok && amount <= 0 && { amount: say('Enter an amount above zero.') }),
    ...(targetOn !== null &&
      !isDay(targetOn) && { targetOn: say('Enter a date, or leave it empty.') }),
    ...(sum.ok && 'problem' in sharing && { sharing: sharing.problem }),
  }
  if (Object.keys(messages).length > 0 || 'problem' in sharing) return { ok: false, messages }
  return { ok: true, fields: { name, targetAmount: amount, currency, targetOn, sharing } }
}

export function GoalSheet({ shown, goal, onSave, onClose }: GoalSheetProps) {
  const { group, names } = shown
  const { locale } = useLocale()
  const currency = goal?.currency ?? group.currency
  const memberIds = currentMembers(group).map(({ memberId }) => memberId)
  const form = useForm({
    start: () => draftOf(goal, locale),
    read: (typed) => readGoal(typed, { currency, locale, memberIds }),
    clears: { amount: ['sharing'], mode: ['sharing'], values: ['sharing'] },
    place: goal?.id ?? 'goal',
  })
  const { draft, change, messages } = form
  return (
    <FormSheet
      form={form}
      title={goal ? say('Goal of the group') : say('New goal of the group')}
      onSave={({ fields }) => onSave(fields)}
      onClose={onClose}
    >
      <Field label={say('Name')} error={messages.name}>
        {(control) => (
          <Input
            {...control}
            maxLength={80}
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <AmountField
        label={say('How much in {currency}', { currency })}
        value={draft.amount}
        currency={currency}
        onChange={(amount) => change({ amount })}
        error={messages.amount}
      />
      <DateField
        label={say('Until when (if there is a day)')}
        value={draft.targetOn}
        onChange={(targetOn) => change({ targetOn })}
        error={messages.targetOn}
      />
      <ChoiceField
        label={say('Who brings how much')}
        value={draft.mode}
        choices={modes}
        onChange={(mode) => change({ mode: mode as Mode })}
      />
      {draft.mode === 'equal' ? null : (
        <MemberLines label={say('Parts')} memberIds={memberIds} names={names} currency={currency}>
          {(memberId, name) => (
            <>
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <span className="w-28 shrink-0">
                <Input
                  aria-label={say('Part of {name}', { name })}
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder="0"
                  value={draft.values[memberId] ?? ''}
                  onChange={(event) =>
                    change({ values: { ...draft.values, [memberId]: event.target.value } })
                  }
                  className="amount text-right"
                />
              </span>
            </>
          )}
        </MemberLines>
      )}
      <Problem words={messages.sharing} />
    </FormSheet>
  )
}
