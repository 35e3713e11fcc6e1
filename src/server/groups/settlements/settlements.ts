import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import { isWrittenOff, type SettlementRow } from '#contract/groups/settlements.ts'
import { documentsOf } from '#server/documents/collection.ts'
import type { RunCommand } from '#server/documents/commands.ts'
import type { Changed } from '#server/documents/reduce.ts'
import type { Balance } from '../balances.ts'
import { paymentLink } from '../group-links.ts'
import { keepStamps } from '../kept-rows.ts'
import { noteActivity } from '../note-activity.ts'
import { openForImport } from '../open-for-import.ts'
import { currentMembers, type OpenGroup, opens } from '../open-group.ts'
import { changesIn, reducedInGroup } from '../reduced-in-group.ts'
import { tellNetEffect } from '../tell-net-effect.ts'
import { checkDenial, checkNew, checkSides } from './check-sides.ts'
import { tellOfPayment } from './tell-payment.ts'
import { checkDebt, tellWriteOff } from './write-off.ts'

type Changes = readonly Changed[]
type Balances = readonly Balance[]

const dataOf = ({ from, to, amount, currency, method }: SettlementRow) =>
  ({ from, to, amount, currency, method }) as const

/** The one that a command is about. */
function changedIn(changes: Changes) {
  const [change] = changesIn('settlements', changes)
  const row = change?.row as SettlementRow | null | undefined
  return { before: change?.before as SettlementRow | null | undefined, row }
}

async function tellClaim(open: OpenGroup, changes: Changes): Promise<void> {
  const { row } = changedIn(changes)
  if (!row) return
  const { status } = row
  if (status !== 'disputed') {
    const full = documentsOf('settlements').facts.entity.defaults
    await noteActivity(open, `settlement-${status}`, row.id, dataOf({ ...full, ...row }))
  }
  await tellOfPayment(open, row, true)
}

async function tellAnswer(
  open: OpenGroup,
  changes: Changes,
  _args: unknown,
  balances: Balances,
): Promise<void> {
  const { before, row } = changedIn(changes)
  if (!before || !row) return
  const kind = row.status === 'claimed' ? 'reopened' : row.status
  await noteActivity(open, `settlement-${kind}`, row.id, dataOf(before))
  if (kind !== 'reopened') return tellOfPayment(open, row, false)
  if (before.status === 'confirmed') await tellChange(open, 'reopened', before, balances)
}

const memberOf = ({ group }: OpenGroup, uid: string) =>
  currentMembers(group).find((member) => member.uid === uid)?.memberId ?? ''

const tellChange = (
  open: OpenGroup,
  what: 'deleted' | 'restored' | 'reopened',
  { id, from, to, amount, currency, method, createdBy }: SettlementRow,
  balances: Balances,
) =>
  tellNetEffect(
    open,
    {
      ...{ what, amount, currency, name: null, subject: id, kind: 'settlement-confirmed' },
      isWriteOff: isWrittenOff({ method }),
      // Who wrote it down hears of it, too, while they are there.
      concerned: [from, to, memberOf(open, createdBy)],
      data: { settlementId: id },
      link: paymentLink(open.group.id, id),
    },
    balances,
  )

async function tellDeletion(
  open: OpenGroup,
  changes: Changes,
  _args: unknown,
  balances: Balances,
): Promise<void> {
  const { before } = changedIn(changes)
  if (before) await tellChange(open, 'deleted', before, balances)
}

async function tellRestoring(
  open: OpenGroup,
  changes: Changes,
  _args: unknown,
  balances: Balances,
): Promise<void> {
  const { row } = changedIn(changes)
  if (!row) return
  await keepStamps(open, documentsOf('settlements'), row)
  const data = { ...dataOf(row), status: row.status }
  await noteActivity(open, 'settlement-restored', row.id, data)
  if (row.status === 'claimed') await tellOfPayment(open, row, true)
  else await tellChange(open, 'restored', row, balances)
}

const answered = { check: checkSides, after: tellAnswer }

export const settlementCommands: Readonly<Record<string, RunCommand>> = {
  'settlements.claim': reducedInGroup('settlements.claim', opens.forPayments, {
    check: checkNew,
    after: tellClaim,
  }),
  'settlements.createMany': reducedInGroup('settlements.createMany', openForImport, {
    check: checkNew,
    after: (open, _changes, { docs }: GroupCommandArgs<'settlements.createMany'>) =>
      noteActivity(open, 'settlement-imported', null, { count: docs.length }),
  }),
  'settlements.writeOff': reducedInGroup('settlements.writeOff', opens.forPayments, {
    check: checkDebt,
    after: tellWriteOff,
  }),
  'settlements.confirm': reducedInGroup('settlements.confirm', opens.forPayments, answered),
  // Whatever became of the group: nobody has to let stand what another said of them.
  'settlements.dispute': reducedInGroup('settlements.dispute', opens.always, {
    check: checkDenial,
    after: tellAnswer,
  }),
  'settlements.reopen': reducedInGroup('settlements.reopen', opens.forPayments, answered),
  'settlements.setAccount': reducedInGroup('settlements.setAccount', opens.always),
  'settlements.delete': reducedInGroup('settlements.delete', opens.forPayments, {
    check: checkSides,
    after: tellDeletion,
  }),
  'settlements.restore': reducedInGroup('settlements.restore', opens.forPayments, {
    check: checkSides,
    after: tellRestoring,
  }),
}
