import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect } from 'react'
import type { Failure } from '#web/data/replica/shapes.ts'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'
import { whenAsked } from '#web/ui/arrive.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { clashing } from './clash.ts'
import type { Shown } from './use-money.ts'

const ClashBox = whenAsked(() => import('./clash-box.tsx').then((file) => file.ClashBox))

interface GroupArgs {
  readonly groupId?: string
  readonly id?: string
  readonly doc?: { readonly id?: string; readonly description?: string }
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

const verbs: Readonly<Record<string, string>> = {
  'group_expenses.create': 'add',
  'group_expenses.update': 'change',
  'group_expenses.delete': 'delete',
  'group_expenses.restore': 'restore',
  'groups.undoImport': 'take the import back',
  'groups.update': 'change the group',
  'group_goals.create': 'add the goal',
  'group_goals.update': 'change the goal',
  'groups.leave': 'leave the group',
  'groups.removeMember': 'remove them',
  'groups.invite': 'invite them',
  'groups.setRole': 'change the role',
  'groups.setStatus': 'change the status',
  'groups.askHousehold': 'ask to settle together',
  'groups.agreeHousehold': 'settle together',
  'groups.leaveHousehold': 'settle alone',
  'settlements.claim': 'record the payment',
  'settlements.confirm': 'confirm the payment',
  'settlements.dispute': 'dispute the payment',
  [writeOff]: 'write that off',
  'settlements.delete': 'delete the payment',
  'settlements.restore': 'restore the payment',
}

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
      toast({ variant: 'destructive', title: 'Nothing was written off', description: error })
      replica.dismiss(key)
    }
  }, [failures, replica])
}

/** What was refused stays in sight until somebody decides about it. */
export function NotSaved({ shown, failures, onFix }: NotSavedProps) {
  const replica = useReplica()
  useMoot(failures)
  if (failures.length === 0) return null
  return (
    <section
      aria-label="Not saved"
      className="grid gap-3 rounded-lg border border-over bg-over-wash p-4"
    >
      {failures.map((failure) => {
        if (clashing(failure)) {
          return <ClashBox key={failure.key} failure={failure} />
        }
        const expenseId = fixable(failure)
        return (
          <div key={failure.key} className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <CircleAlert aria-hidden className="size-5 shrink-0 text-over" />
            <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
              <strong className="font-semibold">Could not {wanted(failure, shown)}.</strong>{' '}
              {failure.error} {Object.values(failure.fields ?? {}).join(' ')}
            </p>
            <div className="flex flex-wrap gap-2">
              {expenseId ? (
                <Button look="outline" onClick={() => onFix(expenseId)}>
                  {failure.code === 'stale-edit' ? 'See both' : 'Fix it'}
                </Button>
              ) : (
                <Button look="outline" onClick={() => replica.retry(failure.key)}>
                  Try again
                </Button>
              )}
              <Button look="quiet" onClick={() => replica.dismiss(failure.key)}>
                Discard
              </Button>
            </div>
          </div>
        )
      })}
    </section>
  )
}

const fixable = (failure: Failure): string | null => {
  const { id, doc } = argsOf(failure)
  if (failure.name === 'group_expenses.update') return id ?? null
  return failure.name === 'group_expenses.create' ? (doc?.id ?? null) : null
}

function wanted(failure: Failure, { money }: Shown): string {
  const verb = verbs[failure.name] ?? 'do that'
  if (!failure.name.startsWith('group_expenses.')) return verb
  const { id, doc } = argsOf(failure)
  const stored = money.expenses.find((expense) => expense.id === id)
  return `${verb} “${doc?.description ?? stored?.description ?? 'an expense'}”`
}
