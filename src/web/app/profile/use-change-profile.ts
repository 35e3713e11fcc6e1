import { useWrites } from '#web/writes/use-writes.ts'
import type { FieldsOf } from '#web/writes/write.ts'
import { useOwnProfile } from './use-own-profile.ts'

export type ProfilePatch = Partial<FieldsOf<'users'>>

/** Shown at once, told in words, and taken back by Undo. */
export function useChangeProfile(): (patch: ProfilePatch, words: string) => void {
  const { change } = useWrites('users')
  const { user } = useOwnProfile()
  return (patch, title) => change(user, patch, { title, variant: 'success' })
}
