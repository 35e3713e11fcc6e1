import { type RefObject, useState } from 'react'
import { writtenDay } from '#domain/calendar/calendar.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import type { Entry, Expense } from '#web/ledger/model/entry.ts'
import type { Noun } from '#web/ledger/model/noun.ts'
import type { MonthSource } from '#web/ledger/model/shown-list.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { ReceiptPart } from '#web/receipts/receipt-part.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { onceIdle } from '#web/ui/loading/arrive-idle.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { AccountPart } from '../account/account-part.tsx'
import { type Draft, isExpense } from '../draft.ts'
import type { CategoryChoice } from '../use-category-choice.ts'
import type { DraftForm } from '../use-draft.ts'
import { AmountFields } from './amount-fields.tsx'
import { BackFields, type BackFieldsProps } from './back-fields.tsx'
import { DetailFields } from './detail-fields.tsx'
import { FeeNote, useFeeOf } from './fee-note.tsx'
import { LoanNote } from './loan-note.tsx'
import { MonthsFields } from './months-fields.tsx'
import { RefundFields, withRefund } from './refund-fields.tsx'
import { refundedWords, refundsIn } from './refunds-in.ts'
import { canBeRefund, SectionButtons } from './section-buttons.tsx'
import { RepeatFields, SharedFields } from './shared-fields.tsx'
import { SplitFields } from './split-fields.tsx'
import { TagsField } from './tags-field.tsx'
import { WhatFields } from './what-fields.tsx'

/** Compares as an import does, which takes more code. */
const AlreadyHere = onceIdle(() => import('./already-here.tsx').then((file) => file.AlreadyHere))

export interface EntryFieldsetProps {
  readonly form: DraftForm
  readonly noun: Noun
  readonly entry: Entry | null
  /** Of the record, or of the plan when there will be several. */
  readonly id: string
  readonly ledger: MonthSource
  readonly categories: Categories
  readonly choice: CategoryChoice
  readonly proposedAccount: string | null
  readonly amountRef: RefObject<HTMLInputElement | null>
  /** None for what is stored: it stays what it is. */
  readonly onRefundAsIncome: (() => void) | null
  readonly onReceived: NonNullable<BackFieldsProps['onReceived']>
  readonly onNotReceived: () => void
}

export function EntryFieldset(props: EntryFieldsetProps) {
  const { form, noun, entry, id, ledger, categories, choice, amountRef } = props
  const { draft, change, messages } = form
  const feeOf = useFeeOf(entry)
  const [isOpened, setOpened] = useState(false)
  const part = entry && isExpense(entry) ? entry.installment : null
  const isUsual = draft.paymentMethod === 'card' || draft.paymentMethod === 'other'
  const hasDetails = draft.notes !== '' || draft.place !== '' || !isUsual
  const isDetailed = isOpened || hasDetails || 'notes' in messages || 'place' in messages
  const settles = noun.isPaid ? null : draft.settles
  const isBacked = entry !== null && isExpense(entry) && entry.expectedBack !== null
  const loanId = entry && isExpense(entry) ? entry.loanId : null
  const amountForm = canBeRefund({ draft, noun, entry })
    ? { ...form, change: (patch: Partial<Draft>) => change(withRefund(patch, draft)) }
    : form
  return (
    <div className="grid gap-5">
      {loanId === null ? null : <LoanNote loanId={loanId} />}
      {entry && feeOf ? (
        <FeeNote fee={entry} transfer={feeOf} />
      ) : (
        <AmountFields
          form={amountForm}
          label={draft.months === null ? say('Amount') : say('Amount in all')}
          proposed={props.proposedAccount}
          amountRef={amountRef}
        />
      )}
      <WhatFields
        form={form}
        categories={categories}
        choice={choice}
        split={
          noun.isPaid && draft.lines ? <SplitFields form={form} categories={categories} /> : null
        }
      />
      {entry === null ? <AlreadyHere draft={draft} noun={noun} /> : null}
      {feeOf ? null : (
        <DateField
          label={say('Date')}
          value={draft.date}
          onChange={(date) => change({ date })}
          error={messages.date}
        />
      )}
      {draft.paidBy === null && !feeOf ? (
        <AccountPart
          form={form}
          proposed={props.proposedAccount}
          label={noun.isPaid ? say('From account') : say('To account')}
        />
      ) : null}
      <TagsField
        value={draft.tags}
        onChange={(tags) => change({ tags })}
        ledger={ledger}
        error={messages.tags}
      />
      {isDetailed ? <DetailFields form={form} noun={noun} ledger={ledger} /> : null}
      {entry && noun.isPaid ? <RefundedNote id={entry.id} /> : null}
      {settles ? (
        <SettlesNote
          expenseId={settles}
          onOther={entry === null ? () => change({ settles: null }) : null}
        />
      ) : null}
      {noun.isPaid ? (
        <>
          <ReceiptPart receiptId={draft.receiptId} groupId={null} onChange={change} />
          {draft.refundOf === null ? null : (
            <RefundFields
              {...{ form, ledger, id }}
              onAsIncome={props.onRefundAsIncome}
              onDone={() => amountRef.current?.focus()}
            />
          )}
          <BackFields
            form={form}
            id={id}
            onReceived={isBacked ? props.onReceived : null}
            onNotReceived={props.onNotReceived}
          />
          <MonthsFields form={form} planId={part?.planId ?? id} isStored={part !== null} />
          <SharedFields form={form} />
        </>
      ) : null}
      <RepeatFields form={form} />
      <SectionButtons
        form={form}
        noun={noun}
        entry={entry}
        isFee={feeOf !== null}
        isDetailed={isDetailed}
        onDetails={() => setOpened(true)}
      />
    </div>
  )
}

/** A purchase that came back says so, and on which day; the refunds are entries of their own. */
function RefundedNote({ id }: { readonly id: string }) {
  const { locale } = useLocale()
  const today = useToday()
  const { replica } = useTable('expenses')
  const refunds = refundsIn(replica, id)
  if (refunds.length === 0) return null
  const days = refunds.map(({ date }) => writtenDay(date, today, locale))
  return (
    <p className="rounded-lg border bg-muted/40 p-3 text-sm">
      <Say
        words="Refunded: {strong}, {list}"
        strong={<strong className="font-medium">{refundedWords(refunds, locale)}</strong>}
        list={[...new Set(days)].join(', ')}
      />
    </p>
  )
}

interface SettlesNoteProps {
  readonly expenseId: string
  /** None for what is stored: it is taken back from the expense's own sheet. */
  readonly onOther: (() => void) | null
}

/** An income that only pays back says for what. */
function SettlesNote({ expenseId, onOther }: SettlesNoteProps) {
  const { replica } = useTable('expenses')
  const expense = replica.rows('expenses').get(expenseId) as Expense | undefined
  return (
    <div className="grid justify-items-start gap-2 rounded-lg border bg-muted/40 p-3 text-sm">
      <p>
        <Say
          words="This pays back what was expected for {expense}. It does not count as earned."
          expense={
            <strong className="font-medium">{expense?.description ?? say('an expense')}</strong>
          }
        />
      </p>
      {onOther ? (
        <Button look="outline" onClick={onOther}>
          {say('It is an income of its own')}
        </Button>
      ) : null}
    </div>
  )
}
