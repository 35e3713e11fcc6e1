import { useRef, useState } from 'react'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { Openers } from '#web/form/openers.tsx'
import { useForm } from '#web/form/use-form.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { fieldsOf } from '#web/writes/write.ts'
import type { Loan, LoanFields } from '../loan.ts'
import { TextField } from '../text-field.tsx'
import { CountingFields } from './counting-fields.tsx'
import { draftOf, type FormProps, newDraft, newFee, newRate } from './draft.ts'
import { FeeFields } from './fee-fields.tsx'
import { LoanPreview } from './loan-preview.tsx'
import { PostingFields } from './posting-fields.tsx'
import { RateFields } from './rate-fields.tsx'
import { readLoan } from './read-draft.ts'
import { TermFields } from './term-fields.tsx'
import { WhatFields } from './what-fields.tsx'

export interface LoanSheetProps {
  /** Null to add a new one. */
  readonly loan: Loan | null
  readonly onSave: (fields: LoanFields) => void
  readonly onRemove: (() => void) | null
  readonly onClose: () => void
}

export function LoanSheet({ loan, onSave, onRemove, onClose }: LoanSheetProps) {
  const { currency, locale } = useLocale()
  const today = useToday()
  const nameBox = useRef<HTMLInputElement>(null)
  const form = useForm({
    start: () => (loan ? draftOf(fieldsOf('loans', loan), locale) : newDraft(currency, today)),
    read: (draft) => readLoan(draft, locale, loan === null),
    stored: loan && fieldsOf('loans', loan),
    clears: { rate: ['annualRateBps'] },
  })
  return (
    <FormSheet
      form={form}
      title={loan ? say('Change the loan') : say('New loan')}
      focus={() => nameBox.current?.focus()}
      onSave={({ fields }) => onSave(fields)}
      {...{ onRemove, onClose }}
    >
      <WhatFields form={form} nameRef={nameBox} />
      <TermFields form={form} />
      <LoanPreview draft={form.draft} />
      <PostingFields form={form} loan={loan} />
      <More form={form} />
    </FormSheet>
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
    [hasLender, say('Lender'), () => setLender(true)],
    [
      draft.rateChanges.length > 0 || draft.kind === 'interest-free',
      say('The rate changes'),
      () => change({ rateChanges: [newRate(today)] }),
    ],
    [draft.fees.length > 0, say('Fees'), () => change({ fees: [newFee()] })],
    [isCountingOpen, say('How the lender counts'), () => setDetailed(true)],
  ] as const
  return (
    <>
      {hasLender ? (
        <TextField
          label={say('Lender')}
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
      <Openers openers={openers} />
    </>
  )
}
