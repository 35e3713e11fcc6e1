/** Reads a receipt: from pieces of text with their places to every field, never inventing any. */
import { exponentOf } from '../money/money.ts'
import { fieldOf, type PictureSize, placeInRow, placeOfRows, placeOfSegments } from './field.ts'
import { type Decimals, decimalsOf } from './find/amounts.ts'
import { type CurrencyFound, findCurrencies } from './find/find-currency.ts'
import { findDates } from './find/find-date.ts'
import { findItems } from './find/find-items.ts'
import { findMerchants } from './find/find-merchant.ts'
import { findPaidBy } from './find/find-paid-by.ts'
import { type Judgement, judgeDate, judgeMerchant, judgeTotal } from './find/judge-fields.ts'
import { isRefund, type LabelledRow, labelRows, turnSigns } from './find/label-rows.ts'
import { type PlacedAmount, readSums, type Sums } from './find/read-sums.ts'
import { groupRows } from './group-rows.ts'
import type { Segment } from './ocr/see-text.ts'
import { isReceipt, problemsOf } from './problems.ts'
import type { Field, ReadItem, Reading, ReadOptions, SumCheck } from './reading.ts'
import type { Row } from './row.ts'

interface Sheet {
  readonly rows: readonly Row[]
  readonly labelled: readonly LabelledRow[]
  readonly size: PictureSize
  /** From what the receipt writes to minor units. */
  readonly toMinor: (value: number) => number
}

function minorUnits(decimals: Decimals, exponent: number): (value: number) => number {
  const factor = 10 ** (exponent - decimals)
  return (value) => Math.round(value * factor)
}

function currencyField(found: readonly CurrencyFound[]): Field<string> {
  const [best, next] = found
  const isSure = best !== undefined && best.named >= 2 && (next?.named ?? 0) === 0
  const confidence = best ? Math.min(1, 0.4 + 0.2 * best.named + 0.1 * best.hints) : 0
  const candidates = found.map(({ code }) => ({ value: code, place: null }))
  return fieldOf(candidates, confidence, isSure)
}

function amountField(found: readonly PlacedAmount[], sheet: Sheet, judged: Judgement) {
  const candidates = [...new Map(found.map((each) => [each.value, each])).values()].map(
    ({ value, row, from, to }) => ({
      value: sheet.toMinor(value),
      place: placeInRow(row.row, from, to, sheet.size),
    }),
  )
  return fieldOf(candidates, judged.confidence, judged.isSure)
}

function totalField({ totals }: Sums, { toMinor, size }: Sheet): Field<number> {
  const { confidence, isSure } = judgeTotal(totals)
  const candidates = totals.slice(0, 4).map(({ value, from }) => ({
    value: toMinor(value),
    place: from && placeInRow(from.row.row, from.amount.from, from.amount.to, size),
  }))
  return fieldOf(candidates, confidence, isSure)
}

function dateField({ rows, size }: Sheet, options: ReadOptions): Field<string> {
  const dates = findDates(rows, options)
  const { confidence, isSure } = judgeDate(dates)
  const candidates = dates.flatMap(({ iso, isClear, other, row, from, to }) => {
    const place = placeInRow(row, from, to, size)
    // 3 October or 10 March: both are offered where nothing says which.
    const days = isClear || other === null ? [iso] : [iso, other]
    return days.map((value) => ({ value, place }))
  })
  return fieldOf(candidates, confidence, isSure)
}

function merchantField({ rows, size }: Sheet): Field<string> {
  const found = findMerchants(rows)
  const { confidence, isSure } = judgeMerchant(found)
  const named = [...new Map(found.toReversed().map((each) => [each.name, each])).values()]
  const candidates = named
    .toSorted((one, other) => other.score - one.score)
    .filter(({ score }) => score > 0)
    .map((each) => ({ value: each.name, place: placeOfRows(each.rows, size) }))
  return fieldOf(candidates, confidence, isSure)
}

function paymentField({ labelled, size }: Sheet): Reading['payment'] {
  const found = findPaidBy(labelled)
  const [best, next] = found
  const isSure = best !== undefined && best.score >= 3 && best.score - (next?.score ?? 0) >= 1.5
  const candidates = found.map(({ method, row }) => ({
    value: method,
    place: placeOfRows([row.row], size),
  }))
  return fieldOf(candidates, best ? Math.min(1, best.score / 5) : 0, isSure)
}

function sumCheck(check: SumCheck, { toMinor }: Sheet): SumCheck {
  return check.verdict === 'differs' ? { verdict: 'differs', gap: toMinor(check.gap) } : check
}

function itemsOf({ labelled, toMinor, size }: Sheet) {
  const found = findItems(labelled)
  const items = found.map(
    ({ name, quantity, amount, rows }): ReadItem => ({
      name,
      quantity,
      amount: toMinor(amount),
      place: placeOfRows(
        rows.map(({ row }) => row),
        size,
      ),
    }),
  )
  return { found, items }
}

/** What is no receipt has no total, no shop and no day: nothing is guessed. */
const unknown = fieldOf<never>([], 0, false)

export function readReceipt(
  segments: readonly Segment[],
  size: PictureSize,
  options: ReadOptions,
): Reading {
  const rows = groupRows(segments)
  const texts = rows.map(({ text }) => text)
  const currencies = findCurrencies(texts, options.currency)
  const unit = currencies[0]?.code ?? options.currency
  const decimals = decimalsOf(texts, exponentOf(unit))
  const written = labelRows(rows, decimals)
  const isBack = isRefund(written)
  const labelled = isBack ? turnSigns(written) : written
  const sheet = { rows, labelled, size, toMinor: minorUnits(decimals, exponentOf(unit)) }
  const { found, items } = itemsOf(sheet)
  const sums = readSums(labelled, found)
  const [best] = sums.totals
  const isClosed = best?.proofs.includes('parts') ?? false
  const part: Judgement = { confidence: isClosed ? 0.95 : 0.6, isSure: isClosed }
  const currency = currencyField(currencies)
  const date = dateField(sheet, options)
  const isKnown = isReceipt(labelled, best, { date, currency })
  const fields = {
    total: isKnown ? totalField(sums, sheet) : unknown,
    date: isKnown ? date : unknown,
    merchant: isKnown ? merchantField(sheet) : unknown,
  }
  return {
    unit,
    currency,
    ...fields,
    subtotal: amountField(sums.subtotals, sheet, part),
    tax: amountField(sums.taxes, sheet, { ...part, isSure: isClosed && sums.isTaxClear }),
    tip: amountField(sums.tips, sheet, part),
    payment: paymentField(sheet),
    items: isKnown ? items : [],
    check: isKnown ? sumCheck(sums.check, sheet) : { verdict: 'unknown' },
    lines: rows.map((row) => ({
      text: row.text,
      confidence: row.confidence,
      place: placeOfRows([row], size),
    })),
    problems: problemsOf(labelled, fields, { isKnown, isRefund: isBack }),
    place: placeOfSegments(segments, size),
  }
}
