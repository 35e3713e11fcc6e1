import { asTemplate, type Kind, type Template } from '#web/app/recurring/template.ts'

const plain = {
  id: 'rent',
  amount: 95_000,
  currency: 'EUR',
  description: 'Rent',
  categoryId: null,
  notes: null,
  tags: [],
  accountId: null,
  merchant: null,
  paymentMethod: 'bank',
  frequency: 'monthly',
  interval: 1,
  weekdays: [],
  monthDays: [1],
  nthWeekday: null,
  weekendShift: 'none',
  startOn: '2026-01-01',
  endOn: null,
  endAfter: null,
  skippedOn: [],
  priceChanges: [],
  contract: null,
  autoPost: true,
  active: true,
  nextOn: null,
  lastPostedOn: null,
  waitingOn: null,
}

/** A rent on the first of every month, but for what is said. */
export const sampleTemplate = (patch: object = {}, kind: Kind = 'expense'): Template =>
  asTemplate({ ...plain, ...patch }, kind)
