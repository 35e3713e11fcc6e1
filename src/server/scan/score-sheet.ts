import { decimalOf } from '#domain/money/money.ts'
import type { Field, PictureReading } from '#domain/receipts/reading.ts'

/** What was read in one picture, as plain values. */
export interface Prediction {
  readonly total: number | null
  readonly date: string | null
  readonly merchant: string | null
  readonly tax: number | null
  readonly subtotal: number | null
  readonly currency: string | null
  /** The fields that are shown as sure. */
  readonly sure: readonly string[]
  readonly receipts: number
  readonly problems: readonly string[]
}

const nothing: Prediction = {
  total: null,
  date: null,
  merchant: null,
  tax: null,
  subtotal: null,
  currency: null,
  sure: [],
  receipts: 0,
  problems: ['no-text'],
}

export function predictionOf({ readings }: PictureReading): Prediction {
  const [first] = readings
  if (!first) return nothing
  const { unit, total, date, merchant, tax, subtotal, currency } = first
  const money = ({ value }: Field<number>) =>
    value === null ? null : Number(decimalOf(value, unit))
  const fields = { total, date, merchant, tax, subtotal, currency }
  return {
    total: money(total),
    date: date.value,
    merchant: merchant.value,
    tax: money(tax),
    subtotal: money(subtotal),
    currency: currency.value,
    sure: Object.entries(fields).flatMap(([name, { isSure }]) => (isSure ? [name] : [])),
    receipts: readings.length,
    problems: first.problems,
  }
}
