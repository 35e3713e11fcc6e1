import { useRef } from 'react'
import { percentOf } from '#domain/goals/progress.ts'
import { signedAmount } from '#domain/goals/saved-history.ts'
import { formatAmount, typedAmount } from '#domain/money/money.ts'
import { shareWords } from '#domain/money/share-words.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { filled, readFill } from '#web/form/fields/filled.ts'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { type DraftForm, useForm } from '#web/form/use-form.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Contribution, MoveFields } from '../goal.ts'
import type { GoalView } from '../goal-view.ts'
import type { Kind } from '../goal-writes.ts'
import type { MoveDraft } from './draft.ts'
import { MovedField } from './kept-in-field.tsx'
import { aheadProblem, readMove } from './read-draft.ts'

export interface MoneySheetProps {
  readonly view: GoalView
  /** Null to move money; else what is being put right. */
  readonly row: Contribution | null
  /** Which way it goes at first. */
  readonly kind: Kind
  readonly onSave: (kind: Kind, fields: MoveFields, otherId: string | null) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

const ways = [
  ['contribution', say('Add')],
  ['withdrawal', say('Take out')],
] as const

/** Money goes into a goal, or out of it. */
export function MoneySheet({ view, row, kind, onSave, onRemove, onClose }: MoneySheetProps) {
  const { goal } = view
  const { locale } = useLocale()
  const today = useToday()
  const amountBox = useRef<HTMLInputElement>(null)
  const without = goal.totalSaved - (row ? signedAmount(row) : 0)
  const form = useForm({
    start: () => draftOf(row, goal.currency, { kind, locale, today }),
    read: (typed) => readMove(typed, { currency: goal.currency, locale, today, without }),
  })
  const { draft, change, messages } = form
  const ahead = aheadProblem(draft.date, today)
  return (
    <FormSheet
      form={form}
      title={row ? titles[row.kind] : asks[draft.kind]}
      description={<span className="wrap-anywhere">{goal.name}</span>}
      focus={() => amountBox.current?.focus()}
      onSave={({ fields }) => onSave(draft.kind, fields, draft.otherId)}
      onRemove={row ? onRemove : null}
      onClose={onClose}
    >
      {row || goal.totalSaved === 0 ? null : (
        <ChoiceSwitch
          label={say('Which way')}
          value={draft.kind}
          choices={ways}
          onChange={(way) => change({ kind: way })}
        />
      )}
      <div className="grid gap-2">
        <AmountField
          label={say('Amount')}
          value={draft.amount}
          currency={goal.currency}
          onChange={(amount) => change({ amount })}
          error={messages.amount}
          inputRef={amountBox}
        />
        <Proposals view={view} form={form} most={without} />
        {ahead ? null : <AfterWords view={view} draft={draft} without={without} />}
      </div>
      <DateField
        label={say('Date')}
        value={draft.date}
        onChange={(date) => change({ date })}
        error={messages.date ?? ahead}
      />
      {row ? null : (
        <MovedField
          goal={goal}
          kind={draft.kind}
          value={draft.otherId}
          onChange={(otherId) => change({ otherId })}
        />
      )}
      <Field label={say('Note (optional)')} error={messages.note}>
        {(control) => (
          <Input
            {...control}
            maxLength={500}
            autoComplete="off"
            value={draft.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        )}
      </Field>
    </FormSheet>
  )
}

const asks: Readonly<Record<Kind, string>> = {
  contribution: say('Add money'),
  withdrawal: say('Take out money'),
}

const titles: Readonly<Record<Kind, string>> = {
  contribution: say('Added money'),
  withdrawal: say('Taken out'),
}

interface Start {
  readonly kind: Kind
  readonly locale: string
  readonly today: string
}

function draftOf(row: Contribution | null, currency: string, start: Start): MoveDraft {
  if (!row) {
    const { kind, today } = start
    const none = { accountId: null, transferId: null, otherId: null }
    const draft: MoveDraft = { kind, amount: '', date: today, note: '', isOpening: false, ...none }
    return filled(draft, readFill(location.search), { amount: 'amount' }, { ...start, currency })
  }
  const { kind, date, note, isOpening, accountId, transferId } = row
  const amount = typedAmount(row.amount, currency, start.locale)
  return { kind, amount, date, note: note ?? '', isOpening, accountId, transferId, otherId: null }
}

interface ProposalsProps {
  readonly view: GoalView
  readonly form: DraftForm<MoveDraft>
  readonly most: number
}

/** Amounts that are likely meant, one press away. */
function Proposals({ view, form, most }: ProposalsProps) {
  const { goal, thisMonth, left } = view
  const { locale } = useLocale()
  const isOut = form.draft.kind === 'withdrawal'
  const proposed: readonly (readonly [string, number | null])[] = isOut
    ? [[say('All of it'), most]]
    : [
        [say('This month'), thisMonth === left ? null : thisMonth],
        [say('The rest'), left],
      ]
  const shown = proposed.filter(([, amount]) => amount !== null && amount > 0)
  if (shown.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map(([words, amount]) => (
        <Button
          key={words}
          look="outline"
          className="px-3 font-normal"
          onClick={() => form.change({ amount: typedAmount(amount ?? 0, goal.currency, locale) })}
        >
          {words}
          <span className="amount text-muted-foreground">
            {formatAmount(amount ?? 0, goal.currency, locale)}
          </span>
        </Button>
      ))}
    </div>
  )
}

interface AfterProps {
  readonly view: GoalView
  readonly draft: MoveDraft
  readonly without: number
}

/** What will be in it then, as soon as that can be told. */
function AfterWords({ view: { goal }, draft, without }: AfterProps) {
  const { locale } = useLocale()
  const parsed = readTypedAmount(draft.amount, goal.currency, locale)
  const amount = parsed.ok ? parsed.amount : 0
  const totalSaved = without + signedAmount({ kind: draft.kind, amount })
  if (amount <= 0 || totalSaved < 0 || !Number.isSafeInteger(totalSaved * 100)) return null
  const written = (sum: number) => formatAmount(sum, goal.currency, locale)
  const percent = percentOf({ ...goal, totalSaved })
  return (
    <output className="text-sm text-muted-foreground">
      <Say
        words="Then {amount} of {amount2} is saved, {percent}."
        amount={written(totalSaved)}
        amount2={written(goal.targetAmount)}
        percent={shareWords(percent, locale)}
      />
    </output>
  )
}
