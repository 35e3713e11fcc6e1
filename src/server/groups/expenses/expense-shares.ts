import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { evenOut, isUneven } from '#domain/groups/even-out.ts'
import { membersOf, shareOut } from '#domain/groups/share-out.ts'
import type { Borne, Split, SplitProblem } from '#domain/groups/split-expense.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { type Complaint, invalid } from '#server/documents/validate.ts'
import { wireObject } from '#server/documents/wire.ts'
import { updateMany } from '#server/documents/write.ts'
import { readBorne } from '../balances.ts'
import { memberIn, type OpenGroup } from '../open-group.ts'
import { writeParts } from '../share-rows.ts'

const groupExpenses = documentsOf('group_expenses')
/** A group of years has more expenses than one change should read. */
const newestTried = 100

const splitWords: Readonly<Record<SplitProblem, string>> = {
  nobody: 'Choose who shares it.',
  twice: 'Choose each person once.',
  'not-whole': 'Enter whole amounts.',
  negative: 'Nobody can bear less than nothing.',
  gap: 'The parts have to add up to the whole amount.',
}

type Money = Pick<GroupExpenseRow, 'id' | 'amount' | 'payers' | 'split'>
type Open = Pick<OpenGroup, 'context' | 'writer' | 'group'>

/** Everybody named is in the group now, or was in it before: a forged id goes no further. */
export function checkPeople(
  { group }: Open,
  { payers, split }: Money,
  path = '',
  known: readonly string[] = [],
): void {
  const wrong: Complaint[] = []
  const isStranger = (memberId: string) => !memberIn(group, memberId) && !known.includes(memberId)
  const words = 'Choose people in the group.'
  if (payers.some(({ memberId }) => isStranger(memberId))) wrong.push([`${path}payers`, words])
  if (membersOf(split as Split).some(isStranger)) wrong.push([`${path}split`, words])
  if (wrong.length > 0) throw invalid(wrong)
}

/** The shares by our own sum; what a client thinks they are is never asked. */
export function sharesOf(money: Money, borne: Borne, path = '') {
  const verdict = shareOut(money.amount, money.split as Split, money.id, borne)
  if (verdict.ok) return [...verdict.shares]
  throw invalid([[`${path}split`, splitWords[verdict.problem]]])
}

/** Expenses of one currency in which only people have a part who are still here, newest first. */
async function readEvenable(
  { context, writer, group }: Open,
  currency: string,
  most: number | null,
) {
  const { rows } = await context.tx.client.query<{ row: GroupExpenseRow }>(
    `select ${wireObject(groupExpenses)} as row from group_expenses t
      where t.scope = $1 and t.currency = $2 order by t.date desc, t.id desc
      limit $3`,
    [writer.scope, currency, most],
  )
  const isHere = ({ memberId }: { readonly memberId: string }) => memberIn(group, memberId)
  return rows.map(({ row }) => row).filter(({ shares }) => shares.every(isHere))
}

/** Who left is even for good, and no longer counted. */
const ofThoseHere = ({ group }: Open, borne: Borne): Borne =>
  new Map([...borne].filter(([memberId]) => memberIn(group, memberId)))

/** Of the newest few, which mostly are enough; else of all there are. */
async function findEven(open: Open, currency: string, borne: Borne) {
  const few = await readEvenable(open, currency, newestTried)
  const { changed, isEven } = evenOut(few, borne)
  if (isEven) return { expenses: few, changed }
  const all = await readEvenable(open, currency, null)
  return { expenses: all, changed: evenOut(all, borne).changed }
}

/** What each has borne once these shares are added to it. */
export function borneWith(borne: Borne, shares: GroupExpenseRow['shares']): Borne {
  const after = new Map(borne)
  for (const { memberId, rounding } of shares) {
    after.set(memberId, (after.get(memberId) ?? 0) + rounding)
  }
  return after
}

/**
 * After any change: nobody may be more than a unit ahead because of rounding. What was borne by
 * then is read where it is not known.
 */
export async function keepEven(
  open: Open,
  currencies: Iterable<string>,
  known: ReadonlyMap<string, Borne> = new Map(),
): Promise<void> {
  const { context, writer } = open
  for (const currency of new Set(currencies)) {
    const borne =
      known.get(currency) ?? (await readBorne(context.tx.client, writer.scope, currency))
    const here = ofThoseHere(open, borne)
    if (!isUneven(here.values())) continue
    const { expenses, changed } = await findEven(open, currency, here)
    const rows = expenses.flatMap((expense) => {
      const shares = changed.get(expense.id)
      return shares ? [{ ...expense, shares: [...shares] }] : []
    })
    await updateMany(context.tx, groupExpenses, rows, new Set(['shares']), writer)
    await writeParts(open, rows)
  }
}
