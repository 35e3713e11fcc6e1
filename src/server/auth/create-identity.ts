import type { IdentityEngine } from './better-auth-engine.ts'

interface NewIdentity {
  readonly uid: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  readonly at: Date
}

/** Somebody who can sign in by email and password. The profile is written beside it. */
export async function createIdentity(
  { internalAdapter }: IdentityEngine,
  { uid, email, name, passwordHash, at }: NewIdentity,
): Promise<void> {
  const when = { createdAt: at, updatedAt: at }
  await internalAdapter.createUser(
    { id: uid, email, name, emailVerified: false, ...when },
    { method: 'email-password' },
  )
  await internalAdapter.linkAccount({
    userId: uid,
    providerId: 'credential',
    accountId: uid,
    password: passwordHash,
    ...when,
  })
}
