import type { AdminRole } from '#contract/permissions.ts'

export const roleWords: Readonly<Record<AdminRole, string>> = {
  super_admin: 'Super admin',
  moderator: 'Moderator',
  support: 'Support',
  viewer: 'Viewer',
}

/** What a role is for, in short; the matrix itself is in the contract. */
export const roleLeads: Readonly<Record<AdminRole, string>> = {
  super_admin:
    'Everything: Plus, deleting accounts, announcing, jobs, the audit log and the staff.',
  moderator:
    'Users, groups, content and support: suspends users, closes groups, reviews testimonials.',
  support: 'Answers messages; looks at figures, users and groups, with addresses hidden in part.',
  viewer: 'Looks at figures, users and groups, with addresses hidden in part, and changes nothing.',
}
