import type { AdminRole } from '#contract/permissions.ts'
import { say } from '#web/words/say.ts'

export const roleWords: Readonly<Record<AdminRole, string>> = {
  super_admin: say('Super admin'),
  moderator: say('Moderator'),
  support: say('Support'),
  viewer: say('Viewer'),
}

/** What a role is for, in short; the matrix itself is in the contract. */
export const roleLeads: Readonly<Record<AdminRole, string>> = {
  super_admin: say(
    'Everything: Plus, deleting accounts, announcing, jobs, the audit log and the staff.',
  ),
  moderator: say(
    'Users, groups, content and support: suspends users, closes groups, reviews testimonials.',
  ),
  support: say(
    'Answers messages; looks at figures, users and groups, with addresses hidden in part.',
  ),
  viewer: say(
    'Looks at figures, users and groups, with addresses hidden in part, and changes nothing.',
  ),
}
