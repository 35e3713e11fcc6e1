import { useState } from 'react'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { isWrittenOff, type SettlementRow } from '#contract/groups/settlements.ts'
import { limits } from '#contract/limits.ts'
import { isSameValue, seenFor } from '#domain/groups/edit-fits.ts'
import { movedParts, type PartedBill } from '#domain/groups/gone/gone-parts.ts'
import { fixedSides } from '#domain/groups/payment-rights.ts'
import { mayAnswer } from '#domain/groups/voices.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { activityWords, beforeWords } from './activity-words.ts'
import { Comments } from './bill/comments.tsx'
import { useAnswerable } from './bill/use-answerable.ts'
import { isReadOnly, takesExpenses } from './group.ts'
import { type ActivityRow, useGroupRows, useUid } from './group-rows.ts'
import { openIn } from './money.ts'
import type { Shown } from './use-money.ts'

const atOnce = 50
const dayMs = 86_400_000

/** Who changed what, and what people say about the group. */
export function ActivityTab({ shown }: { readonly shown: Shown }) {
  const { group, names } = shown
  const book = useLocale()
  const answerable = useAnswerable(shown)
  const [count, setCount] = useState(atOnce)
  const all = useGroupRows('activity', group.id)
  const sorted = all.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return (
    <div className="grid gap-6">
      <Comments groupId={group.id} expenseId={null} names={names} isReadOnly={isReadOnly(group)} />
      <Card>
        <ul aria-label={say('Activity')}>
          {sorted.slice(0, count).map((row) => {
            const before = beforeWords(row, book.locale)
            const words = activityWords(row, names, book.locale)
            return (
              <li
                key={row.id}
                className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-3
                  last:border-b-0"
              >
                <div className="min-w-40 flex-1">
                  <p className="wrap-anywhere">{words}</p>
                  <p className="text-sm wrap-anywhere text-muted-foreground">
                    {instantWords(row.createdAt, book, 'minute')}
                    {before ? `. ${before}` : null}
                  </p>
                </div>
                <Restore {...{ shown, row, words }} isMine={answerable.has(row.subjectId ?? '')} />
                <PutBack {...{ shown, row, words }} isMine={answerable.has(row.subjectId ?? '')} />
              </li>
            )
          })}
        </ul>
        {sorted.length === 0 ? (
          <p className="p-4 text-muted-foreground">
            {say('What happens in the group is written here.')}
          </p>
        ) : null}
      </Card>
      {sorted.length > count ? (
        <Button look="outline" onClick={() => setCount(count + atOnce)}>
          {say('Show older')}
        </Button>
      ) : null}
    </div>
  )
}

interface RestoreProps {
  readonly shown: Shown
  readonly row: ActivityRow
  readonly words: string
}

/** A debt is let go again by who did so; nothing moves who is gone and even. */
function mayRestore({ group, money }: Shown, row: unknown, uid: string): boolean {
  const kept = row as SettlementRow
  const isFixed = fixedSides(group.members, openIn(group, money, kept.currency), kept).length > 0
  return !isFixed && (!isWrittenOff(kept) || mayAnswer(group.members, kept, uid))
}

/** What is put back for somebody gone is not taken from them again. */
const stays = ({ members }: Shown['group'], ...change: [PartedBill, PartedBill | null]): boolean =>
  movedParts(members, ...change).length > 0

/**
 * What was deleted comes back as it was, for thirty days and by anybody in the group; in one that
 * is not open a bill by who lost by its deletion.
 */
function Restore({ shown, row, words, isMine }: RestoreProps & { readonly isMine: boolean }) {
  const { group } = shown
  const { give } = useWrites('groups')
  const uid = useUid()
  const { data, kind, subjectId, createdAt } = row
  const isPayment = kind === 'settlement-deleted'
  const isEntry = kind === 'account-entry-deleted'
  const isOver = Date.parse(createdAt) + limits.restoreDays * dayMs < Date.now()
  const isOpen = takesExpenses(group)
  const takesIt = isPayment || isEntry ? !isReadOnly(group) : isOpen || isMine
  if (!data.row || !subjectId || isOver || !takesIt) return null
  if (isPayment && !mayRestore(shown, data.row, uid)) return null
  const args = { groupId: group.id, id: subjectId }
  const restore = () => {
    if (isEntry) {
      return give(command('group_accounts.restoreEntry', args), {
        ...{ title: say('Restored in the joint account'), undo: null },
      })
    }
    return isPayment
      ? give(command('settlements.restore', args), {
          title: data.method === 'written-off' ? say('Written off again') : say('Payment restored'),
          undo: command('settlements.delete', args),
        })
      : give(command('group_expenses.restore', args), {
          title: say('Restored {data}', { data: String(data.description) }),
          undo:
            isOpen && !stays(group, data.row as GroupExpenseRow, null)
              ? command('group_expenses.delete', args)
              : null,
        })
  }
  return (
    <Button look="outline" aria-label={say('Restore: {what}', { what: words })} onClick={restore}>
      {say('Restore')}
    </Button>
  )
}

/**
 * The bill as it was before a change, also for who has left, while nobody changed more; in a group
 * that is not open by who lost by the change.
 */
function PutBack({ shown, row, words, isMine }: RestoreProps & { readonly isMine: boolean }) {
  const { group, money } = shown
  const { give } = useWrites('groups')
  const { data, kind, subjectId, createdAt } = row
  const isOver = Date.parse(createdAt) + limits.restoreDays * dayMs < Date.now()
  const bill = money.expenses.find(({ id }) => id === subjectId)
  const { shares, ...before } = (data.before ?? {}) as Partial<GroupExpenseRow>
  const after = (data.after ?? {}) as Partial<GroupExpenseRow>
  const isOpen = takesExpenses(group)
  if (kind !== 'expense-changed' || !shares || !bill || isOver || !(isOpen || isMine)) return null
  const isNewest = isSameValue({ ...bill, ...after }, bill)
  if (!isNewest || isSameValue({ ...bill, ...before }, bill)) return null
  const to = (patch: Partial<GroupExpenseRow>, was: GroupExpenseRow, version: number) =>
    command('group_expenses.update', {
      ...{ groupId: group.id, id: bill.id, version, patch, was: seenFor(was, patch) },
    })
  const putBack = () =>
    give(to(before, bill, bill.version), {
      title: say('{bill} is as it was', { bill: bill.description }),
      undo:
        !isOpen || stays(group, { ...bill, ...before, shares }, bill)
          ? null
          : to(after, { ...bill, ...before }, bill.version + 1),
    })
  return (
    <Button look="outline" aria-label={say('Put back: {what}', { what: words })} onClick={putBack}>
      {say('Put back')}
    </Button>
  )
}
