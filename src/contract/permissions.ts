/** What each staff role may do: the roles, the resources, the verbs and the matrix. */
export const adminRoles = ['super_admin', 'moderator', 'support', 'viewer'] as const
export const resources = ['users', 'groups', 'system', 'content', 'support', 'analytics'] as const
export const verbs = ['read', 'write', 'delete', 'manage'] as const

export type AdminRole = (typeof adminRoles)[number]
export type Resource = (typeof resources)[number]
export type Verb = (typeof verbs)[number]
export type Permissions = Readonly<Partial<Record<Resource, readonly Verb[]>>>

/** App users have this role; staff roles are never given to them. */
export const userRole = 'user'

export const defaultAdminRole = 'viewer' satisfies AdminRole

export const permissions = {
  super_admin: {
    users: verbs,
    groups: verbs,
    system: verbs,
    content: verbs,
    support: verbs,
    analytics: verbs,
  },
  moderator: {
    users: ['read', 'write'],
    groups: ['read', 'write', 'delete'],
    content: ['read', 'write', 'delete'],
    support: ['read', 'write'],
  },
  support: {
    users: ['read'],
    groups: ['read'],
    support: ['read', 'write'],
    analytics: ['read'],
  },
  viewer: {
    users: ['read'],
    groups: ['read'],
    analytics: ['read'],
  },
} as const satisfies Record<AdminRole, Permissions>
