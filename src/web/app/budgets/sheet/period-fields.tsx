import { budgetPeriods } from '#contract/budgets/entities.ts'
import { type PeriodKind, periodAt } from '#domain/budgets/periods.ts'
import { addDays, type Day, isDay, laterDay, weekdayOf } from '#domain/calendar/calendar.ts'
import { sentence } from '#domain/sentence.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { periodChoices, periodNouns, spanWords } from '../period-words.ts'
import type { BudgetDraft, FormProps } from './draft.ts'

const choices = budgetPeriods.map((value) => ({ value, label: periodChoices[value] }))

export interface PeriodFieldsProps extends FormProps {
  readonly isNew: boolean
}

/** How often it begins anew, and on which day. */
export function PeriodFields({ form, isNew }: PeriodFieldsProps) {
  const { draft, change, messages } = form
  const { locale } = useLocale()
  const today = useToday()
  const isOnce = draft.period === 'custom'
  const choose = (period: PeriodKind) => {
    // A day the person chose stays; one that was only proposed follows.
    const isProposed = isNew && draft.startOn === startFor(draft.period, today)
    change({ period, ...(isProposed ? { startOn: startFor(period, today) } : {}) })
  }
  const words = runsWords(draft, today, locale)
  return (
    <>
      <ChoiceField
        label={say('Period')}
        value={draft.period}
        onChange={(period) => choose(period as PeriodKind)}
        choices={choices}
        hint={words}
      />
      <div className="grid grid-cols-2 items-start gap-3 phone:grid-cols-1">
        <DateField
          label={say('First day')}
          value={draft.startOn}
          onChange={(startOn) => change({ startOn })}
          error={messages.startOn}
        />
        {isOnce || draft.ends ? (
          <DateField
            label={say('Last day')}
            value={draft.endOn}
            onChange={(endOn) => change({ endOn })}
            error={messages.endOn}
          />
        ) : (
          <Button
            look="quiet"
            className="self-end justify-self-start px-2 text-sm text-muted-foreground"
            onClick={() => change({ ends: true })}
          >
            {say('Set a last day')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Where a period of this kind usually begins: the week on Monday, the year in January. */
export function startFor(period: PeriodKind, today: Day): Day {
  const [year = '', month = ''] = today.split('-')
  const quarter = String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')
  switch (period) {
    case 'weekly':
    case 'biweekly':
      return addDays(today, 1 - weekdayOf(today))
    case 'quarterly':
      return `${year}-${quarter}-01`
    case 'yearly':
      return `${year}-01-01`
    case 'monthly':
      return `${year}-${month}-01`
    case 'custom':
      return today
  }
}

/** The period of today, or the first one, and the day the next one begins. */
function runsWords(draft: BudgetDraft, today: Day, locale: string): string | undefined {
  const { period, startOn } = draft
  const endOn = period === 'custom' || (draft.ends && draft.endOn !== '') ? draft.endOn : null
  if (!isDay(startOn) || (endOn !== null && (!isDay(endOn) || endOn < startOn))) return undefined
  const budget = { period, startOn, endOn }
  const now = periodAt(budget, laterDay(startOn, today))
  if (now === null || period === 'custom') return undefined
  const next = periodAt(budget, addDays(now.to, 1))
  const which =
    startOn > today
      ? say('The first {periodNoun}', { periodNoun: periodNouns[period] })
      : say('Now')
  const first = sentence(`${which}: ${spanWords(now, today, locale)}`)
  return next ? sentence(`${first} The next: ${spanWords(next, today, locale)}`) : first
}
