import { useState } from 'react'
import type { AccountRow } from '#web/accounts/account.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { OpenedPanel, useCloseGone, useOpened } from '#web/form/use-opened.tsx'
import { RemoveAccount } from './remove-account.tsx'
import { AccountSheet } from './sheet/account-sheet.tsx'
import { usageWords } from './usage.ts'
import type { AccountWrites } from './use-account-writes.ts'

export interface EditAccountProps {
  /** Null for a new one. */
  readonly id: string | null
  readonly accounts: readonly AccountRow[]
  readonly writes: AccountWrites
  readonly onClose: () => void
  /** After it was deleted or merged. */
  readonly onGone: () => void
}

/** A new account, or one that is changed; what is in use is not deleted but asked about. */
export function EditAccount({ id, accounts, writes, onClose, onGone }: EditAccountProps) {
  const replica = useReplica()
  const [isRemoving, setRemoving] = useState(false)
  const opened = useOpened(id, accounts.find((one) => one.id === id) ?? null)
  useCloseGone(opened, onClose)
  const { row: account, isDeleted, isGone } = opened
  if (isGone) return null
  const usage = account ? usageWords(replica, account.id) : ''
  const remove = () => {
    if (usage !== '') return setRemoving(true)
    if (account) writes.remove(account)
    onGone()
  }
  return (
    <OpenedPanel isDeleted={isDeleted}>
      <AccountSheet
        key={account?.id ?? 'new'}
        {...{ account, accounts }}
        isUsed={usage !== ''}
        onSave={(fields) => {
          if (account && !isDeleted) writes.change(account, fields)
          else writes.add(fields)
        }}
        onRemove={remove}
        onClose={onClose}
      />
      {isRemoving && account ? (
        <RemoveAccount
          {...{ account, accounts, usage, writes, onGone }}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </OpenedPanel>
  )
}
