import type { GroupAccountEntryRow, GroupAccountRow } from '#contract/groups/accounts.ts'
import { entryBill } from '#domain/groups/joint/owner-parts.ts'
import { documentsOf } from '#server/documents/collection.ts'
import type { RunCommand } from '#server/documents/commands.ts'
import type { Changed } from '#server/documents/reduce.ts'
import { type Balance, readBalances } from '../balances.ts'
import { keepGoneParts } from '../expenses/earlier-bills.ts'
import { keepStamps } from '../kept-rows.ts'
import { noteActivity } from '../note-activity.ts'
import { type OpenGroup, opens } from '../open-group.ts'
import { changesIn, reducedInGroup } from '../reduced-in-group.ts'
import { requireObjector } from '../require-objector.ts'
import { keepTransfer, putTransferBack } from './deleted-transfer.ts'
import { dataOf, tellAsked, tellOfEntry, tellPaidTo } from './tell-joint.ts'

type Changes = readonly Changed[]
type Balances = readonly Balance[]

const readAll = ({ context, writer }: OpenGroup) => readBalances(context.tx.client, writer.scope)

function entryIn(changes: Changes) {
  const [change] = changesIn('group_account_entries', changes)
  const before = (change?.before ?? null) as GroupAccountEntryRow | null
  return { before, row: (change?.row ?? null) as GroupAccountEntryRow | null }
}

const noteAccount =
  (kind: 'account-added' | 'account-changed' | 'account-agreed' | 'account-refused') =>
  async (open: OpenGroup, changes: Changes): Promise<void> => {
    const [change] = changesIn('group_accounts', changes)
    const row = change?.row as GroupAccountRow | undefined
    const before = change?.before as GroupAccountRow | null | undefined
    if (!row) return
    // What people pay to: who changes it could have it paid to themselves.
    const isPaidTo =
      before && (before.number !== row.number || before.institution !== row.institution)
    await noteActivity(open, kind, row.id, { name: row.name, ...(isPaidTo && { isPaidTo: true }) })
    if (isPaidTo) await tellPaidTo(open, row)
    if (kind === 'account-added') await tellAsked(open, row)
  }

/** Nobody is left with a debt that none here could deny. Gives the balances before. */
async function checkEntry(open: OpenGroup, changes: Changes): Promise<Balances> {
  const [{ before, row }, balances] = [entryIn(changes), await readAll(open)]
  const sides = [before && entryBill(before), row && entryBill(row)] as const
  await requireObjector(open, sides, 'amount', balances)
  return balances
}

const paid = {
  check: checkEntry,
  async after(open: OpenGroup, changes: Changes, _args: unknown, balances: Balances) {
    const { row } = entryIn(changes)
    if (row) await tellOfEntry(open, 'entry', row, balances)
  },
}

const answered = {
  async check(open: OpenGroup, changes: Changes): Promise<Balances> {
    const { before, row } = entryIn(changes)
    // Who is gone owes nothing anew.
    if (row && before?.status === 'disputed') keepGoneParts(open, entryBill(before), entryBill(row))
    return checkEntry(open, changes)
  },
  async after(open: OpenGroup, changes: Changes, _args: unknown, balances: Balances) {
    const { row } = entryIn(changes)
    if (!row) return
    const isSo = row.answers.find(({ memberId }) => memberId === open.me.memberId)?.isSo
    await tellOfEntry(open, isSo ? 'entry-confirmed' : 'entry-disputed', row, balances)
  },
}

const removed = {
  async check(open: OpenGroup, changes: Changes): Promise<Balances> {
    const { before } = entryIn(changes)
    if (before) {
      keepGoneParts(open, entryBill(before), null)
      await keepTransfer(open, before)
    }
    return checkEntry(open, changes)
  },
  async after(open: OpenGroup, changes: Changes, _args: unknown, balances: Balances) {
    const { before } = entryIn(changes)
    if (before) await tellOfEntry(open, 'entry-deleted', before, balances)
  },
}

const restored = {
  async check(open: OpenGroup, changes: Changes): Promise<Balances> {
    const { row } = entryIn(changes)
    const [note] = changesIn('activity', changes).filter(
      ({ before }) => before?.kind === 'account-entry-deleted',
    )
    if (row) {
      const bill = entryBill(row)
      const changedBy = (note?.before?.memberId ?? null) as string | null
      const earlier = { ...bill, changedBy, changedAt: String(note?.before?.createdAt) }
      keepGoneParts(open, null, bill, [earlier])
    }
    return checkEntry(open, changes)
  },
  async after(open: OpenGroup, changes: Changes, _args: unknown, balances: Balances) {
    const { row } = entryIn(changes)
    if (!row) return
    await keepStamps(open, documentsOf('group_account_entries'), row)
    await putTransferBack(open, row)
    await noteActivity(open, 'account-entry-restored', row.id, dataOf(row))
    await tellOfEntry(open, 'entry-restored', row, balances)
  },
}

const changed = { after: noteAccount('account-changed') }

export const jointCommands: Readonly<Record<string, RunCommand>> = {
  'group_accounts.create': reducedInGroup('group_accounts.create', opens.forLeaders, {
    after: noteAccount('account-added'),
  }),
  'group_accounts.update': reducedInGroup('group_accounts.update', opens.forLeaders, changed),
  'group_accounts.archive': reducedInGroup('group_accounts.archive', opens.forLeaders, changed),
  'group_accounts.delete': reducedInGroup('group_accounts.delete', opens.forLeaders),
  'group_accounts.agree': reducedInGroup('group_accounts.agree', opens.forPayments, {
    after: noteAccount('account-agreed'),
  }),
  'group_accounts.refuse': reducedInGroup('group_accounts.refuse', opens.always, {
    after: noteAccount('account-refused'),
  }),
  'group_accounts.payIn': reducedInGroup('group_accounts.payIn', opens.forPayments, paid),
  'group_accounts.payOut': reducedInGroup('group_accounts.payOut', opens.forPayments, paid),
  'group_accounts.interest': reducedInGroup('group_accounts.interest', opens.forPayments, paid),
  // Whatever became of the group: nobody has to let stand what another said of them.
  'group_accounts.answer': reducedInGroup('group_accounts.answer', opens.always, answered),
  'group_accounts.removeEntry': reducedInGroup(
    'group_accounts.removeEntry',
    opens.forPayments,
    removed,
  ),
  'group_accounts.restoreEntry': reducedInGroup(
    'group_accounts.restoreEntry',
    opens.forPayments,
    restored,
  ),
}
