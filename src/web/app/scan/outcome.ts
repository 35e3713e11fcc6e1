import type { GroupSplit } from '#contract/groups/expenses.ts'
import { splitAmount } from '#domain/money/split-amount.ts'
import { withoutDiscounts } from '#domain/receipts/item-sums.ts'
import { say } from '#web/words/say.ts'
import type { ScanDraft } from './review/draft.ts'
import type { ReadSums } from './review/read-draft.ts'

interface Line {
  readonly categoryId: string | null
  readonly amount: number
  readonly note: string | null
}

export type Lines =
  | {
      readonly ok: true
      readonly lines: readonly Line[] | null
      readonly categoryId: string | null
    }
  | { readonly ok: false; readonly words: string }

const linesMost = 20
const noteMost = 200

/** What was bought in each category; tax and tip in proportion, so that it comes to the total. */
export function linesOf({ items, total }: ReadSums, draft: ScanDraft, id: string): Lines {
  const groups = Map.groupBy(items, ({ item }) => item.categoryId ?? draft.categoryId)
  const sums = [...groups].map(([categoryId, lines]) => ({
    categoryId,
    amount: lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    note: lines.map(({ item }) => item.name.trim()).join(', '),
  }))
  const low = sums.some(({ amount }) => amount <= 0)
  if (low) return { ok: false, words: say('Each category needs more than its discounts.') }
  if (sums.length > linesMost)
    return { ok: false, words: say('Use at most {linesMost} categories.', { linesMost }) }
  const [first] = sums
  if (sums.length < 2) return { ok: true, lines: null, categoryId: first?.categoryId ?? null }
  const weights = sums.map(({ amount }) => amount)
  const shared = splitAmount(total ?? 0, weights, id)
  if (!shared || shared.some((amount) => amount <= 0)) {
    return { ok: false, words: say('The total is too small to be split like this.') }
  }
  const lines = sums.map(({ categoryId, note }, at) => ({
    categoryId,
    amount: shared[at] ?? 0,
    note: note.slice(0, noteMost) || null,
  }))
  return { ok: true, lines, categoryId: first?.categoryId ?? null }
}

export type BillSplit =
  | { readonly ok: true; readonly split: GroupSplit }
  | { readonly ok: false; readonly words: string }

/** Who had what; without lines everybody shares all of it. */
export function splitOf(
  { items, check, tax, tip }: ReadSums,
  everybody: readonly string[],
  id: string,
): BillSplit {
  if (items.length === 0) {
    return { ok: true, split: { mode: 'equal', memberIds: [...everybody] } }
  }
  const left = withoutDiscounts(
    items.map(({ amount }) => amount ?? 0),
    id,
  )
  if (!left) return { ok: false, words: say('The discounts are more than what was bought.') }
  const had = items.flatMap(({ item }, at) => {
    const amount = left[at] ?? 0
    const memberIds = [...(item.memberIds ?? everybody)]
    return amount > 0 ? [{ label: item.name.trim().slice(0, 120), amount, memberIds }] : []
  })
  if (had.some(({ memberIds }) => memberIds.length === 0)) {
    return { ok: false, words: say('Choose who had each item.') }
  }
  const onTop = check.verdict !== 'unknown' && check.tax === 'on-top' ? tax : 0
  return { ok: true, split: { mode: 'items', items: had, tax: onTop, tip } }
}
