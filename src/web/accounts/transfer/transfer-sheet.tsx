import { say } from '#web/words/say.ts'
import '#web/data/replica/commands/own-reducers.ts'
import { type ReactNode, useRef } from 'react'
import { repeatWords } from '#domain/recurring/again.ts'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { type DraftForm, useForm } from '#web/form/use-form.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { fieldsOf, updates, type Write } from '#web/writes/write.ts'
import type { AccountRow, TransferRow } from '../account.ts'
import { AccountField } from '../account-field.tsx'
import { useAccountMap, useAccounts } from '../use-accounts.ts'
import { addingTransfer, againWords } from './again.ts'
import {
  type Accounts,
  currenciesOf,
  draftOfTransfer,
  feeSide,
  leavingIn,
  newTransfer,
  outside,
  readTransfer,
  type TransferDraft,
  type TransferFields,
} from './draft.ts'
import { MakeRecurring } from './make-recurring.tsx'
import { madeOfOne, movingEntry } from './of-one-entry.ts'
import { beyondWords, countWords, feeWords, sumWords, wayWords } from './transfer-words.ts'

export interface TransferSheetProps {
  /** Null to make a new one. */
  readonly transfer: TransferRow | null
  /** What is known of a new one. */
  readonly start?: Partial<TransferDraft>
  /** It was deleted elsewhere while it was open here. */
  readonly isDeleted?: boolean
  /** What stands above the fields, such as the way back to another kind. */
  readonly head?: ReactNode
  /** It is saved or thrown away, and so is what it was begun as. */
  readonly onDone?: () => void
  readonly onClose: () => void
}

const idOf = (kept: object) => ('id' in kept ? String(kept.id) : '')

/** Only where all entries it was are known can it be put together again. */
function takingApart(row: TransferRow): Write | null {
  const { id, from, to, note, tags, fee } = row
  const one = madeOfOne(row)
  if (one) {
    const { commands, undo } = movingEntry(one)
    const said = updates('transfers', [{ id, patch: { note, tags } }])
    return { commands: undo, undo: [...commands, ...said] }
  }
  if (!from?.kept || !to?.kept) return null
  const undo = [
    command('transfers.pair', { id, outId: idOf(from.kept), inId: idOf(to.kept) }),
    ...updates('transfers', [{ id, patch: { note, tags, ...(fee?.categoryId && { fee }) } }]),
  ]
  return {
    commands: [command('transfers.unpair', { id, remember: true, side: null })],
    undo,
  }
}

/** Money from one account to another, or to one that is not kept here. */
export function TransferSheet(props: TransferSheetProps) {
  const { transfer, start, isDeleted = false, head, onDone, onClose } = props
  const { currency: own, locale } = useLocale()
  const today = useToday()
  const accounts = useAccountMap()
  const writes = useWrites('transfers')
  const amountBox = useRef<HTMLInputElement>(null)
  const stored = transfer && fieldsOf('transfers', transfer)
  const form = useForm({
    start: () =>
      transfer ? draftOfTransfer(transfer, accounts, locale) : { ...newTransfer(today), ...start },
    ...(transfer ? {} : { before: () => newTransfer(today) }),
    read: (draft) => readTransfer(draft, stored, { accounts, own, locale }),
    stored,
  })
  const said = (fields: Pick<TransferRow, 'from' | 'to'>) =>
    `${sumWords(fields, accounts, locale)} ${wayWords(fields, accounts)}`
  const apart = transfer && !isDeleted ? takingApart(transfer) : null
  const isOfOne = transfer !== null && madeOfOne(transfer) !== null
  const drop = () => {
    form.kept.drop()
    onDone?.()
  }
  const takeApart = () => {
    if (!transfer || !apart) return
    const description = isOfOne ? undefined : say('They are not put together again.')
    const title = say('Took apart {said}', { said: said(transfer) })
    writes.run(apart, { title, ...(description && { description }) })
    form.kept.drop()
    onClose()
  }
  return (
    <FormSheet
      form={{ ...form, kept: { ...form.kept, drop } }}
      title={transfer ? say('Edit transfer') : say('New transfer')}
      focus={() => amountBox.current?.focus()}
      onSave={({ fields }) => {
        const description = countWords(fields, accounts, locale)
        if (transfer && !isDeleted) {
          writes.change(transfer, fields, { title: say('Changed {said}', { said: said(fields) }) })
          return
        }
        const { repeats } = form.draft
        writes.run(addingTransfer(fields, repeats, accounts), {
          title: say('Moved {said}', { said: said(fields) }),
          description: `${description}${againWords(repeats)}`,
        })
      }}
      onNext={transfer ? null : () => form.restart(newTransfer(today))}
      onRemove={
        transfer
          ? () => {
              writes.remove(transfer, { title: say('Deleted {said}', { said: said(transfer) }) })
              onClose()
            }
          : null
      }
      onClose={onClose}
    >
      {head}
      <TransferFieldset {...{ form, accounts, own, stored }} amountBox={amountBox} />
      {transfer ? null : <Again form={form} />}
      {transfer ? null : <Beyond draft={form.draft} own={own} />}
      {transfer ? <MakeRecurring {...{ transfer, accounts }} /> : null}
      {apart ? (
        <div>
          <Button look="outline" onClick={takeApart}>
            {say('Take apart')}
          </Button>
          <p className="mt-1.5 text-sm text-muted-foreground">
            {isOfOne
              ? say('It is the entry again that it was.')
              : say('What left is an expense again, and what came an income.')}
          </p>
        </div>
      ) : null}
    </FormSheet>
  )
}

/** As the line said; the rule can be changed under Recurring. */
function Again({ form: { draft, change } }: { readonly form: DraftForm<TransferDraft> }) {
  const { repeats } = draft
  return repeats === null ? null : (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-sm">
        {say('Comes again: {repeatWord}. You find it under Recurring.', {
          repeatWord: repeatWords[repeats].toLowerCase(),
        })}
      </p>
      <Button look="outline" onClick={() => change({ repeats: null })}>
        {say('Only this once')}
      </Button>
    </div>
  )
}

interface BeyondProps {
  readonly draft: TransferDraft
  readonly own: string
}

/** A remark, and never in the way: the book may not know of all that came in. */
function Beyond({ draft, own }: BeyondProps) {
  const { locale } = useLocale()
  const views = useAccounts()
  const accounts = useAccountMap()
  const view = views.find(({ account }) => account.id === draft.fromId)
  const amount = leavingIn(draft, { accounts, own, locale })
  const holds = view?.balance.expected.amount ?? null
  const words = view && beyondWords({ account: view.account, holds, amount }, locale)
  return words ? (
    <p role="status" className="text-sm text-warning wrap-anywhere">
      {words}
    </p>
  ) : null
}

interface FieldsetProps {
  readonly form: DraftForm<TransferDraft>
  readonly accounts: Accounts
  readonly own: string
  /** As it was before it is changed. */
  readonly stored: TransferFields | null
  readonly amountBox: React.Ref<HTMLInputElement>
}

const sides = { none: say('Choose one'), others: [{ value: outside, label: say('Not kept here') }] }

function TransferFieldset({ form, accounts, own, stored, amountBox }: FieldsetProps) {
  const { draft, change, messages } = form
  const currencies = currenciesOf(draft, accounts, own)
  const side = feeSide(draft, stored)
  const all: readonly AccountRow[] = [...accounts.values()].filter(({ kind }) => kind !== 'loan')
  return (
    <>
      <AmountField
        label={say('Amount')}
        value={draft.amount}
        currency={currencies.from}
        onChange={(amount) => change({ amount })}
        error={messages.amount}
        inputRef={amountBox}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <AccountField
          label={say('From')}
          value={draft.fromId}
          onChange={(fromId) => change({ fromId })}
          accounts={all}
          {...sides}
          error={messages.fromId}
        />
        <AccountField
          label={say('To')}
          value={draft.toId}
          onChange={(toId) => change({ toId })}
          accounts={all}
          {...sides}
          error={messages.toId}
        />
      </div>
      {currencies.from === currencies.to ? null : (
        <AmountField
          label={say('What arrives')}
          value={draft.arrives}
          currency={currencies.to}
          onChange={(arrives) => change({ arrives })}
          error={messages.arrives}
        />
      )}
      <AmountField
        label={say('Fee (optional)')}
        value={draft.fee}
        currency={currencies[side]}
        onChange={(fee) => change({ fee })}
        hint={feeWords(side, accounts.get(side === 'from' ? draft.fromId : draft.toId))}
        error={messages.fee}
      />
      <DateField
        label={say('Date')}
        value={draft.date}
        onChange={(date) => change({ date })}
        error={messages.date}
      />
      {draft.fromId === outside || draft.toId === outside ? null : (
        <DateField
          label={say('Arrives on (optional)')}
          value={draft.arrivesOn}
          onChange={(arrivesOn) => change({ arrivesOn })}
          hint={say('Left empty, it is the same day.')}
          error={messages.arrivesOn}
        />
      )}
      <Field label={say('Note (optional)')} error={messages.note}>
        {(control) => (
          <Input
            {...control}
            maxLength={500}
            autoComplete="off"
            value={draft.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
