import { useDeferredValue, useMemo } from 'react'
import { isDay } from '#domain/calendar/calendar.ts'
import { PayFromField } from '#web/accounts/pay-from-field.tsx'
import { CategoryField } from '#web/categories/category-field.tsx'
import { useCategories } from '#web/categories/use-categories.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import type { Loan, LoanFields } from '../loan.ts'
import { postingChoices, spentWords } from '../loan-words.ts'
import { TextField } from '../text-field.tsx'
import { usePayments } from '../use-loans.ts'
import type { FormProps } from './draft.ts'
import { paidWords } from './paid-words.ts'

interface PostingFieldsProps extends FormProps {
  /** Null for a new one. */
  readonly loan: Loan | null
}

/** What happens on the day of an instalment. */
export function PostingFields({ form, loan }: PostingFieldsProps) {
  const { draft, change, messages } = form
  const categories = useCategories('expense')
  const today = useToday()
  const isRunning = isDay(draft.startOn) && draft.startOn < today
  return (
    <>
      <ChoiceField
        label={say('On the day of an instalment')}
        value={draft.posting}
        choices={postingChoices}
        hint={
          draft.posting === 'expense'
            ? say(
                `{spent} What you repay makes your debt smaller. Instalments that are paid, or
                count as paid, get no expense afterwards.`,
                { spent: spentWords(draft.kind, draft.fees.length > 0) },
              )
            : undefined
        }
        onChange={(posting) => change({ posting: posting as LoanFields['posting'] })}
        error={messages.posting}
      />
      {draft.posting === 'expense' ? (
        <CategoryField
          label={say('Category of the expense')}
          categories={categories}
          value={draft.categoryId}
          onChange={(categoryId) => change({ categoryId })}
          error={messages.categoryId}
        />
      ) : null}
      <PayFromField
        label={say('Paid from')}
        value={draft.payFromId}
        onChange={(payFromId) => change({ payFromId })}
        error={messages.payFromId}
      />
      <TextField
        label={say('Remind me, days before')}
        mode="numeric"
        placeholder={say('Never')}
        value={draft.remindDays}
        onChange={(remindDays) => change({ remindDays })}
        error={messages.remindDays}
      />
      {isRunning ? <PaidBefore form={form} loan={loan} /> : null}
    </>
  )
}

/** Until when nothing has to be written down, and what that comes to. */
function PaidBefore({ form, loan }: PostingFieldsProps) {
  const { draft, change, messages } = form
  const { locale, timezone } = useLocale()
  const today = useToday()
  const payments = usePayments()(loan?.id ?? '')
  const followed = useDeferredValue(draft)
  const hint = useMemo(
    () => paidWords(followed, { loan, payments, today, locale, timezone }),
    [followed, loan, payments, today, locale, timezone],
  )
  return (
    <DateField
      label={say('Instalments before this day are paid')}
      value={draft.trackFrom}
      hint={hint}
      onChange={(trackFrom) => change({ trackFrom })}
      error={messages.trackFrom}
    />
  )
}
