import { collections, type OpenCollectionName } from '#contract/collections.ts'
import { pointersOf, type Reference, references, stepsOf } from '#contract/references.ts'
import type { Row } from '#contract/sync.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import type { Command, Replica } from '#web/data/replica/types.ts'
import { creates, docOf, updates } from '#web/writes/write.ts'

const tables = Object.keys(references) as OpenCollectionName[]

const isOfAccounts = ({ to }: Reference) => to.includes('accounts')

/** What of a row says that it is in this account; nothing where it is not. */
function saidBy(row: Row, of: readonly Reference[], id: string): object {
  const own = of.filter((one) => pointersOf(row, one).some((pointer) => pointer.id === id))
  return Object.fromEntries(own.map((one) => [stepsOf(one)[0], row[stepsOf(one)[0]]]))
}

/**
 * Two accounts as they are now, from after they were merged: the one that went comes back, and
 * with it all that pointed at it. Null where something points at it that only goes on with others.
 */
export function unmerging(
  replica: Pick<Replica, 'rows'>,
  account: AccountRow,
  into: AccountRow,
): readonly Command[] | null {
  const { openingOn, openingBalance, payFromId } = into
  const back: Command[] = [...creates('accounts', [docOf('accounts', account)])]
  for (const table of tables) {
    const of = references[table]?.filter(isOfAccounts) ?? []
    const changes = [...replica.rows(table).values()].flatMap((row) => {
      const patch = of.length === 0 || row.id === account.id ? {} : saidBy(row, of, account.id)
      return Object.keys(patch).length > 0 ? [{ id: row.id, patch: { ...patch } }] : []
    })
    const writes: readonly string[] = collections[table].writes
    if (changes.length > 0 && !writes.includes('update')) return null
    back.push(...updates(table, changes))
  }
  const opening = { openingOn, openingBalance, payFromId }
  return [...back, { name: 'accounts.update', args: { id: into.id, patch: opening } }]
}
