import { isDay } from '#domain/calendar/calendar.ts'
import { CategoryField } from '#web/categories/category-field.tsx'
import { useCategories } from '#web/categories/use-categories.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import type { LoanFields } from '../loan.ts'
import { postingChoices, spentWords } from '../loan-words.ts'
import { TextField } from '../text-field.tsx'
import type { FormProps } from './draft.ts'

/** What happens on the day of an instalment. */
export function PostingFields({ form }: FormProps) {
  const { draft, change, messages } = form
  const categories = useCategories('expense')
  const today = useToday()
  const isRunning = isDay(draft.startOn) && draft.startOn < today
  return (
    <>
      <ChoiceField
        label="On the day of an instalment"
        value={draft.posting}
        choices={postingChoices}
        hint={
          draft.posting === 'expense'
            ? `${spentWords(draft.kind, draft.fees.length > 0)} What you repay makes your debt ` +
              'smaller. Instalments that are paid, or count as paid, get no expense afterwards.'
            : undefined
        }
        onChange={(posting) => change({ posting: posting as LoanFields['posting'] })}
        error={messages.posting}
      />
      {draft.posting === 'expense' ? (
        <CategoryField
          label="Category of the expense"
          categories={categories}
          value={draft.categoryId}
          onChange={(categoryId) => change({ categoryId })}
          error={messages.categoryId}
        />
      ) : null}
      <TextField
        label="Remind me, days before"
        mode="numeric"
        placeholder="Never"
        value={draft.remindDays}
        onChange={(remindDays) => change({ remindDays })}
        error={messages.remindDays}
      />
      {isRunning ? (
        <DateField
          label="Instalments before this day are paid"
          value={draft.trackFrom}
          onChange={(trackFrom) => change({ trackFrom })}
          error={messages.trackFrom}
        />
      ) : null}
    </>
  )
}
