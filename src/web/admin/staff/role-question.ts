import type { AdminRole } from '#contract/permissions.ts'
import { say } from '#web/words/say.ts'
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
      title: say('Change the role of {name} to {role}?', { name, role: roleWords.super_admin }),
      description: say('They can then do everything here, to you and all other staff as well.'),
      action: say('Make {role}', { role: roleWords.super_admin }),
    }
  }
  if (from !== 'super_admin') return null
  return {
    title: say('Change the role of {name} to {roleWord}?', { name, roleWord: roleWords[to] }),
    description: say('They are {role} now, and lose what only that role may do.', {
      role: roleWords.super_admin,
    }),
    action: say('Make {roleWord}', { roleWord: roleWords[to] }),
  }
}
