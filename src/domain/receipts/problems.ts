/** What is wrong with a reading, so that the user can be told what to do about it. */
import type { TotalCandidate } from './find/find-total.ts'
import type { LabelledRow } from './find/label-rows.ts'
import type { Reading, ReadingProblem } from './reading.ts'
import { receiptTitle } from './words/row-labels.data.ts'

const leastRows = 4
const leastLetters = 20
const hardToRead = 0.8
/** A list of prices is a menu; a letter has a date and perhaps a sum. A receipt has more of it. */
const leastSigns = 3

/** How much words and sums speak for a total. */
function signsOfTotal({ isLabelled, score, proofs, seen }: TotalCandidate): number {
  const called = isLabelled ? (score >= 4 ? 3 : 2) : 0
  // The only line of a list is what the list comes to: that proves nothing.
  const isProven = proofs.some((proof) => proof !== 'items') || (proofs.length > 0 && seen > 1)
  return called + (isProven ? 1 : 0)
}

/** How much speaks for a receipt at all. */
function signsOf(rows: readonly LabelledRow[], main: Pick<Reading, 'date' | 'currency'>): number {
  const some = (test: (row: LabelledRow) => boolean) => (rows.some(test) ? 1 : 0)
  const priced = rows.filter(({ amounts }) => amounts.length > 0).length
  const isNamed = main.currency.candidates.length > 0
  const paid = some(
    ({ roles, amounts }) =>
      amounts.length > 0 &&
      ['cash', 'change', 'tax', 'subtotal', 'rounding'].some((role) => roles.has(role as 'cash')),
  )
  return (
    (main.date.value === null ? 0 : 1) +
    (priced >= 3 ? 1 : 0) +
    (isNamed ? 1 : 0) +
    paid +
    some(({ words }) => receiptTitle.test(words))
  )
}

/** A sign, a menu, a page of a book or a face is none, whatever figures are on it. */
export function isReceipt(
  rows: readonly LabelledRow[],
  total: TotalCandidate | undefined,
  main: Pick<Reading, 'date' | 'currency'>,
): boolean {
  const letters = rows.reduce((sum, { row }) => sum + row.text.length, 0)
  if (!total || rows.length < leastRows || letters < leastLetters) return false
  return signsOfTotal(total) + signsOf(rows, main) >= leastSigns
}

export function problemsOf(
  rows: readonly LabelledRow[],
  { total, date }: Pick<Reading, 'total' | 'date'>,
  { isKnown, isRefund }: { readonly isKnown: boolean; readonly isRefund: boolean },
): readonly ReadingProblem[] {
  if (rows.length === 0) return ['no-text']
  const problems: ReadingProblem[] = []
  const mean = rows.reduce((sum, { row }) => sum + row.confidence, 0) / rows.length
  if (!isKnown) problems.push('not-a-receipt')
  if (isRefund) problems.push('refund')
  if (mean < hardToRead) problems.push('hard-to-read')
  if (total.value === null) problems.push('no-total')
  else if (!total.isSure) problems.push('total-unconfirmed')
  if (!date.isSure) problems.push('date-unclear')
  return problems
}
