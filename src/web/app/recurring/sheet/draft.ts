import { type Day, isDay } from '#domain/calendar/calendar.ts'
import { typedAmount } from '#domain/money/money.ts'
import { amountOn, type Priced } from '#domain/recurring/price-changes.ts'
import type { Schedule } from '#domain/recurring/schedule.ts'
import { newId } from '#web/data/new-id.ts'
import { say } from '#web/words/say.ts'
import {
  categoryOf,
  type ExpenseTemplateFields,
  type Kind,
  notesOf,
  placeOf,
  type TemplateFields,
  type TransferTemplateFields,
} from '../template.ts'

/** A price from a day on, as it is being typed. */
export interface DraftPrice {
  readonly key: string
  readonly from: string
  readonly amount: string
}

export interface DraftContract {
  readonly trialEnd: string
  readonly minTermEnd: string
  readonly noticeDays: string
  readonly autoRenew: boolean
}

type Rule = Pick<
  Schedule,
  'frequency' | 'weekdays' | 'monthDays' | 'nthWeekday' | 'weekendShift' | 'skippedOn'
>

/** A template as it is being typed. */
export interface TemplateDraft extends Rule {
  /** What is in force for the next one. */
  readonly amount: string
  /** What was in force before and has led to it; null when it was never another. */
  readonly past: (Priced & { readonly currency: string }) | null
  readonly currency: string
  readonly description: string
  readonly place: string
  readonly categoryId: string | null
  readonly accountId: string | null
  /** Of what moves between two accounts: empty until one is chosen. */
  readonly fromId: string
  readonly toId: string
  /** What arrives, and in which currency; empty where that is the same. */
  readonly arrives: string
  readonly arrivesIn: string
  /** Null until somebody says it: as such a thing is paid mostly. */
  readonly paymentMethod: ExpenseTemplateFields['paymentMethod'] | null
  /** The group it is posted into, and how it is shared there. */
  readonly groupId: ExpenseTemplateFields['groupId']
  readonly groupSplit: ExpenseTemplateFields['groupSplit']
  readonly tags: readonly string[]
  readonly notes: string
  readonly interval: string
  readonly startOn: string
  readonly ends: 'never' | 'on' | 'after'
  readonly endOn: string
  readonly endAfter: string
  readonly autoPost: boolean
  readonly active: boolean
  readonly prices: readonly DraftPrice[]
  readonly contract: DraftContract | null
}

export const newDraft = (currency: string, today: Day): TemplateDraft => ({
  amount: '',
  past: null,
  currency,
  description: '',
  place: '',
  categoryId: null,
  accountId: null,
  ...{ fromId: '', toId: '', arrives: '', arrivesIn: '' },
  paymentMethod: null,
  groupId: null,
  groupSplit: null,
  tags: [],
  notes: '',
  frequency: 'monthly',
  interval: '1',
  weekdays: [],
  monthDays: [],
  nthWeekday: null,
  weekendShift: 'none',
  skippedOn: [],
  startOn: today,
  ends: 'never',
  endOn: '',
  endAfter: '12',
  autoPost: true,
  active: true,
  prices: [],
  contract: null,
})

export const emptyContract: DraftContract = {
  trialEnd: '',
  minTermEnd: '',
  noticeDays: '30',
  autoRenew: true,
}

export const newPrice = (from: Day): DraftPrice => ({ key: newId(), from, amount: '' })

const ofExpense = ({ paymentMethod, groupId, groupSplit }: ExpenseTemplateFields) => ({
  ...{ paymentMethod, groupId, groupSplit },
})

const ofTransfer = ({ fromId, toId }: TransferTemplateFields) => ({ fromId, toId })

/** Changes of the price up to a day are history; those after it are still to come. */
const historyOf = ({ amount, priceChanges, currency }: TemplateFields, day: Day) => {
  const gone = priceChanges.filter(({ from }) => from <= day)
  return gone.length > 0 ? { amount, priceChanges: gone, currency } : null
}

/** The draft of something stored, or of something proposed; its next one is on that day. */
export function draftOf(fields: TemplateFields, locale: string, day: Day): TemplateDraft {
  const typed = (amount: number) => typedAmount(amount, fields.currency, locale)
  const ahead = fields.priceChanges.filter(({ from }) => from > day)
  const { contract, endOn, endAfter } = fields
  const ends = endAfter !== null ? 'after' : endOn !== null ? 'on' : 'never'
  return {
    ...newDraft(fields.currency, fields.startOn),
    amount: typed(amountOn(fields, day)),
    past: historyOf(fields, day),
    description: fields.description,
    place: placeOf(fields) ?? '',
    categoryId: categoryOf(fields),
    ...('accountId' in fields ? { accountId: fields.accountId } : ofTransfer(fields)),
    ...('paymentMethod' in fields ? ofExpense(fields) : {}),
    tags: fields.tags,
    notes: notesOf(fields) ?? '',
    frequency: fields.frequency,
    interval: String(fields.interval),
    weekdays: fields.weekdays,
    monthDays: fields.monthDays,
    nthWeekday: fields.nthWeekday,
    weekendShift: fields.weekendShift,
    skippedOn: fields.skippedOn,
    ends,
    endOn: endOn ?? '',
    endAfter: endAfter === null ? '12' : String(endAfter),
    autoPost: fields.autoPost,
    active: fields.active,
    prices: ahead.map(({ from, amount }) => ({
      key: newId(),
      from,
      amount: typed(amount),
    })),
    contract: contract && {
      trialEnd: contract.trialEnd ?? '',
      minTermEnd: contract.minTermEnd ?? '',
      noticeDays: contract.noticeDays === null ? '' : String(contract.noticeDays),
      autoRenew: contract.autoRenew,
    },
  }
}

/** A whole number as people type it; undefined when it is none. */
export const wholeIn = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : undefined

/** What only another frequency asks is not kept. */
export function scheduleFields(draft: TemplateDraft) {
  const isByWeek = draft.frequency === 'weekly' || draft.frequency === 'daily'
  return {
    frequency: draft.frequency,
    interval: wholeIn(draft.interval),
    weekdays: isByWeek ? [...draft.weekdays].sort((a, b) => a - b) : [],
    monthDays: isByWeek || draft.nthWeekday !== null ? [] : sortDays(draft.monthDays),
    nthWeekday: isByWeek ? null : draft.nthWeekday,
    weekendShift: draft.weekendShift,
    startOn: draft.startOn,
    endOn: draft.ends === 'on' ? draft.endOn : null,
    endAfter: draft.ends === 'after' ? wholeIn(draft.endAfter) : null,
    skippedOn: draft.skippedOn,
  }
}

/** The last day of the month comes last. */
const sortDays = (days: readonly number[]) =>
  [...days].sort((a, b) => (a < 0 ? 99 : a) - (b < 0 ? 99 : b))

/** The schedule it says, as soon as it says one. */
export function scheduleOf(draft: TemplateDraft): Schedule | null {
  const fields = scheduleFields(draft)
  const { interval, endOn, endAfter, startOn } = fields
  if (interval === undefined || interval < 1 || interval > 999 || !isDay(startOn)) return null
  if (endAfter === undefined || endAfter === 0) return null
  if (endOn !== null && (!isDay(endOn) || endOn < startOn)) return null
  return { ...fields, interval, endAfter }
}

export const titleOf = (kind: Kind, isNew: boolean) =>
  isNew ? say('New recurring {kind}', { kind }) : say('Recurring {kind}', { kind })
