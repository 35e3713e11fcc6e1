/** An expense: money that left, on a day, for something. */
import { z } from 'zod'
import { amount, createdBy, currency, day, type Entity, instant, text, uuid } from './entity.ts'

export const paymentMethods = ['cash', 'card', 'bank', 'mobile', 'other'] as const

export const expenses = {
  writable: {
    amount,
    currency,
    description: text(200).refine((value) => value.trim() !== '', { error: 'Say what it was.' }),
    merchant: text(120).nullable(),
    categoryId: uuid.nullable(),
    date: day,
    paymentMethod: z.enum(paymentMethods),
    notes: text(2000).nullable(),
    tags: z.array(text(40).min(1)).max(20),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { merchant: null, categoryId: null, paymentMethod: 'card', notes: null, tags: [] },
} as const satisfies Entity
