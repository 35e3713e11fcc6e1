import { useMemo } from 'react'
import type { AccountRow } from '#web/accounts/account.ts'
import { say } from '#web/words/say.ts'
import '#web/data/replica/commands/own-reducers.ts'
import { newId } from '#web/data/new-id.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { command } from '#web/writes/command.ts'
import { useWrites, type Writes } from '#web/writes/use-writes.ts'
import { changesBetween, changing, creating, type Write } from '#web/writes/write.ts'
import type { AccountFields } from './sheet/draft.ts'
import { unmerging } from './unmerge.ts'

export interface AccountWrites {
  /** Gives the id of the new one. */
  readonly add: (fields: AccountFields) => string
  readonly change: (account: AccountRow, fields: AccountFields) => void
  readonly archive: (account: AccountRow, isArchived: boolean) => void
  readonly remove: (account: AccountRow) => void
  readonly merge: (account: AccountRow, into: AccountRow) => void
  readonly reorder: (ordered: readonly AccountRow[]) => void
}

/** Another first day alone changes no balance after it: what was between is counted in or out. */
export function changingAccount(account: AccountRow, fields: AccountFields): Write {
  const { openingOn, ...rest } = changesBetween('accounts', account, fields)
  if (typeof openingOn !== 'string' || 'openingBalance' in rest) {
    return changing('accounts', [{ row: account, fields }])
  }
  const { id } = account
  const { commands, undo } = changing('accounts', [
    { row: account, fields: { ...fields, openingOn: account.openingOn } },
  ])
  const back = { id, openingOn: account.openingOn, openingBalance: account.openingBalance }
  return {
    commands: [...commands, command('accounts.moveOpening', { id, openingOn })],
    undo: [command('accounts.moveOpening', back), ...undo],
  }
}

const writesWith = (writes: Writes<'accounts'>, replica: Replica): AccountWrites => ({
  add: (fields) => {
    const id = newId()
    writes.run(creating('accounts', [{ id, ...fields }]), {
      title: say('Added {name}', { name: fields.name }),
    })
    return id
  },
  change: (account, fields) =>
    writes.run(changingAccount(account, fields), {
      title: say('Changed {name}', { name: fields.name }),
    }),
  archive: (account, archived) => {
    const title = archived
      ? say('Archived {account}', { account: account.name })
      : say('{account} is back', { account: account.name })
    writes.change(account, { archived }, { title })
  },
  remove: (account) =>
    writes.remove(account, { title: say('Deleted {account}', { account: account.name }) }),
  merge: (account, into) => {
    const merge = command('accounts.merge', { id: account.id, into: into.id })
    const write = { commands: [merge], undo: unmerging(replica, account, into) }
    writes.run(write, {
      title: say('{account} is a part of {into} now', { account: account.name, into: into.name }),
    })
  },
  reorder: (ordered) =>
    writes.run(
      changing(
        'accounts',
        ordered.map((row, order) => ({ row, fields: { order } })),
      ),
      { title: say('Changed the order') },
    ),
})

export function useAccountWrites(): AccountWrites {
  const writes = useWrites('accounts')
  const replica = useReplica()
  return useMemo(() => writesWith(writes, replica), [writes, replica])
}
