/** A user's profile. Who they are to the identity engine is kept apart. */
import { z } from 'zod'
import { currency, type Entity, instant, text, uuid } from './entity.ts'

export const userStatuses = ['active', 'suspended', 'deleted'] as const

export const users = {
  writable: {
    name: text(100).refine((value) => value.trim() !== '', { error: 'Enter your name.' }),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, { error: 'Choose a country.' })
      .nullable(),
    currency,
    timezone: text(60),
    locale: text(35),
    emailNotifications: z.boolean(),
    pushNotifications: z.boolean(),
  },
  serverOwned: {
    phone: z.string().nullable(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    avatar: z.string(),
    role: z.literal('user'),
    roles: z.null(),
    status: z.enum(userStatuses),
    subscriptionEndDate: instant.nullable(),
    aiAdviceCount: z.int().min(0),
    aiAdviceLastReset: instant,
    lastLogin: instant.nullable(),
    createdAt: instant,
    createdBy: uuid,
    updatedAt: instant,
    updatedBy: uuid,
  },
  defaults: {
    country: null,
    currency: 'EUR',
    timezone: 'UTC',
    locale: 'en-GB',
    emailNotifications: false,
    pushNotifications: false,
  },
} as const satisfies Entity
