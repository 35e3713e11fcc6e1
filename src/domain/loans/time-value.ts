/** What a payment, a term, a rate or a loan comes to when the others are known. */
import { findRoot } from './find-root.ts'

/**
 * For plans and comparisons, in decimals; a schedule is reckoned in whole units instead. Money
 * received is above zero, money paid below; `isAhead` is paid at the beginning of a period.
 */
export interface TimeValue {
  /** Of one period. */
  readonly rate: number
  readonly periods: number
  readonly payment: number
  readonly present: number
  readonly future: number
  readonly isAhead: boolean
}

/** (1 + rate)^-periods, without losing the digits of a small rate. */
const discount = (rate: number, periods: number) => Math.exp(-periods * Math.log1p(rate))

/** The present worth of one unit a period. */
const annuity = (rate: number, periods: number) =>
  rate === 0 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate

const ahead = (rate: number, isAhead: boolean) => (isAhead ? 1 + rate : 1)

type Without<Name extends keyof TimeValue> = Omit<TimeValue, Name>

export function paymentFor(given: Without<'payment'>): number {
  const { rate, periods, present, future, isAhead } = given
  const worth = annuity(rate, periods) * ahead(rate, isAhead)
  return -(present + future * discount(rate, periods)) / worth
}

export function presentFor(given: Without<'present'>): number {
  const { rate, periods, payment, future, isAhead } = given
  const worth = annuity(rate, periods) * ahead(rate, isAhead)
  return -(future * discount(rate, periods) + payment * worth)
}

/** How many periods; not a whole number as a rule. */
export function periodsFor(given: Without<'periods'>): number {
  const { rate, payment, present, future, isAhead } = given
  if (rate === 0) return -(present + future) / payment
  const even = (payment * ahead(rate, isAhead)) / rate
  return Math.log((even - future) / (even + present)) / Math.log1p(rate)
}

/**
 * The rate of a period; null when there is none. Looked for in the growth of a period on a scale
 * of powers, so that a tiny rate and an absurd one are found alike.
 */
export function rateFor(given: Without<'rate'>): number | null {
  const { periods, payment, present, future, isAhead } = given
  const balance = (growth: number) => {
    const rate = Math.expm1(growth)
    const worth = payment * ahead(rate, isAhead)
    // Looked at from whichever end keeps the numbers small.
    if (growth >= 0) {
      return present + worth * annuity(rate, periods) + future * discount(rate, periods)
    }
    const grown = Math.exp(periods * growth)
    return present * grown + (worth * (grown - 1)) / rate + future
  }
  const growth = findRoot(balance, 0, 0.01, 12)
  return growth === null ? null : Math.expm1(growth)
}

/** What is open before a payment, as the worth of what is still to be paid: no digits are lost. */
function openBefore(given: TimeValue, period: number): number {
  const { rate, periods, payment, future, isAhead } = given
  const left = periods - period + 1
  return -(payment * ahead(rate, isAhead) * annuity(rate, left) + future * discount(rate, left))
}

/** The interest in the payment of a period. */
export function interestIn(given: Without<'payment'>, period: number): number {
  const full = { ...given, payment: paymentFor(given) }
  if (!given.isAhead) return -openBefore(full, period) * given.rate
  // Paid at once, the first payment bears none; the others pay for the period before.
  return period === 1 ? 0 : (-openBefore(full, period) * given.rate) / (1 + given.rate)
}

/** The principal in the payment of a period. */
export const principalIn = (given: Without<'payment'>, period: number): number =>
  paymentFor(given) - interestIn(given, period)

/** The interest of some periods together. */
export function interestBetween(given: Without<'payment'>, first: number, last: number): number {
  let sum = 0
  for (let period = first; period <= last; period++) sum += interestIn(given, period)
  return sum
}

/** The principal of some periods together. */
export const principalBetween = (given: Without<'payment'>, first: number, last: number): number =>
  paymentFor(given) * (last - first + 1) - interestBetween(given, first, last)

/** What a rate that is added so often in a year comes to over the year. */
export const effectiveRate = (nominal: number, perYear: number): number =>
  Math.expm1(perYear * Math.log1p(nominal / perYear))

/** The rate that, added so often in a year, comes to this over the year. */
export const nominalRate = (effective: number, perYear: number): number =>
  perYear * Math.expm1(Math.log1p(effective) / perYear)
