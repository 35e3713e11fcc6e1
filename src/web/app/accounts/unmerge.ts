import { collections, type OpenCollectionName } from '#contract/collections.ts'
import { pointersOf, type Reference, references, stepsOf } from '#contract/references.ts'
import type { Row } from '#contract/sync.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import type { Command, Replica } from '#web/data/replica/types.ts'
import { command } from '#web/writes/command.ts'
import { creates, docOf, updates } from '#web/writes/write.ts'

const tables = Object.keys(references) as OpenCollectionName[]

const isOfAccounts = ({ to }: Reference) => to.includes('accounts')

/** What of a row says that it is in this account; nothing where it is not. */
function saidBy(row: Row, of: readonly Reference[], id: string): object {
  const own = of.filter((one) => pointersOf(row, one).some((pointer) => pointer.id === id))
  return Object.fromEntries(own.map((one) => [stepsOf(one)[0], row[stepsOf(one)[0]]]))
}

interface Change {
  readonly row: Row
  readonly patch: object
}

/** Which account a row of money paid was in, where it has a command of its own to say so. */
const ownWays: Partial<Record<OpenCollectionName, (change: Change) => Command | null>> = {
  payments: ({ row: { id }, patch }) => command('loans.changePayment', { id, patch }),
  contributions: ({ row: { id }, patch }) => command('goals.changeContribution', { id, patch }),
  // Nobody says it of a payment that is deleted, and may be restored yet.
  settlement_sides: ({ row: { groupId, settlementId: id, accountId, accountAmount, status } }) =>
    status === 'deleted'
      ? null
      : { name: 'settlements.setAccount', args: { groupId, id, accountId, accountAmount } },
}

/** Null where no command says it. */
function sayingBack(table: OpenCollectionName, changes: readonly Change[]) {
  const writes: readonly string[] = collections[table].writes
  if (changes.length === 0) return []
  if (writes.includes('update')) {
    return updates(
      table,
      changes.map(({ row: { id }, patch }) => ({ id, patch: { ...patch } })),
    )
  }
  const commands = changes.map((change) => ownWays[table]?.(change) ?? null)
  return commands.every((one) => one !== null) ? commands : null
}

/**
 * Two accounts as they are now, from after they were merged: the one that went comes back, and
 * with it all that pointed at it. Null where something that is deleted points at it.
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
    const changes = [...replica.rows(table).values()].flatMap((row): Change[] => {
      const patch = of.length === 0 || row.id === account.id ? {} : saidBy(row, of, account.id)
      return Object.keys(patch).length > 0 ? [{ row, patch }] : []
    })
    const said = sayingBack(table, changes)
    if (said === null) return null
    back.push(...said)
  }
  const opening = { openingOn, openingBalance, payFromId }
  return [...back, { name: 'accounts.update', args: { id: into.id, patch: opening } }]
}
