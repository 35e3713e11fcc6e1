import { useEffect } from 'react'
import type { Failure } from '#web/data/replica/types.ts'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'
import { clashing } from '#web/outbox/clash.ts'
import { RefusedItem } from '#web/outbox/refused-item.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import type { Shown } from './use-money.ts'

const ClashBox = whenAsked(() => import('./clash-box.tsx').then((file) => file.ClashBox))

interface GroupArgs {
  readonly groupId?: string
  readonly id?: string
  readonly doc?: { readonly id?: string }
}

const argsOf = ({ args }: Failure): GroupArgs => args as GroupArgs

/** What the server refused in this group. */
export function useFailures(groupId: string): readonly Failure[] {
  const replica = useReplica()
  useReplicaStatus()
  return replica.failures().filter((failure) => {
    const args = argsOf(failure)
    return args.groupId === groupId || (failure.name === 'groups.update' && args.id === groupId)
  })
}

const writeOff = 'settlements.writeOff'

export interface NotSavedProps {
  readonly shown: Shown
  readonly failures: readonly Failure[]
  readonly onFix: (expenseId: string) => void
}

/** A debt that is no longer there needs no decision: it is said once and laid aside. */
function useMoot(failures: readonly Failure[]): void {
  const replica = useReplica()
  useEffect(() => {
    for (const { key, code, error } of failures.filter(({ name }) => name === writeOff)) {
      if (code !== 'less-owed' && code !== 'still-in-group') continue
      toast({ variant: 'destructive', title: say('Nothing was written off'), description: error })
      replica.dismiss(key)
    }
  }, [failures, replica])
}

/** What was refused stays in sight until somebody decides about it. */
export function NotSaved({ shown, failures, onFix }: NotSavedProps) {
  useMoot(failures)
  if (failures.length === 0) return null
  return (
    <section
      aria-label={say('Not saved')}
      className="grid gap-3 rounded-lg border border-over bg-over-wash p-4"
    >
      {failures.map((failure) => {
        if (clashing(failure)) {
          return <ClashBox key={failure.key} failure={failure} />
        }
        const expenseId = fixable(failure, shown)
        const words = failure.code === 'stale-edit' ? say('See both') : say('Fix it')
        return (
          <RefusedItem
            key={failure.key}
            failure={failure}
            fix={expenseId ? { words, onClick: () => onFix(expenseId) } : null}
          />
        )
      })}
    </section>
  )
}

/** A bill that is there to be opened, or was meant to be. */
const fixable = (failure: Failure, { money }: Shown): string | null => {
  const { id, doc } = argsOf(failure)
  if (failure.name === 'group_expenses.create') return doc?.id ?? null
  const isHere = money.expenses.some((expense) => expense.id === id)
  return failure.name === 'group_expenses.update' && isHere ? (id ?? null) : null
}
