/** A user's profile. Who they are to the identity engine is kept apart. */
import { z } from 'zod'
import { emailRhythms, plainNoticeSettings } from '#domain/notices/notice-settings.ts'
import {
  type Complaints,
  currency,
  type Entity,
  instant,
  shownName,
  text,
  uuid,
} from '../entity.ts'
import { notificationKinds } from '../notifications/entities.ts'

export const userStatuses = ['active', 'suspended', 'deleted'] as const

const kinds = z.array(z.enum(notificationKinds)).max(notificationKinds.length)
const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Enter a time, like 22:00.' })

type Quiet = { readonly quietFrom: string | null; readonly quietTo: string | null }

const checkQuiet = ({ quietFrom, quietTo }: Quiet): Complaints => {
  if (quietFrom === null) return quietTo === null ? {} : { quietFrom: 'Say when it begins.' }
  return quietTo === null ? { quietTo: 'Say when it ends.' } : {}
}

/** One that days can be told in: any other would fail wherever a moment is. */
function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const users = {
  writable: {
    name: shownName(100, 'Enter your name.'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, { error: 'Choose a country.' })
      .nullable(),
    currency,
    timezone: text(60).refine(isTimeZone, { error: 'Choose a time zone, like Europe/Berlin.' }),
    locale: text(35),
    emailNotifications: z.boolean(),
    pushNotifications: z.boolean(),
    emailRhythm: z.enum(emailRhythms),
    mutedEmail: kinds,
    mutedPush: kinds,
    quietFrom: clockTime.nullable(),
    quietTo: clockTime.nullable(),
    /** Whose model may be told the figures of a question; another one asks again. */
    aiConsentTo: text(200).nullable(),
    /** Whose model may be shown pictures of receipts. */
    scanConsentTo: text(200).nullable(),
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
    /** A demo household is gone after this; null for everybody's own. */
    demoUntil: instant.nullable(),
    /** The one group a guest is in, without an account; null for everybody else. */
    guestOf: uuid.nullable(),
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
    ...plainNoticeSettings,
    aiConsentTo: null,
    scanConsentTo: null,
  },
  check: checkQuiet,
} as const satisfies Entity
