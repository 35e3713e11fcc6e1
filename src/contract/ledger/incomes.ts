/** An income: money that arrived, on a day, from somewhere. */
import { createdBy, type Entity, instant, text, uuid } from '../entity.ts'
import {
  checkTransaction,
  transaction,
  transactionBase,
  transactionBaseDefaults,
  transactionDefaults,
} from './transaction.ts'

const from = { source: text(120).nullable() } as const
const fromDefaults = { source: null } as const

/** What a template of an income has too. */
export const incomeBase = { ...transactionBase, ...from } as const
export const incomeBaseDefaults = { ...transactionBaseDefaults, ...fromDefaults } as const

export const incomes = {
  writable: {
    ...transaction,
    ...from,
    /** The expense whose expected part this pays back: then it is nothing earned. */
    settles: uuid.nullable(),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { ...transactionDefaults, ...fromDefaults, settles: null },
  check: checkTransaction,
} as const satisfies Entity
