import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { describedBy } from '#domain/categories/described-by.ts'
import { shareId } from '#domain/groups/share-id.ts'
import { borneIn } from '#domain/groups/share-out.ts'
import { OwnCategory } from '#web/categories/own-category.tsx'
import { newId } from '#web/data/new-id.ts'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { type Reading, useForm } from '#web/form/use-form.ts'
import { useGroupCategories } from '#web/groups/use-group-categories.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { ScanLink } from '#web/receipts/scan-link.tsx'
import { takeTypeAhead } from '#web/ui/control/type-ahead.ts'
import { askFirst } from '#web/ui/overlay/ask-first.ts'
import { Sheet, SheetContent } from '#web/ui/overlay/sheet.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { allOf, currentMembers, mayAdd, mayChange, takesExpenses } from '../group.ts'
import { useGroupRows, useIsGuest } from '../group-rows.ts'
import { movedBy, movesWords, restorable } from '../moves-words.ts'
import type { Shown } from '../use-money.ts'
import { PartAccount, useBillAccount } from './bill-account.tsx'
import { BillFieldset } from './bill-fields.tsx'
import { BillView } from './bill-view.tsx'
import { Comments } from './comments.tsx'
import { type BillDraft, billOf, newBill } from './draft.ts'
import type { MeantBill } from './meant-bill.ts'
import { mergeBills, withTheirs } from './merge-bill.ts'
import { NewerVersion } from './newer-version.tsx'
import { type BillFields, type BillSetting, readBill } from './read-bill.ts'
import { isSameBill, useBillWrites } from './use-bill-writes.ts'
import { useGonePeople } from './use-gone-people.ts'

export interface BillSheetProps {
  readonly shown: Shown
  /** As it is stored now; null to add a new one. */
  readonly expense: GroupExpenseRow | null
  readonly meant: MeantBill | null
  /** Elsewhere, while it was being changed here. */
  readonly isDeleted: boolean
  readonly onClose: () => void
}

export function BillSheet(props: BillSheetProps) {
  const { shown, expense, onClose } = props
  const isMine = expense ? mayChange(shown, expense) : mayAdd(shown)
  if (takesExpenses(shown.group) && isMine) return <BillForm {...props} />
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || onClose()}>
      <SheetContent
        title={expense?.description ?? say('No new expenses')}
        description={takesExpenses(shown.group) ? guestWords : closedWords(shown)}
      >
        {expense ? <BillView {...{ shown, expense, onClose }} /> : null}
      </SheetContent>
    </Sheet>
  )
}

const guestWords = say('As a guest you look at this. Who leads the group can let you do more.')

const closedWords = ({ group: { status } }: Shown) =>
  status === 'settling'
    ? say('This group is settling up: payments go on, expenses wait until it is open again.')
    : say('This group takes no changes to expenses until it is open again.')

/** Who left stays in what they had a part in. */
function peopleOf({ group }: Shown, expense: GroupExpenseRow | null): readonly string[] {
  const here = currentMembers(group).map(({ memberId }) => memberId)
  const named = [...(expense?.payers ?? []), ...(expense?.shares ?? [])]
  return [...new Set([...here, ...named.map(({ memberId }) => memberId)])]
}

function useSetting(shown: Shown, id: string, expense: GroupExpenseRow | null): BillSetting {
  const { locale } = useLocale()
  const joint = useGroupRows('group_accounts', shown.group.id)
  return useMemo(() => {
    const { money, names } = shown
    return {
      id,
      locale,
      names,
      memberIds: peopleOf(shown, expense),
      joint,
      stored: expense,
      members: shown.group.members,
      borneIn: (currency: string) =>
        borneIn(money.expenses.filter((one) => one.currency === currency && one.id !== id)),
    }
  }, [id, locale, shown, expense, joint])
}

/** Messages of the payers and of the parts, and what they depend on. */
const clears = {
  amount: ['payers', 'split'],
  currency: ['amount', 'payers', 'split'],
  payer: ['payers'],
  paid: ['payers'],
  jointAccountId: ['payers'],
  ...Object.fromEntries(
    ['mode', 'memberIds', 'values', 'items', 'tax', 'tip'].map((name) => [name, ['split']]),
  ),
}

/** What is typed, over the version it was made of; what others change meanwhile comes into it. */
function useSavedBill(
  { shown, expense, meant }: BillSheetProps,
  read: (draft: BillDraft) => Reading<BillFields>,
) {
  const { group, names } = shown
  const { locale } = useLocale()
  const today = useToday()
  const [id] = useState(() => expense?.id ?? newId())
  /** What is typed was made of this; null for a new one, and where it is not known. */
  const [seen, setSeen] = useState(meant ? meant.base : expense)
  const draftOf = (row: GroupExpenseRow) => billOf(row, group, locale)
  const first = () => {
    const before = seen ?? meant?.row
    return before ? draftOf(before) : newBill(group, names.meId, today)
  }
  const form = useForm({
    read,
    clears,
    ...(meant ? { start: () => draftOf(meant.row), before: first } : { start: first }),
  })
  const newer = expense && !(seen && isSameBill(seen, expense)) ? expense : null
  const theirs = newer && draftOf(newer)
  const merged = theirs && mergeBills(seen && form.before, form.draft, theirs)
  const settle = (draft: BillDraft) => {
    if (newer) setSeen(newer)
    if (theirs) form.restart(draft, theirs)
  }
  // Nothing to ask: theirs is taken in while mine is being written.
  if (theirs && merged && merged.asked.length === 0) settle(merged.draft)
  return {
    id,
    seen,
    form: { ...form, isDirty: form.isDirty || meant !== null },
    newer: merged && merged.asked.length > 0 ? newer : null,
    asked: merged?.asked ?? [],
    theirs,
    keepMine: () => merged && settle(merged.draft),
    takeNewer: () => merged && theirs && settle(withTheirs(merged.draft, theirs, merged.asked)),
  }
}

function BillForm(props: BillSheetProps) {
  const { shown, expense, isDeleted, onClose } = props
  const { group, names } = shown
  const amountBox = useRef<HTMLInputElement>(null)
  const categories = useGroupCategories()
  const saved = useSavedBill(props, (typed) => {
    const description = describedBy(typed.description, typed.categoryId, categories.names)
    return readBill({ ...typed, description }, setting)
  })
  const { id, seen, form, newer, asked, theirs, keepMine, takeNewer } = saved
  const setting: BillSetting = useSetting(shown, id, expense)
  const writes = useBillWrites()
  const own = useBillAccount(names.meId, form.draft)
  const save = (fields: BillFields) => {
    if (newer) {
      form.body.current?.scrollIntoView()
      return 'stay'
    }
    const before = readBill(form.before, setting)
    // The deleted one may still be restored: this is another.
    if (isDeleted) return writes.add(group.id, newId(), fields)
    if (seen) return writes.change(seen, before.ok ? before.fields : null, fields)
    const part = own.partFor(id, fields)
    return part === undefined ? 'stay' : writes.add(group.id, id, fields, part)
  }
  // Right after the effects that call this, in one go: the next key finds the letters there.
  const focusFirst = () =>
    queueMicrotask(() => {
      const ahead = takeTypeAhead()
      if (ahead !== '' && !expense) flushSync(() => form.change({ amount: ahead }))
      amountBox.current?.focus()
    })
  const gone = useGonePeople(shown, expense)
  const isGuest = useIsGuest()
  const remove = () => {
    if (!expense) return
    const moved = restorable(movesWords(movedBy(expense, names.meId), names))
    askFirst(
      { title: say('Delete {expense}?', { expense: expense.description }), description: moved },
      () => {
        writes.remove(expense, own.storedPart(expense.id))
        onClose()
      },
    )
  }
  return (
    <FormSheet
      form={form}
      title={expense ? say('Shared expense') : say('New expense in {group}', { group: group.name })}
      focus={focusFirst}
      onSave={({ fields }) => save(fields)}
      onRemove={expense && gone.length === 0 ? remove : null}
      onClose={onClose}
      below={
        expense ? (
          <div className="mt-6 grid gap-5 border-t pt-5">
            {names.meId && !isGuest ? <OwnCategory id={shareId(expense.id, names.meId)} /> : null}
            {names.meId ? <PartAccount id={shareId(expense.id, names.meId)} /> : null}
            <Comments groupId={group.id} expenseId={expense.id} names={names} isReadOnly={false} />
          </div>
        ) : null
      }
    >
      {newer && theirs ? (
        <NewerVersion
          asked={asked}
          theirs={theirs}
          mine={form.draft}
          names={names}
          by={group.members.find(({ uid }) => uid === newer.updatedBy)?.name ?? 'Somebody'}
          onTakeNewer={takeNewer}
          onKeepMine={keepMine}
        />
      ) : null}
      {gone.length > 0 ? (
        <p className="text-sm wrap-anywhere text-muted-foreground">
          <Say
            words={`{all} {count, plural, one {has} other {have}} a part in this. It stays as it
              is, so this cannot be deleted.`}
            all={allOf(gone, names, 'subject')}
            count={gone.length}
          />
        </p>
      ) : null}
      {expense || isGuest ? null : <ScanLink groupId={group.id} />}
      <BillFieldset
        form={form}
        setting={setting}
        categories={categories}
        amountRef={amountBox}
        groupId={group.id}
        account={expense ? null : own.field}
      />
    </FormSheet>
  )
}
