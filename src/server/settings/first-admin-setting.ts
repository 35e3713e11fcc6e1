import { z } from 'zod'
import { email, newPassword } from '#contract/identity/password.ts'
import { Refusal } from '../refusal.ts'
import { newPasswordWeakness } from '../weak-password.ts'

export interface FirstAdmin {
  readonly email: string
  readonly password: string
}

interface AdminEnv {
  readonly ADMIN_EMAIL?: string | undefined
  readonly ADMIN_PASSWORD?: string | undefined
}

const both = z.object({ ADMIN_EMAIL: email, ADMIN_PASSWORD: newPassword })

/** Both or none, and as good as any other password: there is no default to fall back to. */
export function readFirstAdmin(given: AdminEnv): FirstAdmin | null {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = given
  if (!ADMIN_EMAIL && !ADMIN_PASSWORD) return null
  const read = both.safeParse({ ADMIN_EMAIL, ADMIN_PASSWORD })
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Refusal(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}`)
  }
  const { ADMIN_EMAIL: address, ADMIN_PASSWORD: password } = read.data
  const weakness = newPasswordWeakness(password, [address])
  if (weakness) throw new Refusal(`The setting ADMIN_PASSWORD is wrong: ${weakness}`)
  return { email: address, password }
}
