/** An income: money that arrived, on a day, from somewhere. */
import { z } from 'zod'
import {
  amount,
  createdBy,
  currency,
  day,
  type Entity,
  instant,
  named,
  text,
  uuid,
} from './entity.ts'

export const incomes = {
  writable: {
    amount,
    currency,
    description: named(200, 'Say what it was.'),
    source: text(120).nullable(),
    categoryId: uuid.nullable(),
    date: day,
    notes: text(2000).nullable(),
    tags: z.array(text(40).min(1)).max(20),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { source: null, categoryId: null, notes: null, tags: [] },
} as const satisfies Entity
