import { useId, useMemo } from 'react'
import { paymentMethods } from '#contract/ledger/expenses.ts'
import type { Noun } from '#web/ledger/model/noun.ts'
import { paymentWords } from '#web/ledger/model/payment-words.ts'
import type { MonthSource } from '#web/ledger/model/shown-list.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input, Textarea } from '#web/ui/control/input.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'
import type { Draft } from '../draft.ts'
import type { DraftForm } from '../use-draft.ts'
import { usedPlaces } from '../used-places.ts'

/** The browser's arrow for its list of completions says nothing here. */
const noArrow = '[&::-webkit-calendar-picker-indicator]:hidden!'

export interface DetailFieldsProps {
  readonly form: DraftForm
  readonly noun: Noun
  readonly ledger: MonthSource
}

const isMethod = (value: string): value is Draft['paymentMethod'] =>
  (paymentMethods as readonly string[]).includes(value)

export function DetailFields({ form, noun, ledger }: DetailFieldsProps) {
  const { draft, change, messages } = form
  const listId = useId()
  const places = useMemo(() => usedPlaces(ledger).slice(0, 200), [ledger])
  return (
    <div data-section="details" className="grid gap-5">
      <Field label={noun.isPaid ? say('Where') : say('From')} error={messages.place}>
        {(control) => (
          <Input
            {...control}
            list={listId}
            autoComplete="off"
            className={noArrow}
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
      {noun.isPaid ? (
        <Field label={say('Paid with')} error={messages.paymentMethod}>
          {(control) => (
            <Select
              {...control}
              value={draft.paymentMethod}
              onChange={({ target: { value } }) =>
                isMethod(value) && change({ paymentMethod: value, isMethodChosen: true })
              }
            >
              {paymentMethods.map((method) => (
                <option key={method} value={method}>
                  {paymentWords[method]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <Field label={say('Notes')} error={messages.notes}>
        {(control) => (
          <Textarea
            {...control}
            value={draft.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
