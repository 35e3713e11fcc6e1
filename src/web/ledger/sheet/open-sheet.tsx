import { useState } from 'react'
import type { GroupShareRow } from '#contract/groups/expenses.ts'
import type { TransferDraft } from '#web/accounts/transfer/draft.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica, useTable } from '#web/data/replica-react.tsx'
import { keepDraft } from '#web/form/kept-drafts.ts'
import { panelPlace } from '#web/form/use-kept-draft.ts'
import { OpenedPanel, useCloseGone, useOpened } from '#web/form/use-opened.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { failedWrites, meantEntry } from '../model/failures.ts'
import { useNoun } from '../model/noun.ts'
import type { AddressBar } from '../model/use-address.ts'
import { WhatToAdd } from './account/what-to-add.tsx'
import { EntrySheet, type EntrySheetProps } from './entry-sheet.tsx'
import { PastShare } from './fields/past-share.tsx'

const TransferSheet = whenAsked(() =>
  import('#web/accounts/transfer/transfer-sheet.tsx').then((file) => file.TransferSheet),
)

export interface OpenSheetProps {
  readonly bar: AddressBar
}

/** My part of what a group spent that is no longer mine to open. */
function pastShare(replica: Replica, id: string): GroupShareRow | null {
  const row: unknown = replica.rows('group_shares').get(id)
  const share = row as GroupShareRow | undefined
  return share && !replica.rows('groups').has(share.groupId) ? share : null
}

interface BegunTransfer {
  readonly start: Partial<TransferDraft>
  /** What was being written as an entry is written now, or thrown away. */
  readonly onDone: () => void
}

/** The sheet the address asks for, if any. */
export function OpenSheet({ bar }: OpenSheetProps) {
  const [transfer, setTransfer] = useState<BegunTransfer | null>(null)
  // It goes on as the entry that it was.
  const turnBack = () => {
    keepDraft(panelPlace(location), null, Date.now())
    setTransfer(null)
  }
  if (transfer && bar.address.sheet?.kind === 'add') {
    return (
      <TransferSheet
        transfer={null}
        start={transfer.start}
        onDone={transfer.onDone}
        head={
          <WhatToAdd value="transfers" onChange={(what) => what !== 'transfers' && turnBack()} />
        }
        onClose={bar.closeSheet}
      />
    )
  }
  return <OpenEntry bar={bar} onTransfer={(start, onDone) => setTransfer({ start, onDone })} />
}

interface OpenEntryProps extends OpenSheetProps {
  readonly onTransfer: EntrySheetProps['onTransfer']
}

function OpenEntry({ bar, onTransfer }: OpenEntryProps) {
  const replica = useReplica()
  const noun = useNoun()
  useTable('group_shares')
  const { sheet } = bar.address
  const past = sheet?.kind === 'edit' ? pastShare(replica, sheet.id) : null
  const id = sheet?.kind === 'edit' ? sheet.id : null
  const opened = useOpened(past ? null : id, id === null ? null : meantEntry(replica, noun, id))
  useCloseGone(opened, bar.closeSheet)
  const { row: entry, isDeleted, isGone } = opened
  if (past) return <PastShare share={past} onClose={bar.closeSheet} />
  if (sheet === null || isGone) return null
  const failed = failedWrites(replica, noun).find(({ ids }) => ids.includes(entry?.id ?? ''))
  return (
    <OpenedPanel isDeleted={isDeleted}>
      <EntrySheet
        key={entry?.id ?? 'new'}
        entry={entry}
        refused={failed?.fields ?? {}}
        {...{ bar, onTransfer }}
      />
    </OpenedPanel>
  )
}
