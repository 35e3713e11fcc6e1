import type { SettlementRow } from '#contract/groups/settlements.ts'
import { isCounted } from '#domain/groups/balances.ts'
import { mayCountAgain } from '#domain/groups/gone/taken-back-payment.ts'
import { fixedSides, isDeniable } from '#domain/groups/payment-rights.ts'
import type { Changed } from '#server/documents/reduce.ts'
import { type Complaint, invalid } from '#server/documents/validate.ts'
import { Fault } from '#server/http/fault.ts'
import { type Balance, balancesIn, readBalances } from '../balances.ts'
import { memberIn, type OpenGroup } from '../open-group.ts'
import { changesIn } from '../reduced-in-group.ts'
import { requireObjector } from '../require-objector.ts'

type Balances = readonly Balance[]

const readAll = ({ context, writer }: OpenGroup) => readBalances(context.tx.client, writer.scope)

const settlementsOf = (changes: readonly Changed[]) => changesIn('settlements', changes)

/** Who is gone cannot object: they are paid no more than they are owed, and never into debt. */
function checkGone(
  { group }: OpenGroup,
  balances: Balances,
  changes: readonly Changed[],
  isNew = false,
): void {
  for (const { row } of settlementsOf(changes)) {
    const paid = row as SettlementRow | null
    if (!paid || !(isNew || paid.status === 'confirmed') || memberIn(group, paid.to)) continue
    const owed = balancesIn(balances, paid.currency).get(paid.to) ?? 0
    if (paid.amount > owed) {
      throw invalid([['amount', 'They are gone, and owed less than that.']])
    }
  }
}

const fixedIn = ({ group }: OpenGroup, balances: Balances, row: SettlementRow) =>
  fixedSides(group.members, balancesIn(balances, row.currency), row)

/** As a bill would be that one paid for the other. */
const billOf = ({ from, to, amount, currency, status }: SettlementRow) =>
  isCounted({ status })
    ? {
        currency,
        payers: [{ memberId: from, amount }],
        shares: [{ memberId: to, amount }],
      }
    : null

async function checkWords(open: OpenGroup, balances: Balances, changes: readonly Changed[]) {
  for (const { before, row } of settlementsOf(changes)) {
    const [was, is] = [before, row].map((one) => one && billOf(one as SettlementRow))
    await requireObjector(open, [was ?? null, is ?? null], 'to', balances)
  }
}

/** New ones name people of the group, and could count. Gives the balances before. */
export async function checkNew(open: OpenGroup, changes: readonly Changed[]): Promise<Balances> {
  const balances = await readAll(open)
  const wrong = settlementsOf(changes).flatMap(({ row, path = '' }) =>
    fixedIn(open, balances, row as SettlementRow).map(
      (side): Complaint => [`${path}${side}`, 'Choose somebody in the group.'],
    ),
  )
  if (wrong.length > 0) throw invalid(wrong)
  checkGone(open, balances, changes, true)
  await checkWords(open, balances, changes)
  return balances
}

/** Its receiver owes nothing only because they took it back a moment before they were gone. */
async function isTakenBack(
  { context, writer, group }: OpenGroup,
  all: Balances,
  row: SettlementRow,
) {
  if (row.status !== 'confirmed' || memberIn(group, row.to)) return false
  const { rows } = await context.tx.client.query<object>(
    `select kind, member_id as "memberId", to_json(created_at)#>>'{}' as "createdAt"
      from activity where scope = $1 and subject_id = $2 order by created_at, id`,
    [writer.scope, row.id],
  )
  return mayCountAgain(group.members, rows, row, writer.uid, balancesIn(all, row.currency))
}

/** The same for one that was there before, or comes back. */
export async function checkSides(open: OpenGroup, changes: readonly Changed[]): Promise<Balances> {
  const balances = await readAll(open)
  const [only] = settlementsOf(changes)
  if (only?.row && (await isTakenBack(open, balances, only.row as SettlementRow))) return balances
  for (const { before, row } of settlementsOf(changes)) {
    if (fixedIn(open, balances, (before ?? row) as SettlementRow).length > 0) {
      throw new Fault('not-allowed')
    }
  }
  checkGone(open, balances, changes)
  await checkWords(open, balances, changes)
  return balances
}

/** By whose word a payment counts, as the record tells. */
async function countedBy({ context, writer }: OpenGroup, id: string): Promise<string | null> {
  const { rows } = await context.tx.client.query<{ memberId: string | null }>(
    `select member_id as "memberId" from activity
      where scope = $1 and subject_id = $2 and kind = 'settlement-confirmed'
      order by created_at desc, id desc limit 1`,
    [writer.scope, id],
  )
  return rows[0]?.memberId ?? null
}

/** Also what somebody gone has only said themselves. */
export async function checkDenial(open: OpenGroup, changes: readonly Changed[]): Promise<Balances> {
  const [change] = settlementsOf(changes)
  const before = change?.before as SettlementRow | null | undefined
  if (!before) return checkSides(open, changes)
  const word = await countedBy(open, before.id)
  const isOwed = isDeniable(open.group.members, before, word, open.writer.uid)
  return isOwed ? readAll(open) : checkSides(open, changes)
}
