import type { AdminRole } from '#contract/permissions.ts'
import { roleWords } from '../role-words.ts'

export interface RoleQuestion {
  readonly title: string
  readonly description: string
  readonly action: string
}

/** Asked before somebody gets or loses all power here; null where a slip does little. */
export function roleQuestion(name: string, from: AdminRole, to: AdminRole): RoleQuestion | null {
  if (from === to) return null
  if (to === 'super_admin') {
    return {
      title: `Change the role of ${name} to ${roleWords.super_admin}?`,
      description: 'They can then do everything here, to you and all other staff as well.',
      action: `Make ${roleWords.super_admin}`,
    }
  }
  if (from !== 'super_admin') return null
  return {
    title: `Change the role of ${name} to ${roleWords[to]}?`,
    description: `They are ${roleWords.super_admin} now, and lose what only that role may do.`,
    action: `Make ${roleWords[to]}`,
  }
}
