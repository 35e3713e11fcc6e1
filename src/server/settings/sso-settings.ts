import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { isLocal, missingOf, type Where } from './provider-settings.ts'

/** Whoever knows people elsewhere, and whom of them this server lets in. */
export interface SsoSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** As a button calls it. */
  readonly name: string
  readonly scopes: string
  /** Whole domains of proven addresses; empty: whoever the issuer lets in. */
  readonly domains: readonly string[]
  /** Who has no account yet gets one. */
  readonly isSignup: boolean
  /** There is no other way in. */
  readonly isOnly: boolean
}

const onOff = (usual: '0' | '1') =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .default(usual)
    .transform((text) => text === '1')

const list = (text: string) =>
  text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())

export const ssoEnvironment = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().max(40, 'may have 40 characters').default('single sign-on'),
  OIDC_SCOPES: z
    .string()
    .regex(/\bopenid\b/, 'must have openid among them')
    .default('openid email profile'),
  OIDC_ALLOWED_DOMAINS: z
    .string()
    .transform(list)
    .pipe(z.array(z.string().regex(/^[^\s@]+\.[^\s@]+$/, 'must be domains such as example.org')))
    .default([]),
  OIDC_SIGNUP: onOff('1'),
  SSO_ONLY: onOff('0'),
}

type SsoEnv = z.infer<z.ZodObject<typeof ssoEnvironment>>

export function readSso(settings: SsoEnv & Where): SsoSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = settings
  const { OIDC_CLIENT_SECRET: clientSecret, SSO_ONLY: isOnly } = settings
  if (!issuer && !clientId && !clientSecret && !isOnly) return null
  if (!issuer || !clientId || !clientSecret) {
    const needed = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId }
    throw missingOf({ ...needed, OIDC_CLIENT_SECRET: clientSecret })
  }
  if (issuer.startsWith('http:') && !isLocal(settings)) {
    throw new Refusal('The setting OIDC_ISSUER must be https where others reach this server.')
  }
  return {
    ...{ issuer, clientId, clientSecret, isOnly },
    name: settings.OIDC_NAME,
    scopes: settings.OIDC_SCOPES,
    domains: settings.OIDC_ALLOWED_DOMAINS,
    isSignup: settings.OIDC_SIGNUP,
  }
}
