/** Days as whole numbers, counted from 1970-01-01, for sums over many of them. */
import type { Day } from './calendar.ts'

export interface CivilDay {
  readonly year: number
  readonly month: number
  readonly dayOfMonth: number
}

const yearsInEra = 400
const daysInEra = 146_097
/** From 0000-03-01 to 1970-01-01: counting years from March puts the leap day at their end. */
const daysToEpoch = 719_468

/** The last day that can be written with four digits of a year. */
export const lastDayNumber = 2_932_896

export function numberOf({ year, month, dayOfMonth }: CivilDay): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / yearsInEra)
  const yearOfEra = shifted - era * yearsInEra
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth - 1
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  return era * daysInEra + yearOfEra * 365 + leapDays + dayOfYear - daysToEpoch
}

export function civilOf(number: number): CivilDay {
  const counted = number + daysToEpoch
  const era = Math.floor(counted / daysInEra)
  const day = counted - era * daysInEra
  const leapDays = Math.floor(day / 1460) - Math.floor(day / 36_524) + Math.floor(day / 146_096)
  const yearOfEra = Math.floor((day - leapDays) / 365)
  const start = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  const dayOfYear = day - start
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = ((fromMarch + 2) % 12) + 1
  const year = era * yearsInEra + yearOfEra + (month <= 2 ? 1 : 0)
  return { year, month, dayOfMonth: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1 }
}

export const dayNumber = (day: Day): number =>
  numberOf({
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    dayOfMonth: Number(day.slice(8, 10)),
  })

const padded = (value: number, digits: number) => String(value).padStart(digits, '0')

export function dayOfNumber(number: number): Day {
  const { year, month, dayOfMonth } = civilOf(number)
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOfNumber = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export const daysInYear = (year: number): number => (isLeapYear(year) ? 366 : 365)

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
