/** What is wrong with a reading, so that the user can be told what to do about it. */
import type { Reading, ReadingProblem } from './reading.ts'
import type { Row } from './row.ts'

const leastRows = 4
const leastLetters = 20
const hardToRead = 0.8

type Main = Pick<Reading, 'total' | 'date' | 'merchant'>

/** A receipt has a sum, and some more rows than a sign or a label has. */
function isReceipt(rows: readonly Row[], { total }: Main): boolean {
  const letters = rows.reduce((sum, { text }) => sum + text.length, 0)
  return rows.length >= leastRows && letters >= leastLetters && total.value !== null
}

export function problemsOf(rows: readonly Row[], main: Main): readonly ReadingProblem[] {
  if (rows.length === 0) return ['no-text']
  const problems: ReadingProblem[] = []
  const { total, date } = main
  const mean = rows.reduce((sum, { confidence }) => sum + confidence, 0) / rows.length
  if (!isReceipt(rows, main)) problems.push('not-a-receipt')
  if (mean < hardToRead) problems.push('hard-to-read')
  if (total.value === null) problems.push('no-total')
  else if (!total.isSure) problems.push('total-unconfirmed')
  if (!date.isSure) problems.push('date-unclear')
  return problems
}
