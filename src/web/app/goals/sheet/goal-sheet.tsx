import { useRef } from 'react'
import { isDay } from '#domain/calendar/calendar.ts'
import { neededBy } from '#domain/goals/outlook.ts'
import { beatOf } from '#domain/goals/pace.ts'
import { formatAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { filled, readFill } from '#web/form/fields/filled.ts'
import { Picker } from '#web/form/fields/picker.tsx'
import { PricedField } from '#web/form/fields/priced-field.tsx'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { type DraftForm, useForm } from '#web/form/use-form.ts'
import { colorChoices, iconChoices } from '#web/goals/goal-look.ts'
import { GoalMark } from '#web/goals/goal-mark.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { fieldsOf } from '#web/writes/write.ts'
import type { GoalFields } from '../goal.ts'
import type { GoalView } from '../goal-view.ts'
import { draftOf, type GoalDraft, newDraft } from './draft.ts'
import { KeptInField } from './kept-in-field.tsx'
import { readGoal } from './read-draft.ts'

export interface GoalSheetProps {
  /** Null to add a new one. */
  readonly view: GoalView | null
  /** Where a new one stands among the others. */
  readonly priority: number
  readonly onSave: (fields: GoalFields, savedAlready: number) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

const told = { name: 'text', targetAmount: 'amount', targetOn: 'day' } as const

/** A new one as the address proposes it. */
const proposed = (currency: string, locale: string): GoalDraft =>
  filled(
    newDraft(currency),
    readFill(location.search),
    { ...told, icon: iconChoices.map(({ value }) => value) },
    { currency, locale },
  )

export function GoalSheet({ view, priority, onSave, onRemove, onClose }: GoalSheetProps) {
  const { currency, locale } = useLocale()
  const today = useToday()
  const nameBox = useRef<HTMLInputElement>(null)
  const goal = view?.goal ?? null
  const before = goal ?? { priority, status: 'active', targetOn: null }
  const form = useForm({
    start: () => (goal ? draftOf(goal, locale) : proposed(currency, locale)),
    read: (draft) => readGoal(draft, before, { locale, today }),
    stored: goal && fieldsOf('goals', goal),
  })
  return (
    <FormSheet
      form={form}
      title={goal ? say('Edit goal') : say('New goal')}
      focus={() => nameBox.current?.focus()}
      onSave={({ fields, savedAlready }) => onSave(fields, savedAlready)}
      onRemove={goal ? onRemove : null}
      onClose={onClose}
    >
      <Field label={say('Name')} error={form.messages.name}>
        {(control) => (
          <Input
            {...control}
            ref={nameBox}
            maxLength={80}
            autoComplete="off"
            placeholder={say('Holiday, rainy day…')}
            value={form.draft.name}
            onChange={(event) => form.change({ name: event.target.value })}
          />
        )}
      </Field>
      <MoneyFields form={form} view={view} />
      <KeptInField
        currency={form.draft.currency}
        value={form.draft.accountId}
        onChange={(accountId) => form.change({ accountId })}
        error={form.messages.accountId}
      />
      <LookFields form={form} />
    </FormSheet>
  )
}

interface PartProps {
  readonly form: DraftForm<GoalDraft>
  readonly view: GoalView | null
}

/** How much, by when, and what is there already. */
function MoneyFields({ form, view }: PartProps) {
  const { draft, change, messages } = form
  const hasMoney = view !== null && view.contributions.length > 0
  return (
    <>
      <PricedField
        label={say('How much')}
        {...{ amount: draft.targetAmount, currency: draft.currency, isFixed: hasMoney }}
        onChange={(targetAmount, currency) =>
          change({
            ...{ targetAmount, currency },
            // It is kept in an account of its own currency.
            ...(currency === draft.currency ? {} : { accountId: null }),
          })
        }
        errors={{ amount: messages.targetAmount, currency: messages.currency }}
      />
      {view ? null : (
        <AmountField
          label={say('Saved already (optional)')}
          value={draft.saved}
          currency={draft.currency}
          onChange={(saved) => change({ saved })}
          error={messages.saved}
        />
      )}
      <div className="grid gap-2">
        <DateField
          label={say('By when (optional)')}
          isAhead
          value={draft.targetOn}
          onChange={(targetOn) => change({ targetOn })}
          error={messages.targetOn}
        />
        <NeededWords draft={draft} view={view} />
      </div>
    </>
  )
}

interface NeededProps {
  readonly draft: GoalDraft
  /** Null for a new goal, which says itself what is saved. */
  readonly view: GoalView | null
}

/** What it takes, as soon as that can be told. */
function NeededWords({ draft, view }: NeededProps) {
  const { locale } = useLocale()
  const today = useToday()
  const read = (text: string) => {
    const parsed = readTypedAmount(text, draft.currency, locale)
    return parsed.ok ? parsed.amount : 0
  }
  const left = read(draft.targetAmount) - (view?.goal.totalSaved ?? read(draft.saved))
  const { targetOn } = draft
  if (left <= 0 || !isDay(targetOn) || targetOn <= today) return null
  const beat = view?.outlook.beat ?? beatOf(null, today)
  const needed = neededBy({ left, beat }, targetOn)
  return (
    <output className="text-sm text-muted-foreground">
      {needed.isAtOnce
        ? say('That takes {amount} within a month.', {
            amount: formatAmount(left, draft.currency, locale),
          })
        : say('That takes {amount} a month.', {
            amount: formatAmount(needed.perMonth, draft.currency, locale),
          })}
    </output>
  )
}

function LookFields({ form: { draft, change } }: Pick<PartProps, 'form'>) {
  const { icon, color } = draft
  return (
    <>
      <Picker
        label={say('Colour')}
        choices={colorChoices}
        value={color}
        onChange={(next) => change({ color: next })}
        draw={(each) => <GoalMark icon={icon} color={each} />}
      />
      <Picker
        label={say('Picture')}
        choices={iconChoices}
        value={icon}
        onChange={(next) => change({ icon: next })}
        draw={(each) => <GoalMark icon={each} color={color} />}
      />
    </>
  )
}
