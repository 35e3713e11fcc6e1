import { type KeyboardEvent as KeyPress, type RefObject, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { TransferDraft } from '#web/accounts/transfer/draft.ts'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { KeepDraft } from '#web/form/keep-draft.tsx'
import { KeptDraftOffer } from '#web/form/kept-draft-offer.tsx'
import { SheetFooter } from '#web/form/sheet-footer.tsx'
import { DeletedNotice } from '#web/form/use-opened.tsx'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { ScanLink } from '#web/receipts/scan-link.tsx'
import { takeTypeAhead } from '#web/ui/control/type-ahead.ts'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Sheet, SheetContent } from '#web/ui/overlay/sheet.tsx'
import { say } from '#web/words/say.ts'
import type { Entry } from '../model/entry.ts'
import { expenses, incomes } from '../model/noun.ts'
import type { AddressBar } from '../model/use-address.ts'
import { MovingPart } from './account/account-part.tsx'
import { type Moving, useMoving } from './account/use-moving.ts'
import { WhatToAdd } from './account/what-to-add.tsx'
import { isExpense } from './draft.ts'
import { EntryFieldset } from './fields/entry-fields.tsx'
import { PlanChoice } from './fields/plan-choice.tsx'
import { LineBox } from './line/line-box.tsx'
import { understoodIn } from './line/understood.ts'
import { RemovalDialog } from './removal/removal-dialog.tsx'
import { LastSaved } from './save/last-saved.tsx'
import { type EntrySheetState, useEntrySheet } from './use-entry-sheet.ts'

export interface EntrySheetProps {
  /** Null to add a new one. */
  readonly entry: Entry | null
  readonly refused: Readonly<Record<string, string>>
  readonly bar: AddressBar
  /** Money between accounts is written in a sheet of its own; what was typed here is done then. */
  readonly onTransfer: (start: Partial<TransferDraft>, onDone: () => void) => void
}

const MakeTransfer = whenAsked(() =>
  import('./transfer/make-transfer.tsx').then((file) => file.MakeTransfer),
)

/** Whether a finger or a mouse asked for the sheet, by pressing something. */
const isPressed = (element: Element | null) =>
  element?.matches('a, button') === true && !element.matches(':focus-visible')

export function EntrySheet(props: EntrySheetProps) {
  const { entry } = props
  const formId = useId()
  const line = useRef<HTMLInputElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const sheet = useEntrySheet(props, () =>
    (sheet.line.text === '' ? amount : line).current?.focus(),
  )
  const { noun, form, leaving, plan } = sheet
  /** What the line is when it only moves money. */
  const { tell, startNext } = sheet
  const moving = useMoving(sheet.line.read, { onDone: leaving.go, onNext: startNext, tell })
  const askMore = (start: Partial<TransferDraft>) => props.onTransfer(start, sheet.kept.drop)
  const submit = () => (moving ? moving.save(askMore) : sheet.save())
  const stay = () => (moving ? moving.saveAndStay(askMore) : sheet.saveAndStay())
  const onKeyDown = (event: KeyPress) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    const isUndo = event.key.toLowerCase() === 'z' && sheet.undoLast !== null
    if (event.key !== 'Enter' && !isUndo) return
    event.preventDefault()
    if (isUndo) {
      sheet.forget()
      sheet.undoLast?.()
    } else if (entry) submit()
    else stay()
  }
  const focusFirst = (event: Event) => {
    // What has no amount of its own begins where every sheet does.
    if (entry && !amount.current) return
    event.preventDefault()
    const isForAmount = entry !== null || isPressed(document.activeElement)
    // Right after the effects that call this, in one go: the next key finds the letters there.
    queueMicrotask(() => {
      const ahead = takeTypeAhead()
      if (ahead !== '' && entry === null) flushSync(() => sheet.line.type(ahead))
      if (!isForAmount || ahead !== '') return line.current?.focus()
      amount.current?.focus()
      amount.current?.select()
    })
  }
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || leaving.leave()}>
      <SheetContent
        title={entry ? say('Edit {one}', { one: noun.one }) : say('New {one}', { one: noun.one })}
        onOpenAutoFocus={focusFirst}
        footer={
          <SheetFooter
            formId={formId}
            onStay={entry ? null : stay}
            {...(sheet.isDeleted
              ? { save: say('Add again') }
              : { onRemove: entry ? sheet.remove : null })}
          />
        }
      >
        <form
          id={formId}
          data-entry-form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
          onKeyDown={onKeyDown}
        >
          {sheet.isDeleted ? <DeletedNotice /> : null}
          <KeptDraftOffer kept={sheet.kept} />
          {sheet.last ? <LastSaved message={sheet.last} onDone={sheet.forget} /> : null}
          {entry ? null : (
            <NewEntryHead sheet={sheet} lineRef={line} moving={moving} onTransfer={askMore} />
          )}
          {plan && entry && isExpense(entry) ? (
            <PlanChoice plan={plan} entry={entry} form={form} />
          ) : null}
          {moving ? (
            <MovingPart moving={moving} onTransfer={askMore} />
          ) : (
            <EntryFieldset
              key={sheet.round}
              form={form}
              noun={noun}
              entry={entry}
              id={sheet.id}
              ledger={sheet.ledger}
              categories={sheet.categories}
              choice={sheet.choice}
              proposedAccount={sheet.proposedAccount}
              amountRef={amount}
              onRefundAsIncome={entry ? null : sheet.turnRefund}
              onReceived={sheet.receive}
              onNotReceived={sheet.unreceive}
            />
          )}
        </form>
        {entry?.accountId && !sheet.isDeleted && !form.isDirty ? (
          <MakeTransfer entry={entry} onMade={sheet.leaveEntry} />
        ) : null}
        <KeepDraft isOpen={leaving.isAsking} onKeep={leaving.stay} onDiscard={leaving.go} />
        <RemovalDialog removal={sheet.removal} onClose={sheet.keep} />
      </SheetContent>
    </Sheet>
  )
}

interface NewEntryHeadProps {
  readonly onTransfer: (start: Partial<TransferDraft>) => void
  readonly sheet: EntrySheetState
  readonly lineRef: RefObject<HTMLInputElement | null>
  readonly moving: Moving | null
}

/** What only a new one has: which of the two it is, and the line that fills everything. */
function NewEntryHead({ sheet, lineRef, moving, onTransfer }: NewEntryHeadProps) {
  const { locale } = useLocale()
  const today = useToday()
  const groups = useMyGroups()
  const accounts = useAccountMap()
  const { noun, line, categories, form } = sheet
  const context = {
    ...{ today, locale, noun },
    nameOf: (id: string) => categories.names.get(id),
    groupOf: (id: string) => groups.get(id)?.name,
    memberOf: (groupId: string, memberId: string) =>
      groups.get(groupId)?.members.find((one) => one.memberId === memberId)?.name,
    accountOf: (id: string) => accounts.get(id)?.name,
    proposedAccount: sheet.proposedAccount,
  }
  const read = line.text.trim() === '' ? null : line.read
  const take = (taken: string) => {
    form.change({ amount: taken })
    // The button that was pressed is gone.
    lineRef.current?.focus()
  }
  return (
    <>
      <WhatToAdd
        value={noun.table}
        onChange={(what) => {
          const { amount, date } = form.draft
          if (what === 'transfers') onTransfer({ amount, date })
          else sheet.turnTo(what === 'expenses' ? expenses : incomes)
        }}
      />
      {noun.isPaid ? <ScanLink groupId={null} /> : null}
      <LineBox
        value={line.text}
        onChange={line.type}
        marks={line.read?.marks ?? []}
        understood={moving?.understood ?? (read ? understoodIn(read, form.draft, context) : [])}
        onTake={take}
        example={sheet.example}
        inputRef={lineRef}
      />
    </>
  )
}
