import type { Day } from '#domain/calendar/calendar.ts'
import { isLocal, type Where } from './provider-settings.ts'

/** What the public site offers, and how often. */
export interface SiteSettings {
  /** From one address, with a proof of work. */
  readonly contactsPerHour: number
  /** Visitors may try a household with made-up figures. */
  readonly isDemoOffered: boolean
  readonly demosPerHour: number
  /** Null: the app is not in the store yet. */
  readonly appStoreUrl: string | null
  readonly playStoreUrl: string | null
  readonly operator: OperatorSettings
}

/** Who answers for this server, for its legal page; null is told as not given. */
export interface OperatorSettings {
  readonly name: string | null
  readonly address: string | null
  /** Where they are written to or called. */
  readonly contact: string | null
  /** Such as "the law of Germany". */
  readonly law: string | null
  /** Since when the texts apply here. */
  readonly since: Day | null
}

interface SiteEnv extends Where {
  readonly CONTACTS_PER_HOUR: number
  readonly DEMO?: '0' | '1' | undefined
  readonly DEMOS_PER_HOUR: number
  readonly APP_STORE_URL?: string | undefined
  readonly PLAY_STORE_URL?: string | undefined
  readonly DATABASE_URL?: string | undefined
  readonly OPERATOR_NAME?: string | undefined
  readonly OPERATOR_ADDRESS?: string | undefined
  readonly OPERATOR_CONTACT?: string | undefined
  readonly OPERATOR_LAW?: string | undefined
  readonly OPERATOR_DATE?: Day | undefined
}

/** A database of one's own is meant for people; there the demo is only on when asked for. */
export function readSite(given: SiteEnv): SiteSettings {
  const isTrial = isLocal(given) && !given.DATABASE_URL
  return {
    contactsPerHour: given.CONTACTS_PER_HOUR,
    isDemoOffered: given.DEMO === undefined ? isTrial : given.DEMO === '1',
    demosPerHour: given.DEMOS_PER_HOUR,
    appStoreUrl: given.APP_STORE_URL ?? null,
    playStoreUrl: given.PLAY_STORE_URL ?? null,
    operator: {
      name: given.OPERATOR_NAME ?? null,
      address: given.OPERATOR_ADDRESS ?? null,
      contact: given.OPERATOR_CONTACT ?? null,
      law: given.OPERATOR_LAW ?? null,
      since: given.OPERATOR_DATE ?? null,
    },
  }
}
