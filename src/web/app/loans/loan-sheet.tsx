import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useId, useRef, useState } from 'react'
import { saveOver } from '#web/form/save-over.ts'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { SheetFooter } from '#web/form/sheet-footer.tsx'
import { Button } from '#web/ui/button.tsx'
import { KeepDraft } from '#web/form/keep-draft.tsx'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'
import { useLeaveGuard } from '#web/form/use-leave-guard.ts'
import { CountingFields } from './counting-fields.tsx'
import { draftOf, newDraft, newFee, newRate } from './draft.ts'
import { FeeFields } from './fee-fields.tsx'
import { fieldsOf, type Loan, type LoanFields } from './loan.ts'
import { LoanPreview } from './loan-preview.tsx'
import { PostingFields } from './posting-fields.tsx'
import { RateFields } from './rate-fields.tsx'
import { readLoan } from './read-draft.ts'
import { TermFields } from './term-fields.tsx'
import { TextField } from './text-field.tsx'
import { type FormProps, useLoanForm } from './use-loan-form.ts'
import { WhatFields } from './what-fields.tsx'

export interface LoanSheetProps {
  /** Null to add a new one. */
  readonly loan: Loan | null
  readonly onSave: (fields: LoanFields) => void
  readonly onRemove: (() => void) | null
  readonly onClose: () => void
}

export function LoanSheet({ loan, onSave, onRemove, onClose }: LoanSheetProps) {
  const { currency, locale } = useBook()
  const today = useToday()
  const formId = useId()
  const body = useRef<HTMLFormElement>(null)
  const nameBox = useRef<HTMLInputElement>(null)
  const [opened] = useState(loan)
  const form = useLoanForm(() =>
    loan ? draftOf(fieldsOf(loan), locale) : newDraft(currency, today),
  )
  const leaving = useLeaveGuard(form.isDirty, onClose)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const read = readLoan(form.draft, locale)
    if (read.ok) {
      const versions = { opened: opened && fieldsOf(opened), now: loan && fieldsOf(loan) }
      return saveOver({ ...versions, mine: read.fields }, (fields) => {
        onSave(fields)
        leaving.go()
      })
    }
    form.say(read.messages)
    // The messages have to be there before the first of them can be found.
    return setTimeout(() => body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || leaving.leave()}>
      <SheetContent
        title={loan ? 'Change the loan' : 'New loan'}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          nameBox.current?.focus()
        }}
        footer={<SheetFooter formId={formId} onStay={null} onRemove={onRemove} />}
      >
        <form id={formId} ref={body} noValidate onSubmit={save} className="grid gap-5">
          <WhatFields form={form} nameRef={nameBox} />
          <TermFields form={form} />
          <LoanPreview draft={form.draft} />
          <PostingFields form={form} />
          <More form={form} />
        </form>
        <KeepDraft isOpen={leaving.isAsking} onKeep={leaving.stay} onDiscard={leaving.go} />
      </SheetContent>
    </Sheet>
  )
}

/** Where a message stands that would otherwise be hidden. */
const isCounting = (name: string) =>
  /^(dayCount|compounding|firstPeriod|\w+Rounding|balanceKept|interestOnlyPeriods)$/.test(name)

/** What is seldom needed waits behind a word. */
function More({ form }: FormProps) {
  const { draft, change, messages } = form
  const today = useToday()
  const [isDetailed, setDetailed] = useState(false)
  const [hasLender, setLender] = useState(draft.lender !== '')
  const isCountingOpen = isDetailed || Object.keys(messages).some(isCounting)
  const openers = [
    [hasLender, 'Lender', () => setLender(true)],
    [
      draft.rateChanges.length > 0 || draft.kind === 'interest-free',
      'The rate changes',
      () => change({ rateChanges: [newRate(today)] }),
    ],
    [draft.fees.length > 0, 'Fees', () => change({ fees: [newFee()] })],
    [isCountingOpen, 'How the lender counts', () => setDetailed(true)],
  ] as const
  return (
    <>
      {hasLender ? (
        <TextField
          label="Lender"
          value={draft.lender}
          onChange={(lender) => change({ lender })}
          error={messages.lender}
        />
      ) : null}
      {draft.rateChanges.length > 0 && draft.kind !== 'interest-free' ? (
        <RateFields form={form} />
      ) : null}
      {draft.fees.length > 0 ? <FeeFields form={form} /> : null}
      {isCountingOpen ? <CountingFields form={form} /> : null}
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
