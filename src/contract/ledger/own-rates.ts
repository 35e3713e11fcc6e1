/** A rate of exchange that a person says was the one on some days. */
import { type Complaints, createdBy, currency, day, type Entity, instant } from '../entity.ts'
import { rateValue } from './transaction.ts'

type Checked = {
  readonly currency: string
  readonly to: string
  readonly fromOn: string
  readonly toOn: string | null
}

export const ownRates = {
  writable: {
    currency,
    /** What one unit of the currency is told in. */
    to: currency,
    rate: rateValue,
    fromOn: day,
    /** The last day it counts for; null: all days since. */
    toOn: day.nullable(),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { toOn: null },
  check({ currency: from, to, fromOn, toOn }: Checked): Complaints {
    return {
      ...(from === to ? { to: 'A rate leads to another currency.' } : {}),
      ...(toOn !== null && toOn < fromOn ? { toOn: 'The last day is before the first.' } : {}),
    }
  },
} as const satisfies Entity
