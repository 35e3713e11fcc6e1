import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useId, useRef, useState } from 'react'
import { describedBy } from '#domain/categories/described-by.ts'
import { type Fields, filled, readFill } from '#web/fields/filled.ts'
import { saveOver } from '#web/form/save-over.ts'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { useCategories } from '#web/fields/use-categories.ts'
import { useGroupCategories } from '#web/fields/use-group-categories.ts'
import { SheetFooter } from '#web/form/sheet-footer.tsx'
import { Button } from '#web/ui/button.tsx'
import { KeepDraft } from '#web/form/keep-draft.tsx'
import { Label } from '#web/ui/label.tsx'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useLeaveGuard } from '#web/form/use-leave-guard.ts'
import { ContractFields } from './contract-fields.tsx'
import { DetailFields } from './detail-fields.tsx'
import { draftOf, emptyContract, newDraft, newPrice, type TemplateDraft, titleOf } from './draft.ts'
import { GroupFields } from './group-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { type Question, questionFor, type Reach } from './reach.ts'
import { ReachDialog } from './reach-dialog.tsx'
import { readTemplate } from './read-draft.ts'
import { type FormProps, ScheduleFields } from './schedule-fields.tsx'
import { SchedulePreview } from './schedule-preview.tsx'
import { doneThrough, fieldsOf, type Kind, type Template, type TemplateFields } from './template.ts'
import { nextOf } from './upcoming.ts'
import { useTemplateForm } from './use-template-form.ts'
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

interface Asked {
  readonly question: Question
  readonly fields: TemplateFields
}

const all: Reach = { kind: 'all' }

/** What an address may say of a new one. */
const told: Fields<TemplateDraft> = {
  ...({ description: 'text', amount: 'amount', categoryId: 'text', startOn: 'day' } as const),
  ...({ frequency: ['weekly', 'monthly', 'yearly'], interval: 'whole' } as const),
}

export function TemplateSheet(props: TemplateSheetProps) {
  const { kind, template, start, onSave, onRemove, onClose } = props
  const { currency, locale } = useBook()
  const today = useToday()
  const own = useCategories(kind)
  const shared = useGroupCategories()
  const formId = useId()
  const body = useRef<HTMLFormElement>(null)
  const amountBox = useRef<HTMLInputElement>(null)
  const stored = template ?? start
  const [opened] = useState(template)
  const form = useTemplateForm(() => {
    const day = (template && nextOf(template, today)?.dueOn) ?? today
    if (stored) return draftOf(stored, locale, day)
    return filled(newDraft(currency, today), readFill(location.search), told, { currency, locale })
  })
  const leaving = useLeaveGuard(form.isDirty, onClose)
  const [asked, setAsked] = useState<Asked | null>(null)
  const keep = (fields: TemplateFields, reach: Reach) => {
    onSave(fields, reach)
    leaving.go()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { draft } = form
    const { names } = draft.groupId === null ? own : shared
    const description = describedBy(draft.description, draft.categoryId, names)
    const read = readTemplate({ ...draft, description }, kind, locale)
    if (read.ok) {
      const versions = { opened: opened && fieldsOf(opened), now: template && fieldsOf(template) }
      return saveOver({ ...versions, mine: read.fields }, (fields) => {
        const question = template && questionFor(template, fields, today)
        if (question) setAsked({ question, fields })
        else keep(fields, all)
      })
    }
    form.say(read.messages)
    // The messages have to be there before the first of them can be found.
    return setTimeout(() => body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || leaving.leave()}>
      <SheetContent
        title={titleOf(kind, template === null)}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          amountBox.current?.focus()
        }}
        footer={<SheetFooter formId={formId} onStay={null} onRemove={template ? onRemove : null} />}
      >
        <form id={formId} ref={body} noValidate onSubmit={save} className="grid gap-5">
          <WhatFields form={form} kind={kind} amountRef={amountBox} />
          {kind === 'expense' ? <GroupFields form={form} /> : null}
          <ScheduleFields form={form} />
          <SchedulePreview
            draft={form.draft}
            doneThrough={template ? doneThrough(template) : null}
          />
          <AutoPost form={form} kind={kind} />
          <More form={form} kind={kind} />
        </form>
        {asked && template ? (
          <ReachDialog
            {...asked}
            template={template}
            onSave={(reach) => keep(asked.fields, reach)}
            onClose={() => setAsked(null)}
          />
        ) : null}
        <KeepDraft isOpen={leaving.isAsking} onKeep={leaving.stay} onDiscard={leaving.go} />
      </SheetContent>
    </Sheet>
  )
}

type PartProps = FormProps & { readonly kind: Kind }

function AutoPost({ form: { draft, change }, kind }: PartProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <Label htmlFor={id}>Add it by itself</Label>
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {draft.autoPost
            ? `It becomes an ${kind} on its day.`
            : 'It waits until you confirm it, with the amount it really was.'}
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
  const openers = [
    [isDetailed, 'Place, tags, notes', () => setDetailed(true)],
    [draft.prices.length > 0, 'The price will change', () => change({ prices: [newPrice(today)] })],
    [
      draft.contract !== null || kind === 'income',
      'Trial or contract',
      () => change({ contract: emptyContract }),
    ],
  ] as const
  return (
    <>
      {isDetailed ? <DetailFields form={form} kind={kind} /> : null}
      {draft.prices.length > 0 ? <PriceFields form={form} /> : null}
      <ContractFields form={form} />
      <div className="-mx-2 flex flex-wrap gap-x-1">
        {openers.map(([isOpen, words, open]) =>
          isOpen ? null : (
            <Button
              key={words}
              look="quiet"
              className="px-2 text-sm text-muted-foreground"
              onClick={open}
            >
              <Plus aria-hidden />
              {words}
            </Button>
          ),
        )}
      </div>
    </>
  )
}
