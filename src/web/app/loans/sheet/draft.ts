import type { Day } from '#domain/calendar/calendar.ts'
import { isDay } from '#domain/calendar/calendar.ts'
import { paymentDay } from '#domain/loans/payment-days.ts'
import { typedAmount } from '#domain/money/money.ts'
import { typedPercent } from '#web/calculators/percent.ts'
import { newId } from '#web/data/new-id.ts'
import type { DraftForm } from '#web/form/use-form.ts'
import type { LoanFields } from '../loan.ts'

export interface DraftRate {
  readonly key: string
  readonly from: string
  readonly rate: string
}

export interface DraftFee {
  readonly key: string
  readonly name: string
  readonly amount: string
  readonly when: LoanFields['fees'][number]['when']
}

type Chosen = Pick<
  LoanFields,
  | 'kind'
  | 'currency'
  | 'frequency'
  | 'dayCount'
  | 'compounding'
  | 'paymentRounding'
  | 'interestRounding'
  | 'balanceKept'
  | 'firstPeriod'
  | 'status'
  | 'posting'
  | 'categoryId'
  | 'payFromId'
>

/** A loan as it is being typed. */
export interface LoanDraft extends Chosen {
  readonly name: string
  readonly lender: string
  readonly principal: string
  readonly rate: string
  readonly rateChanges: readonly DraftRate[]
  readonly termPeriods: string
  readonly payment: string
  readonly startOn: string
  /** Null follows the start by one period. */
  readonly firstPaymentOn: string | null
  readonly interestOnlyPeriods: string
  readonly balloon: string
  readonly fees: readonly DraftFee[]
  readonly remindDays: string
  /** Empty is the day it is added, or that of its start where payments are written down by hand. */
  readonly trackFrom: string
}

export interface FormProps {
  readonly form: DraftForm<LoanDraft>
}

export const newDraft = (currency: string, today: Day): LoanDraft => ({
  name: '',
  lender: '',
  kind: 'annuity',
  principal: '',
  currency,
  rate: '',
  rateChanges: [],
  frequency: 'monthly',
  termPeriods: '',
  payment: '',
  startOn: today,
  firstPaymentOn: null,
  interestOnlyPeriods: '',
  balloon: '',
  dayCount: '30/360',
  compounding: 'periodic',
  paymentRounding: 'half-up',
  interestRounding: 'half-up',
  balanceKept: 'round-each',
  firstPeriod: 'by-days',
  fees: [],
  status: 'active',
  posting: 'payment',
  categoryId: null,
  payFromId: null,
  remindDays: '3',
  trackFrom: '',
})

export const newRate = (from: Day): DraftRate => ({ key: newId(), from, rate: '' })
export const newFee = (): DraftFee => ({ key: newId(), name: '', amount: '', when: 'start' })

/** One period after the start, until somebody says otherwise. */
export function firstPaymentOf({ firstPaymentOn, startOn, frequency }: LoanDraft): string {
  if (firstPaymentOn !== null) return firstPaymentOn
  return isDay(startOn) ? paymentDay(startOn, frequency, 1) : ''
}

const typedCount = (count: number | null) => (count ? String(count) : '')

export function draftOf(fields: LoanFields, locale: string): LoanDraft {
  const { currency } = fields
  const typed = (amount: number | null) => (amount ? typedAmount(amount, currency, locale) : '')
  const { rateChanges, fees, remindDays } = fields
  return {
    ...fields,
    lender: fields.lender ?? '',
    principal: typed(fields.principal),
    rate: typedPercent(fields.annualRateBps, locale),
    rateChanges: rateChanges.map(({ from, rateBps }) => ({
      key: newId(),
      from,
      rate: typedPercent(rateBps, locale),
    })),
    termPeriods: typedCount(fields.termPeriods),
    payment: typed(fields.payment),
    interestOnlyPeriods: typedCount(fields.interestOnlyPeriods),
    balloon: typed(fields.balloon),
    fees: fees.map((fee) => ({ ...fee, key: newId(), amount: typed(fee.amount) })),
    remindDays: remindDays === null ? '' : String(remindDays),
    trackFrom: fields.trackFrom ?? '',
  }
}
