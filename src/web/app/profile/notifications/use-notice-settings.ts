import type { UserRow } from '#contract/identity/session.ts'
import { plainNoticeSettings } from '#domain/notices/notice-settings.ts'
import { useOwnProfile } from '../use-own-profile.ts'

/** A profile kept by an older version of the app lacks some of these until it is fetched again. */
export function useNoticeSettings(): UserRow {
  const { user } = useOwnProfile()
  return { ...plainNoticeSettings, ...user }
}
