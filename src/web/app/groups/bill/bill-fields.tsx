import Plus from 'lucide-react/icons/plus'
import { type Ref, useState } from 'react'
import { AmountField } from '#web/fields/amount-field.tsx'
import { CategoryField } from '#web/fields/category-field.tsx'
import { CurrencyField } from '#web/fields/currency-field.tsx'
import { DateField } from '#web/fields/date-field.tsx'
import type { Categories } from '#web/fields/use-categories.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { type FormPartProps, PayerFields } from './payer-fields.tsx'
import { SplitFields } from './split-fields.tsx'

export interface BillFieldsetProps extends FormPartProps {
  readonly categories: Categories
  readonly amountRef: Ref<HTMLInputElement>
}

export function BillFieldset({ form, setting, categories, amountRef }: BillFieldsetProps) {
  const { draft, change, messages } = form
  const [hasNotes, setNotes] = useState(draft.notes !== '')
  return (
    <>
      <div className="grid grid-cols-[1fr_7rem] gap-3">
        <AmountField
          label="Amount"
          value={draft.amount}
          currency={draft.currency}
          onChange={(amount) => change({ amount })}
          error={messages.amount}
          inputRef={amountRef}
        />
        <CurrencyField
          value={draft.currency}
          onChange={(currency) => change({ currency })}
          className="[&_select]:h-13"
        />
      </div>
      <Field label="What was it" error={messages.description}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <PayerFields form={form} setting={setting} />
      <SplitFields form={form} setting={setting} />
      <CategoryField
        label="Category"
        categories={categories}
        value={draft.categoryId}
        onChange={(categoryId) => change({ categoryId })}
      />
      <DateField
        label="Date"
        value={draft.date}
        onChange={(date) => change({ date })}
        error={messages.date}
      />
      {hasNotes ? (
        <Field label="Notes">
          {(control) => (
            <Textarea
              {...control}
              maxLength={2000}
              value={draft.notes}
              onChange={(event) => change({ notes: event.target.value })}
            />
          )}
        </Field>
      ) : (
        <Button
          look="quiet"
          className="-ml-2 justify-self-start px-2 text-sm text-muted-foreground"
          onClick={() => setNotes(true)}
        >
          <Plus aria-hidden />
          Notes
        </Button>
      )}
    </>
  )
}
