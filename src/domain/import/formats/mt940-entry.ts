/** One booking of MT940, its field 61: days, direction, amount and references. */
import type { Day } from '#domain/calendar/calendar.ts'
import { type Decimal, readDecimal } from '../decimal.ts'
import { dayOf } from '../written-date.ts'

export interface MtEntry {
  readonly date: Day
  readonly decimal: Decimal
  /** The bank's own number of it. */
  readonly bankId: string
  /** What the bank adds on a line of its own. */
  readonly more: string
  /** Some banks write the other side behind the reference. */
  readonly name: string
  /** Announced, not booked. */
  readonly isPending: boolean
}

const shape =
  /^(\d{6})(\d{4})?\s?(R[CD]|E[CD]|C|D)([A-Z])?\s?(\d[\d.]*(?:,\d*)?)\s?(?:[A-Z][A-Z0-9 ]{3})?(.*)$/

const numberAt = (text: string, at: number) => Number(text.slice(at, at + 2))

/** Some banks count every month as thirty days; such a day is the last of its month. */
function lastOrBefore(year: number, month: number, day: number): Day | null {
  for (let back = 0; back < 3 && day - back >= 28; back += 1) {
    const found = dayOf(year, month, day - back)
    if (found) return found
  }
  return dayOf(year, month, day)
}

function valueDay(text: string): Day | null {
  const year = numberAt(text, 0)
  const full = year < 70 ? 2000 + year : 1900 + year
  return lastOrBefore(full, numberAt(text, 2), numberAt(text, 4))
}

const halfYearMonths = 6

/** The day it was booked has no year: that of the value, or one beside it at the turn of years. */
function bookedDay(value: Day, text: string): Day | null {
  const [month, valueMonth] = [numberAt(text, 0), Number(value.slice(5, 7))]
  const turn =
    month - valueMonth > halfYearMonths ? -1 : valueMonth - month > halfYearMonths ? 1 : 0
  return lastOrBefore(Number(value.slice(0, 4)) + turn, month, numberAt(text, 2))
}

/** Money left by a debit, and by a credit that was taken back. */
const isOut = (mark: string) => mark === 'D' || mark === 'ED' || mark === 'RC'

const isNoReference = (text: string) => /^(?:NON?REF|NOTPROVIDED|EREF|KREF|0*)$/i.test(text)

/** A sentence about what is wrong where it cannot be read. */
export function readEntryLine(lines: readonly string[]): MtEntry | string {
  const [head = '', ...rest] = lines
  const found = shape.exec(head.trim())
  if (!found) return `“${head.trim().slice(0, 40)}” is not a booking.`
  const [, valued = '', booked, mark = '', , amount = '', references = ''] = found
  const value = valueDay(valued)
  const date =
    value && (booked === undefined || booked === '0000' ? value : bookedDay(value, booked))
  if (!date) return `“${valued}${booked ?? ''}” is not a date.`
  const decimal = readDecimal(amount, amount.includes(',') ? ',' : '.')
  if (!decimal) return `“${amount.slice(0, 40)}” is not an amount.`
  const [own = '', ofBank = ''] = references.split('//', 2).map((text) => text.trim())
  const bankId = [ofBank, own].find((text) => text !== '' && !isNoReference(text)) ?? ''
  return {
    date,
    decimal: { ...decimal, isNegative: isOut(mark) },
    bankId: bankId === own ? '' : bankId,
    more: rest.join(' ').trim(),
    name: /\s{2,}(\p{L}.+)$/u.exec(own)?.[1] ?? '',
    isPending: mark.startsWith('E'),
  }
}
