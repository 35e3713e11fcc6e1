import Plus from 'lucide-react/icons/plus'
import { type ReactNode, type Ref, useState } from 'react'
import { describedBy } from '#domain/categories/described-by.ts'
import { CategoryField } from '#web/categories/category-field.tsx'
import type { Categories } from '#web/categories/use-categories.ts'
import { useProposed } from '#web/categories/use-proposed.ts'
import { DateField } from '#web/form/fields/date-field.tsx'
import { SumField } from '#web/form/fields/sum-field.tsx'
import { RateField } from '#web/ledger/sheet/fields/rate-field.tsx'
import { isForeign } from '#web/ledger/sheet/written-rate.ts'
import { ReceiptPart } from '#web/receipts/receipt-part.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input, Textarea } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { useIsGuest } from '../group-rows.ts'
import { type FormPartProps, PayerFields } from './payer-fields.tsx'
import { SplitFields } from './split-fields.tsx'

export interface BillFieldsetProps extends FormPartProps {
  readonly categories: Categories
  readonly amountRef: Ref<HTMLInputElement>
  readonly groupId: string
  /** Which account I paid it from, where I did. */
  readonly account: ReactNode
}

export function BillFieldset(props: BillFieldsetProps) {
  const { form, setting, categories, amountRef, groupId, account } = props
  const { draft, change, messages } = form
  const isGuest = useIsGuest()
  const [wantsNotes, setNotes] = useState(false)
  const hasNotes = wantsNotes || draft.notes !== ''
  const proposed = useProposed({
    ...{ type: 'expense', categories, categoryId: draft.categoryId },
    row: { description: draft.description },
    onPropose: (categoryId) => change({ categoryId }),
  })
  return (
    <>
      <SumField {...{ draft, change, messages }} amountRef={amountRef} />
      {isForeign(draft) ? (
        <RateField
          {...{ draft, change }}
          error={messages.rate}
          typedHint={`This rate counts for everybody whose book is in ${draft.rateTo}.`}
        />
      ) : null}
      <Field label={say('What was it')} error={messages.description}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            placeholder={describedBy('', draft.categoryId, categories.names)}
            value={draft.description}
            onChange={({ target: { value: description } }) =>
              change({ description, ...proposed.follow(description) })
            }
          />
        )}
      </Field>
      <PayerFields form={form} setting={setting} />
      {account}
      <SplitFields form={form} setting={setting} />
      <CategoryField
        label={say('Category')}
        categories={categories}
        value={draft.categoryId}
        onChange={(categoryId) => change({ categoryId })}
        hint={proposed.why}
      />
      <DateField
        label={say('Date')}
        value={draft.date}
        onChange={(date) => change({ date })}
        error={messages.date}
      />
      {isGuest ? null : (
        <ReceiptPart receiptId={draft.receiptId} groupId={groupId} onChange={change} />
      )}
      {hasNotes ? (
        <Field label={say('Notes')}>
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
          {say('Notes')}
        </Button>
      )}
    </>
  )
}
