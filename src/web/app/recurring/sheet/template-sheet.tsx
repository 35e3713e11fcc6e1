import { useId, useRef, useState } from 'react'
import { paymentMethods } from '#contract/ledger/expenses.ts'
import { describedBy } from '#domain/categories/described-by.ts'
import { PayFromField } from '#web/accounts/pay-from-field.tsx'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import { type Fields, filled, readFill } from '#web/form/fields/filled.ts'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { Openers } from '#web/form/openers.tsx'
import { useForm } from '#web/form/use-form.ts'
import { useGroupCategories } from '#web/groups/use-group-categories.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Label } from '#web/ui/control/label.tsx'
import { Switch } from '#web/ui/control/switch.tsx'
import { say } from '#web/words/say.ts'
import {
  doneThrough,
  fieldsOf,
  type Kind,
  type Template,
  type TemplateFields,
} from '../template.ts'
import { nextOf } from '../upcoming.ts'
import { ContractFields } from './contract-fields.tsx'
import { DetailFields } from './detail-fields.tsx'
import { draftOf, emptyContract, newDraft, newPrice, type TemplateDraft, titleOf } from './draft.ts'
import { GroupFields } from './group-fields.tsx'
import { arrivingIn, calledByWay, MoveFields } from './move-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { type Question, questionFor, type Reach } from './reach.ts'
import { ReachDialog } from './reach-dialog.tsx'
import { readTemplate, refuseFlood } from './read-draft.ts'
import { type FormProps, ScheduleFields } from './schedule-fields.tsx'
import { SchedulePreview } from './schedule-preview.tsx'
import { useEntered } from './use-entered.ts'
import { usePaidWith } from './use-paid-with.ts'
import { WhatFields } from './what-fields.tsx'

export interface TemplateSheetProps {
  readonly kind: Kind
  /** Null to add a new one. */
  readonly template: Template | null
  /** What a new one says at first. */
  readonly start: TemplateFields | null
  readonly onSave: (fields: TemplateFields, reach: Reach) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

interface OpenQuestion {
  readonly question: Question
  readonly fields: TemplateFields
}

const all: Reach = { kind: 'all' }

/** What an address may say of a new one. */
const told: Fields<TemplateDraft> = {
  ...({ description: 'text', amount: 'amount', categoryId: 'text', startOn: 'day' } as const),
  ...({ frequency: ['weekly', 'monthly', 'yearly'], interval: 'whole' } as const),
  ...{ accountId: 'text', paymentMethod: paymentMethods, fromId: 'text', toId: 'text' },
}

export function TemplateSheet(props: TemplateSheetProps) {
  const { kind, template, start, onSave, onRemove, onClose } = props
  const { currency, locale } = useLocale()
  const today = useToday()
  const own = useCategories(kind === 'income' ? kind : 'expense')
  const accounts = useAccountMap()
  const shared = useGroupCategories()
  const amountBox = useRef<HTMLInputElement>(null)
  const stored = template ?? start
  const paidWith = usePaidWith()
  const form = useForm({
    start: () => {
      const day = (template && nextOf(template, today)?.dueOn) ?? today
      const book = { currency, locale }
      const draft = stored
        ? draftOf(stored, locale, day)
        : filled(newDraft(currency, today), readFill(location.search), told, book)
      return kind === 'transfer' ? arrivingIn(draft, stored, accounts, locale) : draft
    },
    read: (draft) => {
      const { names } = draft.groupId === null ? own : shared
      const description =
        kind === 'transfer'
          ? calledByWay(draft, accounts)
          : describedBy(draft.description, draft.categoryId, names)
      const paymentMethod = paidWith(draft)
      const reading = readTemplate({ ...draft, description, paymentMethod }, kind, locale)
      return refuseFlood(reading, template, today)
    },
    stored: template && fieldsOf(template),
    clears: { prices: ['priceChanges'] },
  })
  const [asked, setAsked] = useState<OpenQuestion | null>(null)
  const { withoutEntered, enteredIn } = useEntered(kind)
  return (
    <FormSheet
      form={form}
      title={titleOf(kind, template === null)}
      focus={() => amountBox.current?.focus()}
      onSave={({ fields }) => {
        const question = template && questionFor(template, fields, today)
        if (!template) return onSave(withoutEntered(fields), all)
        if (!question) return onSave(fields, all)
        setAsked({ question, fields })
        return 'stay'
      }}
      onRemove={template ? onRemove : null}
      onClose={onClose}
      below={
        asked && template ? (
          <ReachDialog
            {...asked}
            template={template}
            onSave={(reach) => {
              onSave(asked.fields, reach)
              form.kept.drop()
              onClose()
            }}
            onClose={() => setAsked(null)}
          />
        ) : null
      }
    >
      {kind === 'transfer' ? (
        <MoveFields form={form} amountRef={amountBox} />
      ) : (
        <>
          <WhatFields form={form} kind={kind} amountRef={amountBox} />
          {kind === 'expense' ? <GroupFields form={form} /> : null}
          <PayFromField
            label={kind === 'expense' ? say('From account') : say('To account')}
            value={form.draft.accountId}
            onChange={(accountId) => form.change({ accountId })}
            error={form.messages.accountId}
          />
        </>
      )}
      <ScheduleFields form={form} />
      <SchedulePreview
        draft={form.draft}
        doneThrough={template ? doneThrough(template) : null}
        enteredIn={template ? null : enteredIn}
      />
      <AutoPost form={form} kind={kind} />
      <More form={form} kind={kind} />
    </FormSheet>
  )
}

type PartProps = FormProps & { readonly kind: Kind }

function AutoPost({ form: { draft, change }, kind }: PartProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <Label htmlFor={id}>{say('Add it by itself')}</Label>
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {draft.autoPost
            ? kind === 'transfer'
              ? say('It becomes a {kind} on its day.', { kind })
              : say('It becomes an {kind} on its day.', { kind })
            : say('It waits until you confirm it, with the amount it really was.')}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={draft.autoPost}
        onCheckedChange={(autoPost) => change({ autoPost })}
      />
    </div>
  )
}

const hasDetails = ({ draft }: FormProps['form']) =>
  draft.place !== '' || draft.notes !== '' || draft.tags.length > 0

/** What is seldom needed waits behind a word. */
function More({ form, kind }: PartProps) {
  const { draft, change } = form
  const today = useToday()
  const [isDetailed, setDetailed] = useState(hasDetails(form))
  const isMoved = kind === 'transfer'
  const openers = [
    [isDetailed, isMoved ? say('Tags, notes') : say('Place, tags, notes'), () => setDetailed(true)],
    [
      isMoved || draft.prices.length > 0,
      say('The price will change'),
      () => change({ prices: [newPrice(today)] }),
    ],
    [
      draft.contract !== null || kind !== 'expense',
      say('Trial or contract'),
      () => change({ contract: emptyContract }),
    ],
  ] as const
  return (
    <>
      {isDetailed ? <DetailFields form={form} kind={kind} /> : null}
      {draft.prices.length > 0 ? <PriceFields form={form} /> : null}
      <ContractFields form={form} />
      <Openers openers={openers} />
    </>
  )
}
