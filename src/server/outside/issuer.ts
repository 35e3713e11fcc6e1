import type { Configuration } from 'openid-client'
import type { Clock } from '../clock.ts'
import type { SsoSettings } from '../settings/sso-settings.ts'

const WITHIN_S = 10
/** Its keys are asked for anew by themselves; the rest of what it says of itself changes seldom. */
const KNOWN_MS = 86_400_000

/** One visit at the issuer: what is sent along, and has to come back. */
export interface SsoVisit {
  readonly redirect: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** They are to show there anew who they are, however lately they did. */
  readonly isAnew: boolean
}

/** What the issuer says of somebody, in an answer that was checked. */
export interface KnownPerson {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly isEmailProven: boolean
  readonly names: readonly string[]
  /** When they showed there who they are; null where it does not say. */
  readonly shownAt: Date | null
}

/** It does not answer, or not as an issuer does. */
export class IssuerAway extends Error {}

export interface IssuerDoor {
  readonly name: string
  /** Where a browser goes. */
  addressFor(visit: SsoVisit): Promise<string>
  /** Asks the issuer who came back with this; throws when anything of it is not right. */
  whoCame(said: string, visit: SsoVisit): Promise<KnownPerson>
}

/** Most servers have none, so it is loaded when it is first needed. */
const library = () => import('openid-client')
type Library = Awaited<ReturnType<typeof library>>

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** The way the issuer offers; most take either. */
const authOf =
  ({ ClientSecretBasic, ClientSecretPost }: Library, secret: string) =>
  (...[issuer, ...sent]: Parameters<ReturnType<Library['ClientSecretPost']>>) => {
    const offered = issuer.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const isPosted = offered.includes('client_secret_post')
    return (isPosted ? ClientSecretPost : ClientSecretBasic)(secret)(issuer, ...sent)
  }

async function discover({ issuer, clientId, clientSecret }: SsoSettings): Promise<Configuration> {
  const client = await library()
  const isPlain = issuer.startsWith('http:')
  try {
    return await client.discovery(
      new URL(issuer),
      clientId,
      undefined,
      authOf(client, clientSecret),
      {
        timeout: WITHIN_S,
        // Also what comes straight from the issuer is believed for its signature only.
        execute: [
          client.enableNonRepudiationChecks,
          ...(isPlain ? [client.allowInsecureRequests] : []),
        ],
      },
    )
  } catch (error) {
    throw new IssuerAway('The issuer of single sign-on was not found.', { cause: error })
  }
}

/** What a network or an issuer in trouble answers is no word on who somebody is. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.cause instanceof Response) return error.cause.status >= 500
  const code = 'code' in error ? error.code : null
  return error instanceof TypeError ? code !== 'ERR_INVALID_ARG_VALUE' : code === 'OAUTH_TIMEOUT'
}

/** OpenID Connect: code with PKCE, and an answer that is checked in all its parts. */
export function issuerDoor(settings: SsoSettings, clock: Clock): IssuerDoor {
  let known: { readonly at: number; readonly found: Promise<Configuration> } | null = null
  function find(): Promise<Configuration> {
    const now = clock.now().getTime()
    if (known && now - known.at < KNOWN_MS) return known.found
    const asked = { at: now, found: discover(settings) }
    known = asked
    // A dead issuer is asked again by the next one who comes.
    asked.found.catch(() => {
      if (known === asked) known = null
    })
    return asked.found
  }

  return {
    name: settings.name,
    async addressFor({ redirect, state, nonce, verifier, isAnew }) {
      const [client, issuer] = [await library(), await find()]
      const address = client.buildAuthorizationUrl(issuer, {
        ...{ redirect_uri: redirect, scope: settings.scopes, state, nonce },
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isAnew && { prompt: 'login', max_age: '0' }),
      })
      return address.href
    },
    async whoCame(said, { redirect, state, nonce, verifier }) {
      const [client, issuer] = [await library(), await find()]
      try {
        return await redeem(client, issuer, new URL(`${redirect}?${said}`), {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
          idTokenExpected: true,
        })
      } catch (error) {
        if (isAway(error)) throw new IssuerAway('The issuer did not answer.', { cause: error })
        throw error
      }
    },
  }
}

/** Whatever else it says is not read. */
interface ToldClaims {
  readonly sub: string
  readonly email?: unknown
  readonly email_verified?: unknown
  readonly name?: unknown
  readonly preferred_username?: unknown
}

/** As the standard has it, and what the database can hold. */
const isSubject = (sub: string) => /^[^\p{Cc}\p{Cs}]{1,255}$/u.test(sub) && sub.trim() !== ''

/** What was handed out for it is used here, if at all, and kept nowhere. */
async function redeem(
  client: Library,
  issuer: Configuration,
  came: URL,
  checks: Parameters<Library['authorizationCodeGrant']>[2],
): Promise<KnownPerson> {
  const tokens = await client.authorizationCodeGrant(issuer, came, checks)
  const claims = tokens.claims()
  if (!claims) throw new Error('The issuer said nothing of who it is.')
  const { sub, auth_time } = claims
  // An empty name would be everybody's whom the issuer forgot to name.
  if (!isSubject(sub)) throw new Error('The issuer named nobody.')
  const first: ToldClaims = claims
  // Some tell the address only to who asks once more.
  const isAsked = first.email === undefined && issuer.serverMetadata().userinfo_endpoint
  const more = isAsked ? await client.fetchUserInfo(issuer, tokens.access_token, sub) : first
  const all: ToldClaims = { ...more, ...claims }
  return {
    issuer: claims.iss,
    subject: sub,
    email: textOf(all.email)?.trim().toLowerCase() ?? null,
    isEmailProven: all.email_verified === true,
    names: [all.name, all.preferred_username].flatMap((name) => textOf(name) ?? []),
    shownAt: auth_time ? new Date(auth_time * 1000) : null,
  }
}
