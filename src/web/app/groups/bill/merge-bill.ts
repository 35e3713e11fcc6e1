import type { BillDraft } from './draft.ts'

/** What is decided together: an amount, who paid it and who bears it have to add up. */
const partsOfBill = {
  What: ['description'],
  Amount: [
    ...(['amount', 'currency', 'rate', 'rateTo', 'payer', 'paid', 'mode'] as const),
    ...(['jointAccountId', 'memberIds', 'values', 'items', 'tax', 'tip'] as const),
  ],
  Date: ['date'],
  Category: ['categoryId'],
  Notes: ['notes'],
  Receipt: ['receiptId'],
} as const satisfies Readonly<Record<string, readonly (keyof BillDraft)[]>>

export type BillPart = keyof typeof partsOfBill

const names = Object.keys(partsOfBill) as readonly BillPart[]

/** Lines are made with keys of their own; those say nothing. */
const plain = (value: unknown) =>
  JSON.stringify(value, (key, inside) => (key === 'key' ? undefined : inside))

const partOf = (draft: BillDraft, part: BillPart): Partial<BillDraft> =>
  Object.fromEntries(partsOfBill[part].map((name) => [name, draft[name]]))

const isSame = (a: BillDraft, b: BillDraft, part: BillPart) =>
  plain(partOf(a, part)) === plain(partOf(b, part))

export interface MergedBill {
  /** Theirs where only they changed it, mine everywhere else. */
  readonly draft: BillDraft
  /** What both changed, and not to the same: only a person can say which holds. */
  readonly asked: readonly BillPart[]
}

/** Brings together what two people made of the same bill; all is asked where that is not known. */
export function mergeBills(base: BillDraft | null, mine: BillDraft, theirs: BillDraft): MergedBill {
  const apart = names.filter((part) => !isSame(mine, theirs, part))
  const fromThem = apart.filter((part) => base && isSame(base, mine, part))
  const asked = apart.filter(
    (part) => !base || !(isSame(base, mine, part) || isSame(base, theirs, part)),
  )
  return { draft: withTheirs(mine, theirs, fromThem), asked }
}

/** The draft with these parts as the others have them. */
export function withTheirs(
  draft: BillDraft,
  theirs: BillDraft,
  parts: readonly BillPart[],
): BillDraft {
  return Object.assign({}, draft, ...parts.map((part) => partOf(theirs, part)))
}
