import type { GroupExpenseRow } from '#contract/entities/group-expenses.ts'
import type { Failure } from '#web/data/replica/shapes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useUid } from '../group-rows.ts'
import type { GroupBar } from '../use-group-address.ts'
import type { Shown } from '../use-money.ts'
import { BillSheet } from './bill-sheet.tsx'

export interface OpenBillProps {
  readonly bar: GroupBar
  readonly shown: Shown
  readonly failures: readonly Failure[]
}

interface Refused {
  readonly id?: string
  readonly version?: number
  readonly patch?: Partial<GroupExpenseRow>
  readonly doc?: GroupExpenseRow
}

const refusedFor = (failures: readonly Failure[], id: string) =>
  failures.filter(({ name, args }) => {
    const { id: changed, doc } = args as Refused
    return name.startsWith('group_expenses.') && (changed === id || doc?.id === id)
  })

/** What somebody meant to save, over the version they had seen. */
function meantBy(
  failures: readonly Failure[],
  stored: GroupExpenseRow | null,
): GroupExpenseRow | null {
  const last = failures.at(-1)
  if (!last) return null
  const { version, patch, doc } = last.args as Refused
  if (doc) return { ...doc, version: 0, shares: [] }
  return stored && { ...stored, ...patch, version: version ?? stored.version }
}

/** The sheet the address asks for. */
export function OpenBill({ bar, shown, failures }: OpenBillProps) {
  const replica = useReplica()
  const uid = useUid()
  const { editing, isAdding, close } = bar
  const stored = shown.money.expenses.find(({ id }) => id === editing) ?? null
  const refused = editing === null ? [] : refusedFor(failures, editing)
  const meant = meantBy(refused, stored)
  if (!isAdding && !stored && !meant) return null
  const leave = () => {
    for (const { key } of refused) replica.dismiss(key)
    close()
  }
  return (
    <BillSheet
      key={editing ?? `new ${uid}`}
      shown={shown}
      expense={isAdding ? null : stored}
      meant={isAdding ? null : meant}
      onClose={leave}
    />
  )
}
