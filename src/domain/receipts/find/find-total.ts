/** Finds the amount that was to be paid, and how sure that is. */

import { quantile } from '../ocr/text-region.ts'
import { surenessAt } from '../row.ts'
import type { Amount } from './amounts.ts'
import { type LabelledRow, mainAmount, type Role } from './label-rows.ts'
import { type Evidence, type Proof, proofsOf } from './prove-total.ts'

export interface TotalCandidate {
  readonly value: number
  readonly score: number
  readonly proofs: readonly Proof[]
  /** Where it was read best; null when it was only worked out. */
  readonly from: { readonly row: LabelledRow; readonly amount: Amount } | null
  /** How sure the digits themselves are. */
  readonly sureness: number
  /** On how many rows it stands. */
  readonly seen: number
  readonly isLabelled: boolean
  /** A larger figure stands below it, or one that leads on to another total. */
  readonly isOutdone: boolean
}

interface Mention {
  readonly value: number
  readonly score: number
  readonly row: LabelledRow
  readonly amount: Amount
}

const mostTotal = 50_000_000
const proofScores: Readonly<Record<Proof, number>> = {
  'paid-less-change': 3,
  parts: 1.5,
  'tax-table': 1,
  items: 1.5,
  steps: 0.5,
}

/** The figure beside the words, or alone on the row below or above when the two were parted. */
function nearAmount(rows: readonly LabelledRow[], at: number) {
  const here = rows[at]
  const own = here && mainAmount(here)
  if (!here || own) return own ? { row: here, amount: own, loss: 0 } : null
  for (const step of [1, -1, 2]) {
    const other = rows[at + step]
    const amount = other && mainAmount(other)
    if (!other || !amount || other.weight > 0.5) continue
    const isNear = Math.abs(other.row.y - here.row.y) < (step === 2 ? 3.4 : 2.5) * here.row.height
    const isBare = !/[A-Z]{3}/.test(other.words.replace(/RM|MYR|USD|EUR|GBP/g, ''))
    if (isNear && isBare) return { row: other, amount, loss: step === 2 ? 1.5 : 0.8 }
  }
  return null
}

/** A broken figure counts more when the same digits stand elsewhere unbroken. */
function brokenMention(row: LabelledRow, isElsewhere: (value: number) => boolean): Mention[] {
  const { broken, weight } = row
  if (!broken || weight <= 2) return []
  const isSplit = /[-:;~_*·]/.test(row.row.text.slice(broken.from, broken.to))
  const loss = isElsewhere(broken.value) || isSplit ? 0.8 : 2.5
  return [{ value: broken.value, score: weight - loss, row, amount: broken }]
}

function mentionsIn(rows: readonly LabelledRow[]): readonly Mention[] {
  const usual = quantile(
    rows.map(({ row }) => row.height),
    0.5,
  )
  const tableAt = rows.findIndex(
    ({ roles, row }) => roles.has('tax-table') && row.at > rows.length * 0.3,
  )
  const all = new Set(rows.flatMap(({ amounts }) => amounts.map(({ value }) => value)))
  return rows.flatMap((row, at): Mention[] => {
    const inTable = tableAt >= 0 && at >= tableAt ? 3.5 : 0
    const large = row.row.height > 1.25 * usual ? 1 : 0
    const low = at > rows.length * 0.35 ? 0.4 : 0
    const found: Mention[] = brokenMention(row, (value) => all.has(value))
    const isClear = row.amounts.length > 0 || !/\d/.test(row.words.replace(/\d+\s?%|@\s?\d+/g, ''))
    const near = row.weight > 0 && isClear ? nearAmount(rows, at) : null
    if (near && !near.amount.isNegative) {
      const several = row.amounts.length > 1 ? 0.8 : 0
      const score = row.weight - near.loss - inTable + large + low - several
      found.push({ value: near.amount.value, score, row: near.row, amount: near.amount })
    }
    const isOther = ['cash', 'change', 'rounding'].some((role) => row.roles.has(role as 'cash'))
    if (at <= rows.length * 0.25 || inTable > 0 || isOther) return found
    const bare = 0.2 + (row.row.height > 1.4 * usual ? 1.6 : 0)
    const rest = row.amounts.filter(({ isNegative }) => !isNegative)
    const others = rest.map((amount) => ({
      value: amount.value,
      score: Math.min(row.weight, 0) * 0.3 + bare + (amount.isNamed ? 0.4 : 0),
      row,
      amount,
    }))
    return [...found, ...others]
  })
}

/** What was handed over may be more, and what somebody saved or still has on a card. */
const isApart = (row: LabelledRow) => row.weight <= -2 || isHanded(row)

const isHanded = ({ roles }: LabelledRow) => roles.has('cash') || roles.has('change')

/** A tip, a discount, a rounding or anything taken off below a total leads to another one. */
const leadsOn = (row: LabelledRow) =>
  (['tip', 'service', 'discount', 'rounding'] as const).some((role) => row.roles.has(role)) ||
  isTakenOff(row)

const isTakenOff = (row: LabelledRow) => (mainAmount(row)?.isNegative ?? false) && !isHanded(row)

/** Two figures below that come to it, such as what an insurance pays and what is left. */
function isParted(value: number, rows: readonly LabelledRow[]): boolean {
  const figures = rows.flatMap((row) => {
    const amount = isUnknown(row) || leadsOn(row) ? mainAmount(row) : undefined
    return amount ? [{ at: row.row.at, value: amount.value }] : []
  })
  return figures.some((one, at) => {
    const next = figures[at + 1]
    return next && next.at - one.at <= nextRows && one.value + next.value === value
  })
}

/** Something below it says that this was not the end. */
function isOutdone(value: number, below: number, rows: readonly LabelledRow[]): boolean {
  const rest = rows.filter(({ row }) => row.at > below)
  if (isParted(value, rest)) return true
  return rest.some((row) => {
    const amount = mainAmount(row)
    if (!amount || amount.value === 0 || amount.value === value) return false
    return leadsOn(row) || (!isApart(row) && amount.value > value)
  })
}

function candidateOf(
  mentions: readonly Mention[],
  evidence: Evidence,
  most: number,
  rows: readonly LabelledRow[],
) {
  const [best] = mentions
  if (!best) return null
  const { value, row, amount } = best
  const proofs = proofsOf(value, evidence)
  const labelled = mentions.filter(({ score }) => score > 2).length
  const rowsSeen = new Set(mentions.map((each) => each.row.row.at)).size
  const isOnlySubtotal = mentions.every((each) => each.score <= 2 || each.row.roles.has('subtotal'))
  const isTax = evidence.taxes.includes(value) && value < most * 0.3
  const score =
    best.score +
    Math.min(1.5, 0.4 * Math.max(0, labelled - 1)) +
    Math.min(1.2, 0.4 * (rowsSeen - 1)) +
    proofs.reduce((sum, proof) => sum + proofScores[proof], 0) +
    (value === most ? 0.8 : 0) -
    (isTax ? 2 : 0)
  const candidate: TotalCandidate = {
    value,
    score,
    proofs,
    from: { row, amount },
    sureness: surenessAt(row.row, amount.from, amount.to),
    seen: rowsSeen,
    isLabelled: best.score > 2,
    isOutdone: isOutdone(value, row.row.at, rows) || isOnlySubtotal,
  }
  return candidate
}

/** Coins that are no longer there are rounded to five cents, in some countries to whole units. */
const mostRounding = 99

interface Step {
  readonly at: number
  /** What it may change a total by. */
  readonly by: readonly number[]
}

/** The rows that lead from one total to the next: a tip is added, a discount taken off. */
function stepsIn(rows: readonly LabelledRow[]): readonly Step[] {
  return rows.flatMap((row): Step[] => {
    const { value = 0 } = mainAmount(row) ?? row.broken ?? {}
    if (value === 0) return []
    const { roles, row: place } = row
    const has = (...some: readonly Role[]) => some.some((role) => roles.has(role))
    const by = [
      ...(has('rounding') && value <= mostRounding ? [value, -value] : []),
      ...(has('discount') || isTakenOff(row) ? [-value] : []),
      ...(has('tip', 'service', 'tax') || isUnknown(row) ? [value] : []),
    ]
    return by.length > 0 ? [{ at: place.at, by }] : []
  })
}

/** A figure whose words say nothing to us may be a tip in a language we do not know. */
const isUnknown = (row: LabelledRow) =>
  row.weight === 0 && row.roles.size === 0 && !isTakenOff(row) && /[A-Z]{3}/.test(row.words)

/** What is paid stands below what leads to it. */
const nextRows = 2

/** Whether these rows lead from the one total to the other. */
function isLedTo(to: TotalCandidate, from: TotalCandidate, steps: readonly Step[]): boolean {
  const end = to.from?.row
  if (!end || from.score < 3.5 || !from.isLabelled) return false
  const start = from.from?.row.row.at ?? Number.POSITIVE_INFINITY
  return steps.some(({ at, by }) => {
    const isOdd = by.includes(from.value - to.value) && by.includes(to.value - from.value)
    if (isOdd) return to.value % 5 === 0 && from.value % 5 !== 0
    const isTold = to.isLabelled || (end.row.at - at <= nextRows && !isHanded(end))
    return isTold && start < at && at < end.row.at && by.includes(to.value - from.value)
  })
}

/** A total to which such a row leads was only the step before. */
function afterSteps(all: readonly TotalCandidate[], rows: readonly LabelledRow[]) {
  const steps = stepsIn(rows)
  return all.map((candidate): TotalCandidate => {
    const before = all.find((other) => isLedTo(candidate, other, steps))
    if (!before || candidate.proofs.includes('steps')) return candidate
    const score = Math.max(candidate.score, before.score) + 1
    return { ...candidate, score, isLabelled: true, proofs: [...candidate.proofs, 'steps'] }
  })
}

/** What was handed over less the change, where no figure says so. */
function workedOut(evidence: Evidence, known: ReadonlySet<number>): readonly TotalCandidate[] {
  const found = evidence.cash.flatMap((given) => evidence.change.map((back) => given - back))
  return [...new Set(found)]
    .filter((value) => value > 0 && !known.has(value))
    .map((value) => ({
      value,
      score: 4.2,
      proofs: ['paid-less-change'],
      from: null,
      sureness: 0.5,
      seen: 0,
      isLabelled: false,
      isOutdone: false,
    }))
}

/** The likeliest first. */
export function findTotals(
  rows: readonly LabelledRow[],
  evidence: Evidence,
): readonly TotalCandidate[] {
  const mentions = mentionsIn(rows).filter(({ value }) => value > 0 && value < mostTotal)
  const byValue = Map.groupBy(mentions, ({ value }) => value)
  const most = Math.max(0, ...mentions.filter(({ score }) => score > -2).map(({ value }) => value))
  const candidates = [...byValue.values()].flatMap((same) => {
    const sorted = same.toSorted((one, other) => other.score - one.score)
    return candidateOf(sorted, evidence, most, rows) ?? []
  })
  const all = [...candidates, ...workedOut(evidence, new Set(byValue.keys()))]
  return afterSteps(all, rows).toSorted(
    (one, other) => other.score - one.score || other.value - one.value,
  )
}
