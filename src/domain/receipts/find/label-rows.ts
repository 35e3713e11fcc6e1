/** Says of every row what its words make it: a total, a tax, change, or nothing special. */

import type { Row } from '../row.ts'
import { foldWords } from '../words/fold-words.ts'
import { otherWords, roleWords, totalWords } from '../words/row-labels.data.ts'
import { type Amount, amountsIn, brokenAmountIn, type Decimals } from './amounts.ts'

export type Role =
  | 'change'
  | 'cash'
  | 'subtotal'
  | 'tax'
  | 'rounding'
  | 'service'
  | 'tip'
  | 'discount'
  | 'tax-table'

export interface LabelledRow {
  readonly row: Row
  /** The row's text, folded. */
  readonly words: string
  readonly amounts: readonly Amount[]
  /** A figure that lost its decimal sign, where there is no whole one. */
  readonly broken: Amount | null
  /** How likely the words announce the amount to pay; below zero for something else. */
  readonly weight: number
  readonly roles: ReadonlySet<Role>
}

/** Where a word begins inside another: "CashTendered". */
const runTogether = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu

/** Without the amounts: "GST: 12.00" is no rate of twelve. */
function wordsOf(text: string, amounts: readonly Amount[]): string {
  let words = text
  for (const { from, to } of amounts.toReversed()) {
    words = `${words.slice(0, from)} ${words.slice(to)}`
  }
  return words.replace(runTogether, ' ')
}

/** Signs between words say nothing: "TOTAL-EXCL.(GST)" is "TOTAL EXCL GST", "I.V.A." is "IVA". */
const labelOf = (words: string) =>
  words
    .replace(/(?<=\b[A-Z])\.(?=[A-Z]\b)/g, '')
    .replace(/[^\p{L}\p{N}%@&/#=*•]+/gu, ' ')
    .trim()

function weightOf(words: string): number {
  const said = totalWords.find((each) => each.words.test(words))?.weight ?? 0
  return otherWords
    .filter((each) => each.words.test(words))
    .reduce((sum, { weight }) => sum + weight, said)
}

const leastAnnounced = 4

/** Whether a row's words, whatever figures it has, announce the amount to pay. */
export const announcesTotal = (text: string) => weightOf(labelOf(foldWords(text))) >= leastAnnounced

/** A tip that is only proposed was not paid. */
const suggested = /SUGGEST|GUIDE|\d\s?%\s?(?:TIP|=)|TIP\s?\d\d?\s?%/

function rolesOf(words: string): ReadonlySet<Role> {
  const roles = new Set<Role>()
  const isTotal = /TOTAL/.test(words) && !roleWords.subtotal.test(words)
  if (roleWords.change.test(words)) roles.add('change')
  else if (roleWords.cash.test(words) && (!isTotal || /ACCEPTED/.test(words))) roles.add('cash')
  if (roleWords.subtotal.test(words)) roles.add('subtotal')
  if (roleWords.tax.test(words) && !roleWords.notTax.test(words)) roles.add('tax')
  if (roleWords.rounding.test(words)) roles.add('rounding')
  if (roleWords.service.test(words)) roles.add('service')
  if (roleWords.tip.test(words) && !suggested.test(words)) roles.add('tip')
  if (roleWords.discount.test(words) && !isTotal) roles.add('discount')
  if (roleWords.taxTable.test(words)) roles.add('tax-table')
  return roles
}

export function labelRows(rows: readonly Row[], decimals: Decimals): readonly LabelledRow[] {
  return rows.map((row) => {
    const amounts = amountsIn(row.text, decimals)
    const words = labelOf(foldWords(wordsOf(row.text, amounts)))
    const broken = amounts.length === 0 ? brokenAmountIn(row.text, decimals) : null
    return { row, words, amounts, broken, weight: weightOf(words), roles: rolesOf(words) }
  })
}

/** The amount a row is about: the last one on it. */
export const mainAmount = ({ amounts }: LabelledRow): Amount | undefined => amounts.at(-1)

/** The amounts of all rows of a kind, in their order. */
export function amountsOf(rows: readonly LabelledRow[], role: Role): readonly number[] {
  return rows.flatMap((row) => {
    const amount = row.roles.has(role) ? (mainAmount(row) ?? row.broken) : null
    return amount ? [amount.isNegative ? -amount.value : amount.value] : []
  })
}

const isAnnounced = ({ weight, amounts }: LabelledRow) =>
  weight >= leastAnnounced && amounts.length > 0

/** Money came back where every figure that is called a total is below zero. */
export function isRefund(rows: readonly LabelledRow[]): boolean {
  const totals = rows.filter(isAnnounced).flatMap((row) => mainAmount(row) ?? [])
  const told = totals.filter(({ value }) => value > 0)
  return told.length > 0 && told.every(({ isNegative }) => isNegative)
}

/** The same rows with every sign the other way round. */
export const turnSigns = (rows: readonly LabelledRow[]): readonly LabelledRow[] =>
  rows.map((row) => ({
    ...row,
    amounts: row.amounts.map((amount) => ({ ...amount, isNegative: !amount.isNegative })),
  }))
