import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import { mostToWriteOff } from '#domain/groups/balances.ts'
import type { Changed } from '#server/documents/reduce.ts'
import { Fault } from '#server/http/fault.ts'
import { notify } from '#server/notifications/notify.ts'
import { readProfile } from '#server/users/profiles.ts'
import { balancesIn, readBalances } from '../balances.ts'
import { writtenOffWords } from '../member-words.ts'
import { noteActivity } from '../note-activity.ts'
import type { OpenGroup } from '../open-group.ts'

type Args = GroupCommandArgs<'settlements.writeOff'>

/** No more than is open between the two, so that nobody is owed or owes more by it. */
export async function checkDebt(
  { context, writer, me }: OpenGroup,
  _changes: readonly Changed[],
  { from, amount, currency }: Args,
): Promise<void> {
  const balances = balancesIn(await readBalances(context.tx.client, writer.scope), currency)
  if (amount > mostToWriteOff(balances, from, me.memberId)) throw new Fault('less-owed')
}

/** Who is gone hears of it, too. */
export async function tellWriteOff(
  open: OpenGroup,
  _changes: readonly Changed[],
  args: Args,
): Promise<void> {
  const { id, from, amount, currency } = args
  const to = open.me.memberId
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
