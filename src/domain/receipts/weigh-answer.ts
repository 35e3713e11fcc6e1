/** Weighs what a model says about a receipt against what was read; it may propose, never decide. */
import { isDay } from '../calendar/calendar.ts'
import { exponentOf, isCurrency } from '../money/money.ts'
import { parseAmount } from '../money/parse-amount.ts'
import { fieldOf } from './field.ts'
import { cleanName } from './find/clean-name.ts'
import { merchantKey } from './merchant-key.ts'
import type { Field, Reading, ReadingProblem, ReadOptions } from './reading.ts'
import { openText, type TextOfReceipt } from './text-of-receipt.ts'

/** Amounts as decimals with a dot, the day as YYYY-MM-DD; null for what it does not see. */
export interface ToldReceipt {
  readonly merchant: string | null
  readonly date: string | null
  readonly currency: string | null
  readonly total: string | null
  readonly subtotal: string | null
  readonly tax: string | null
  readonly tip: string | null
}

const amountNames = ['total', 'subtotal', 'tax', 'tip'] as const
type Amounts = Readonly<Record<(typeof amountNames)[number], number | null>>
const noAmounts: Amounts = { total: null, subtotal: null, tax: null, tip: null }

/** In minor units; shops that pay in coins round by a few. */
const roundingMost = 5
const nameMost = 120
const earliest = '2000-01-01'

const nothing = { value: null, confidence: 0, isSure: false, candidates: [] } as const

const blank = (unit: string): Reading => ({
  unit,
  currency: nothing,
  total: nothing,
  date: nothing,
  merchant: nothing,
  subtotal: nothing,
  tax: nothing,
  tip: nothing,
  payment: nothing,
  items: [],
  check: { verdict: 'unknown' },
  lines: [],
  problems: ['no-text', 'no-total', 'date-unclear'],
  place: { left: 0, top: 0, width: 1, height: 1 },
})

function amountOf(text: string | null, unit: string): number | null {
  if (text === null || !/^\d{1,12}(?:\.\d{1,3})?$/.test(text)) return null
  const parsed = parseAmount(text, unit, '.')
  return parsed.ok && parsed.amount > 0 ? parsed.amount : null
}

/** Figures that contradict each other say nothing, none of them. */
function amountsOf(told: ToldReceipt, unit: string): Amounts {
  const [total, subtotal, tax, tip] = amountNames.map((name) => amountOf(told[name], unit))
  const found = { total: total ?? null, subtotal: subtotal ?? null, tax: tax ?? null }
  const amounts: Amounts = { ...found, tip: tip ?? null }
  if (!total) return noAmounts
  if ((tax ?? 0) >= total || (tip ?? 0) >= total) return noAmounts
  if (!subtotal) return amounts
  const sums = [tax ?? 0, 0].flatMap((one) => [tip ?? 0, 0].map((other) => subtotal + one + other))
  return sums.some((sum) => Math.abs(sum - total) <= roundingMost) ? amounts : noAmounts
}

const dayOf = ({ date }: ToldReceipt, { today }: ReadOptions): string | null =>
  date !== null && isDay(date) && date >= earliest && date <= today ? date : null

function nameOf({ merchant }: ToldReceipt): string | null {
  const plain = (merchant ?? '').replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
  if (/[<>{}]|:\/\//.test(plain) || plain.length > nameMost) return null
  const name = cleanName(plain)
  return /\p{L}{2}/u.test(name) ? name : null
}

interface Weighing<Value> {
  readonly isSame: (one: Value, other: Value) => boolean
  readonly isWritten: (value: Value) => boolean
}

/** Two readings that agree are sure; otherwise it takes the place of nothing that was sure. */
function weigh<Value>(
  field: Field<Value>,
  told: Value | null,
  { isSame, isWritten }: Weighing<Value>,
): Field<Value> {
  if (told === null) return field
  const { value, candidates, isSure } = field
  if (value !== null && isSame(value, told)) return { ...field, isSure: true }
  const others = candidates.filter((each) => !isSame(each.value, told))
  const known = candidates.find((each) => isSame(each.value, told))
  const said = known ?? { value: told, place: null }
  const isFirst = value === null || (!isSure && (known !== undefined || isWritten(told)))
  if (isFirst) return fieldOf([said, ...others], field.confidence, false)
  const [first, ...rest] = others
  return first ? { ...field, candidates: [first, said, ...rest].slice(0, 4) } : field
}

const isEqual = <Value>(one: Value, other: Value) => one === other
const lettersOf = (name: string) => merchantKey(name).replaceAll(' ', '')

/** What the receipt did not name may be told, but amounts that were read stay what they are. */
function unitOf(reading: Reading | null, told: ToldReceipt, own: string): string {
  const named = told.currency !== null && isCurrency(told.currency) ? told.currency : null
  if (!reading) return named ?? own
  const isOpen = reading.currency.value === null && named !== null
  return isOpen && exponentOf(named) === exponentOf(reading.unit) ? named : reading.unit
}

function stillWrong({ problems }: Reading, total: Field<number>, date: Field<string>) {
  const isOver: Readonly<Partial<Record<ReadingProblem, boolean>>> = {
    'no-text': total.value !== null,
    'no-total': total.value !== null,
    'total-unconfirmed': total.isSure,
    'date-unclear': date.isSure,
  }
  return problems.filter((problem) => !isOver[problem])
}

function weighAmounts(before: Reading, amounts: Amounts, text: TextOfReceipt) {
  const weighing = { isSame: isEqual<number>, isWritten: text.hasAmount }
  const one = (name: keyof Amounts) => weigh(before[name], amounts[name], weighing)
  return { total: one('total'), subtotal: one('subtotal'), tax: one('tax'), tip: one('tip') }
}

export function weighAnswer(
  reading: Reading | null,
  told: ToldReceipt,
  options: ReadOptions,
): Reading {
  const unit = unitOf(reading, told, options.currency)
  const before = reading ?? blank(unit)
  const text = openText(before.lines, unit, options)
  const amounts = weighAmounts(before, amountsOf(told, unit), text)
  const date = weigh(before.date, dayOf(told, options), {
    isSame: isEqual,
    isWritten: text.hasDay,
  })
  const merchant = weigh(before.merchant, nameOf(told), {
    isSame: (one, other) => lettersOf(one) === lettersOf(other),
    isWritten: (name) => text.hasLetters(lettersOf(name)),
  })
  const currency = weigh(before.currency, unit === told.currency ? unit : null, {
    isSame: isEqual,
    isWritten: () => false,
  })
  const problems = stillWrong(before, amounts.total, date)
  return { ...before, ...amounts, unit, currency, date, merchant, problems }
}
