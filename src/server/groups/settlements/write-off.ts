import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import type { SettlementRow } from '#contract/groups/settlements.ts'
import { mostToWriteOff } from '#domain/groups/balances.ts'
import { documentsOf } from '#server/documents/collection.ts'
import type { Context } from '#server/documents/commands.ts'
import { createMany } from '#server/documents/write.ts'
import { Fault } from '#server/http/fault.ts'
import { notify } from '#server/notifications/notify.ts'
import { readProfile } from '#server/users/profiles.ts'
import { balancesIn, readBalances } from '../balances.ts'
import { writtenOffWords } from '../member-words.ts'
import { noteActivity } from '../note-activity.ts'
import { forPayments, type OpenGroup, openGroup } from '../open-group.ts'

type Args = GroupCommandArgs<'settlements.writeOff'>
type Fields = Omit<SettlementRow, 'createdAt' | 'createdBy' | 'updatedAt'>

/** No more than is open between the two, so that nobody is owed or owes more by it. */
async function checkDebt(open: OpenGroup, { from, amount, currency }: Args): Promise<void> {
  const { context, writer, group, me } = open
  const debtor = group.members.find(({ memberId }) => memberId === from)
  if (!debtor) throw new Fault('not-found')
  if (!debtor.leftAt) throw new Fault('still-in-group')
  const balances = balancesIn(await readBalances(context.tx.client, writer.scope), currency)
  if (amount > mostToWriteOff(balances, from, me.memberId)) throw new Fault('less-owed')
}

/** Whoever is owed lets somebody off who is gone: it is their money, so it is their word alone. */
export async function writeOff(context: Context, args: Args): Promise<void> {
  const { groupId, id, from, amount, currency, date } = args
  const open = await openGroup(context, groupId, forPayments)
  await checkDebt(open, args)
  const to = open.me.memberId
  const method = 'written-off'
  const row: Fields = {
    ...{ id, groupId, from, to, amount, currency, date, method, note: 'Written off' },
    status: 'confirmed',
    imported: false,
  }
  await createMany(context.tx, documentsOf('settlements'), [row], open.writer)
  await noteActivity(open, 'debt-written-off', id, { from, to, amount, currency })
  await tellDebtor(open, args)
}

async function tellDebtor({ context, group, me }: OpenGroup, { id, from, ...sum }: Args) {
  const uid = group.members.find(({ memberId }) => memberId === from)?.uid
  if (!uid) return
  const profile = await readProfile(context.tx.client, uid)
  const locale = profile?.locale ?? 'en-GB'
  const notice = {
    ...writtenOffWords({ ...sum, by: me.name, groupName: group.name, locale }),
    uid,
    kind: 'settlement-confirmed',
    subject: id,
    period: 'written off',
    link: null,
    data: { groupId: group.id, settlementId: id },
  } as const
  await notify(context, context.tx, notice, context.now)
}
