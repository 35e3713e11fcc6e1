import { useId, useMemo } from 'react'
import { paymentMethods } from '#contract/entities/expenses.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { ChoiceField } from '#web/fields/choice-field.tsx'
import { asEntries } from '#web/ledger/entry.ts'
import { paymentWords } from '#web/ledger/payment-words.ts'
import { TagsField } from '#web/ledger/sheet/tags-field.tsx'
import { usedPlaces } from '#web/ledger/sheet/used-places.ts'
import type { MonthSource } from '#web/ledger/shown-list.ts'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import type { TemplateDraft } from './draft.ts'
import type { FormProps } from './schedule-fields.tsx'
import { entryTables, type Kind } from './template.ts'

const methods = paymentMethods.map((value) => ({ value, label: paymentWords[value] }))

/** Past rows, for the places and tags used before. */
function useMonths(kind: Kind): MonthSource {
  const replica = useReplica()
  return useMemo(() => {
    const table = entryTables[kind]
    return {
      months: replica.months(table),
      rowsOf: (month) => asEntries(replica.monthRows(table, month)),
    }
  }, [replica, kind])
}

export function DetailFields({ form, kind }: FormProps & { readonly kind: Kind }) {
  const { draft, change, messages } = form
  const listId = useId()
  const ledger = useMonths(kind)
  const places = useMemo(() => usedPlaces(ledger).slice(0, 200), [ledger])
  return (
    <>
      <Field label={kind === 'expense' ? 'Where' : 'From'} error={messages.place}>
        {(control) => (
          <Input
            {...control}
            list={listId}
            autoComplete="off"
            value={draft.place}
            onChange={(event) => change({ place: event.target.value })}
          />
        )}
      </Field>
      <datalist id={listId}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      {kind === 'expense' ? (
        <ChoiceField
          label="Paid with"
          value={draft.paymentMethod}
          choices={methods}
          onChange={(value) => change({ paymentMethod: value as TemplateDraft['paymentMethod'] })}
          error={messages.paymentMethod}
        />
      ) : null}
      <TagsField
        value={draft.tags}
        onChange={(tags) => change({ tags })}
        ledger={ledger}
        error={messages.tags}
      />
      <Field label="Notes" error={messages.notes}>
        {(control) => (
          <Textarea
            {...control}
            value={draft.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
