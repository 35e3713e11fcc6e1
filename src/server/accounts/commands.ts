import type { Row } from '#contract/sync.ts'
import type { Account, Valuation } from '#domain/accounts/account.ts'
import { movedOpening } from '#domain/accounts/balance.ts'
import type { Move } from '#domain/accounts/moves.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { Context, RunCommand } from '../documents/commands.ts'
import { type Changed, reduced } from '../documents/reduce.ts'
import { invalid } from '../documents/validate.ts'
import type { Writer } from '../documents/write.ts'

const unknownWords = 'A row between is not booked, or has no amount in this currency.'

/** What an account has to begin with on another day, by all that moved it between. */
async function openingOn(
  { tx: { client } }: Context,
  { scope }: Writer,
  account: Account,
  day: Day,
): Promise<number> {
  const [from, till] = [day, account.openingOn].sort()
  const { rows: moves } = await client.query<Move>(
    `select id, day as date, effect, is_pending as "isPending", false as "isEstimated",
        null as missing
      from account_moves where scope = $1 and account_id = $2 and day >= $3 and day < $4
      order by day, id`,
    [scope, account.id, from, till],
  )
  const { rows: valuations } = await client.query<Valuation>(
    'select date, value from valuations where scope = $1 and account_id = $2',
    [scope, account.id],
  )
  const opening = movedOpening({ account, moves, valuations }, day)
  if (opening === null) throw invalid([['openingOn', unknownWords]])
  return opening
}

const accountOf = (row: Row | null) => row as (Row & Account) | null

/** Each of the accounts that are one from now on begins on the same day. */
async function countOpening(
  context: Context,
  changes: readonly Changed[],
  writer: Writer,
): Promise<readonly Changed[]> {
  const kept = changes.find(({ table, row }) => table === 'accounts' && row !== null)
  const day = accountOf(kept?.row ?? null)?.openingOn
  if (!kept?.row || day === undefined) return changes
  let openingBalance = 0
  for (const { table, before } of changes) {
    const account = table === 'accounts' ? accountOf(before) : null
    if (account) openingBalance += await openingOn(context, writer, account, day)
  }
  const row = { ...kept.row, openingBalance }
  return changes.map((change) => (change === kept ? { ...change, row } : change))
}

export const accountCommands: Readonly<Record<string, RunCommand>> = {
  'accounts.moveOpening': reduced('accounts.moveOpening', { adjust: countOpening }),
  'accounts.merge': reduced('accounts.merge', {
    adjust: countOpening,
    // What a deleted bill was paid from is kept beside the book.
    after: async ({ tx }, _changes, { scope }, { id, into }) => {
      await tx.client.query(
        'update deleted_shares set account_id = $3 where scope = $1 and account_id = $2',
        [scope, id, into],
      )
    },
  }),
  'transfers.pair': reduced('transfers.pair', { isCompleted: true }),
  'transfers.unpair': reduced('transfers.unpair'),
  'transfers.complete': reduced('transfers.complete', { isCompleted: true }),
}
