import type { PartedBill } from '#domain/groups/gone/gone-parts.ts'
import { isPassedOn } from '#domain/groups/gone/passed-on.ts'
import { invalid } from '#server/documents/validate.ts'
import { type Balance, balancesIn, readBalances } from './balances.ts'
import type { Telling } from './open-group.ts'
import { readKnown } from './read-known.ts'

type Bill = PartedBill | null

/** Refused where who is gone and owed has nobody left to object for them; told beside a field. */
export async function requireObjector(
  open: Telling,
  [before, after]: readonly [Bill, Bill],
  field: string,
  known?: readonly Balance[],
): Promise<void> {
  const { context, writer, group } = open
  if (group.members.every(({ leftAt }) => leftAt === null)) return
  const all = known ?? (await readBalances(context.tx.client, writer.scope))
  const members = await readKnown(open, group.members)
  if (!isPassedOn(members, (currency) => balancesIn(all, currency), before, after)) return
  const words = 'Somebody gone is still owed money, and nobody else here could say that it is so.'
  throw invalid([[field, words]])
}
