import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GroupExpenseRow } from '#contract/entities/group-expenses.ts'
import { describedBy } from '#domain/categories/described-by.ts'
import { shareId } from '#domain/groups/share-id.ts'
import { borneIn } from '#domain/groups/share-out.ts'
import { newId } from '#web/data/new-id.ts'
import { OwnCategory } from '#web/fields/own-category.tsx'
import { ScanLink } from '#web/fields/scan-link.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { useGroupCategories } from '#web/fields/use-group-categories.ts'
import { SheetFooter } from '#web/ledger/sheet/sheet-footer.tsx'
import { KeepDraft } from '#web/ui/keep-draft.tsx'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'
import { takeTypeAhead } from '#web/ui/type-ahead.ts'
import { useLeaveGuard } from '#web/ui/use-leave-guard.ts'
import { currentMembers, takesExpenses } from '../group.ts'
import type { Shown } from '../use-money.ts'
import { BillFieldset } from './bill-fields.tsx'
import { BillView } from './bill-view.tsx'
import { Comments } from './comments.tsx'
import { billOf, newBill } from './draft.ts'
import { NewerVersion } from './newer-version.tsx'
import { type BillSetting, readBill } from './read-bill.ts'
import { useBillForm } from './use-bill-form.ts'
import { useBillWrites } from './use-bill-writes.ts'

export interface BillSheetProps {
  readonly shown: Shown
  /** As it is stored now; null to add a new one. */
  readonly expense: GroupExpenseRow | null
  /** As it was meant when the server refused it; it was made over an older version. */
  readonly meant: GroupExpenseRow | null
  readonly onClose: () => void
}

export function BillSheet(props: BillSheetProps) {
  const { shown, expense, onClose } = props
  if (takesExpenses(shown.group)) return <BillForm {...props} />
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || onClose()}>
      <SheetContent
        title={expense?.description ?? 'No new expenses'}
        description="This group takes no changes to expenses. Open it again under Members first."
      >
        {expense ? <BillView shown={shown} expense={expense} /> : null}
      </SheetContent>
    </Sheet>
  )
}

/** Who left stays in what they had a part in. */
function peopleOf({ group }: Shown, expense: GroupExpenseRow | null): readonly string[] {
  const here = currentMembers(group).map(({ memberId }) => memberId)
  const named = [...(expense?.payers ?? []), ...(expense?.shares ?? [])]
  return [...new Set([...here, ...named.map(({ memberId }) => memberId)])]
}

function useSetting(shown: Shown, id: string, expense: GroupExpenseRow | null): BillSetting {
  const { locale } = useBook()
  return useMemo(() => {
    const { money, names } = shown
    return {
      id,
      locale,
      names,
      memberIds: peopleOf(shown, expense),
      borneIn: (currency: string) =>
        borneIn(money.expenses.filter((one) => one.currency === currency && one.id !== id)),
    }
  }, [id, locale, shown, expense])
}

function useSavedBill({ shown, expense, meant }: BillSheetProps) {
  const { group, names } = shown
  const { locale } = useBook()
  const today = useToday()
  const [id] = useState(() => expense?.id ?? newId())
  /** The version that what is typed was made over. */
  const [seen, setSeen] = useState(() => (meant ?? expense)?.version ?? 0)
  const form = useBillForm(() => {
    const source = meant ?? expense
    return source ? billOf(source, group, locale) : newBill(group, names.meId, today)
  })
  const newer = expense && expense.version > seen ? expense : null
  return {
    id,
    form,
    newer,
    keepMine: () => setSeen(expense?.version ?? 0),
    takeNewer: () => {
      setSeen(expense?.version ?? 0)
      if (expense) form.restart(billOf(expense, group, locale))
    },
  }
}

function BillForm(props: BillSheetProps) {
  const { shown, expense, meant, onClose } = props
  const { group, names } = shown
  const formId = useId()
  const body = useRef<HTMLFormElement>(null)
  const amountBox = useRef<HTMLInputElement>(null)
  const { id, form, newer, keepMine, takeNewer } = useSavedBill(props)
  const setting = useSetting(shown, id, expense)
  const writes = useBillWrites()
  const leaving = useLeaveGuard(form.isDirty || meant !== null, onClose)
  const categories = useGroupCategories()
  const { draft } = form
  const description = describedBy(draft.description, draft.categoryId, categories.names)
  const read = readBill({ ...draft, description }, setting)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (newer) return body.current?.scrollIntoView()
    if (read.ok) {
      if (expense) writes.change(expense, read.fields)
      else writes.add(group.id, id, read.fields)
      return leaving.go()
    }
    form.say(read.messages)
    // The messages have to be there before the first of them can be found.
    return setTimeout(() => body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const focusFirst = (event: Event) => {
    event.preventDefault()
    // Right after the effects that call this, in one go: the next key finds the letters there.
    queueMicrotask(() => {
      const ahead = takeTypeAhead()
      if (ahead !== '' && !expense) flushSync(() => form.change({ amount: ahead }))
      amountBox.current?.focus()
    })
  }
  const remove = () => {
    if (expense) writes.remove(expense)
    leaving.go()
  }
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || leaving.leave()}>
      <SheetContent
        title={expense ? 'Shared expense' : `New expense in ${group.name}`}
        onOpenAutoFocus={focusFirst}
        footer={<SheetFooter formId={formId} onStay={null} onRemove={expense ? remove : null} />}
      >
        <form id={formId} ref={body} noValidate onSubmit={save} className="grid gap-5">
          {newer ? (
            <NewerVersion
              newer={newer}
              mine={read.ok ? read.fields : null}
              names={names}
              by={group.members.find(({ uid }) => uid === newer.updatedBy)?.name ?? 'Somebody'}
              onTakeNewer={takeNewer}
              onKeepMine={keepMine}
            />
          ) : null}
          {expense ? null : <ScanLink groupId={group.id} />}
          <BillFieldset
            form={form}
            setting={setting}
            categories={categories}
            amountRef={amountBox}
            groupId={group.id}
          />
        </form>
        {expense ? (
          <div className="mt-6 grid gap-5 border-t pt-5">
            {names.meId ? <OwnCategory id={shareId(expense.id, names.meId)} /> : null}
            <Comments groupId={group.id} expenseId={expense.id} names={names} isReadOnly={false} />
          </div>
        ) : null}
        <KeepDraft isOpen={leaving.isAsking} onKeep={leaving.stay} onDiscard={leaving.go} />
      </SheetContent>
    </Sheet>
  )
}
