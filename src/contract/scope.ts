/** What a row belongs to: one user, one group, or everyone. */
export type Scope = `u:${string}` | `g:${string}` | 'global'
export const globalScope = 'global' satisfies Scope
export const userScope = (uid: string): Scope => `u:${uid}`
export const groupScope = (groupId: string): Scope => `g:${groupId}`
