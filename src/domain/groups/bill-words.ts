/** A bill of a group that somebody proposes: who pays it, who shares it, and what I owe by that. */
import { formatAmount } from '../money/money.ts'
import { membersOf, shareOut } from './share-out.ts'
import type { Borne, Split } from './split-expense.ts'

export interface ProposedBill {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly payers: readonly { readonly memberId: string; readonly amount: number }[]
  readonly split: Split
}

interface Member {
  readonly memberId: string
  readonly name: string
  readonly uid: string | null
}

export interface BillPart {
  /** The names of those who pay, without me. */
  readonly others: readonly string[]
  readonly isMine: boolean
  readonly sharedBy: number
  readonly isEqual: boolean
  /** What I pay, and what of it all I bear. */
  readonly paid: number
  readonly share: number
  /** Whether spare cents may still fall otherwise. */
  readonly isAbout: boolean
}

/** Null where the split does not fit; `borne` is what rounding has cost so far, where known. */
export function billPart(
  { id, amount, payers, split }: ProposedBill,
  members: readonly Member[],
  uid: string,
  borne: Borne | null,
): BillPart | null {
  const verdict = shareOut(amount, split, id, borne ?? new Map())
  if (!verdict.ok) return null
  const me = members.find((member) => member.uid === uid)?.memberId
  const nameOf = (memberId: string) =>
    members.find((member) => member.memberId === memberId)?.name ?? 'somebody'
  const shared = membersOf(split).length
  return {
    others: payers.flatMap((one) => (one.memberId === me ? [] : [nameOf(one.memberId)])),
    isMine: payers.some(({ memberId }) => memberId === me),
    sharedBy: shared,
    isEqual: split.mode === 'equal',
    paid: payers.reduce((sum, one) => sum + (one.memberId === me ? one.amount : 0), 0),
    share: verdict.shares.find(({ memberId }) => memberId === me)?.amount ?? 0,
    isAbout: borne === null && amount % shared !== 0,
  }
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** `paid by Ben, shared equally by 3, your part €10.00, which you then owe` */
export function billWords(part: BillPart, currency: string, locale: string): readonly string[] {
  const { others, isMine, sharedBy, isEqual, paid, share, isAbout } = part
  const money = (amount: number) =>
    `${isAbout ? 'about ' : ''}${formatAmount(amount, currency, locale)}`
  const owed = share - paid
  return [
    `paid by ${list.format([...(isMine ? ['you'] : []), ...others])}`,
    `shared ${isEqual ? 'equally ' : ''}by ${sharedBy}`,
    share === 0 ? 'no part of it is yours' : `your part ${money(share)}`,
    ...(owed > 0 ? [`so you owe ${money(owed)}`] : []),
    ...(owed < 0 ? [`so you are owed ${money(-owed)}`] : []),
  ]
}
