import { useId, useMemo } from 'react'
import { paymentMethods } from '#contract/ledger/expenses.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { asEntries } from '#web/ledger/model/entry.ts'
import { paymentWords } from '#web/ledger/model/payment-words.ts'
import type { MonthSource } from '#web/ledger/model/shown-list.ts'
import { TagsField } from '#web/ledger/sheet/fields/tags-field.tsx'
import { usedPlaces } from '#web/ledger/sheet/used-places.ts'
import { entryTables } from '#web/recurring/occurrence-writes.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input, Textarea } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import type { Kind } from '../template.ts'
import type { TemplateDraft } from './draft.ts'
import type { FormProps } from './schedule-fields.tsx'
import { usePaidWith } from './use-paid-with.ts'

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
  const paidWith = usePaidWith()
  const isMoved = kind === 'transfer'
  const ledger = useMonths(isMoved ? 'expense' : kind)
  const places = useMemo(() => usedPlaces(ledger).slice(0, 200), [ledger])
  return (
    <>
      {isMoved ? null : (
        <Field label={kind === 'expense' ? say('Where') : say('From')} error={messages.place}>
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
      )}
      <datalist id={listId}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      {kind === 'expense' ? (
        <ChoiceField
          label={say('Paid with')}
          value={paidWith(draft)}
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
      <Field label={say('Notes')} error={messages.notes}>
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
