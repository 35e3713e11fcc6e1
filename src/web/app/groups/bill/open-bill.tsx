import { useState } from 'react'
import type { Failure } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { OpenedPanel, useOpened } from '#web/form/use-opened.tsx'
import { GoneRecord } from '../gone-record.tsx'
import { useUid } from '../group-rows.ts'
import type { GroupBar } from '../use-group-address.ts'
import type { Shown } from '../use-money.ts'
import { BillSheet } from './bill-sheet.tsx'
import { meantBy, refusedFor } from './meant-bill.ts'

export interface OpenBillProps {
  readonly bar: GroupBar
  readonly shown: Shown
  readonly failures: readonly Failure[]
}

/** The sheet the address asks for. */
export function OpenBill({ bar, shown, failures }: OpenBillProps) {
  const replica = useReplica()
  const uid = useUid()
  const { editing, isAdding, close } = bar
  const found = shown.money.expenses.find(({ id }) => id === editing) ?? null
  const { row: stored, isDeleted } = useOpened(editing, found)
  const refused = editing === null ? [] : refusedFor(failures, editing)
  const meant = meantBy(refused, stored)
  // Who only looks at it is told that somebody deleted it; who writes goes on in the sheet.
  const [left, leaveDeleted] = useState<string | null>(null)
  const isLeft = editing !== null && left === editing && isDeleted
  if (!isAdding && ((!stored && !meant) || isLeft)) return <GoneRecord what="expense" bar={bar} />
  const leave = () => {
    for (const { key } of refused) replica.dismiss(key)
    if (isDeleted) leaveDeleted(editing)
    else close()
  }
  return (
    <OpenedPanel isDeleted={isDeleted}>
      <BillSheet
        key={editing ?? `new ${uid}`}
        shown={shown}
        expense={isAdding ? null : stored}
        meant={isAdding ? null : meant}
        isDeleted={isDeleted}
        onClose={leave}
      />
    </OpenedPanel>
  )
}
