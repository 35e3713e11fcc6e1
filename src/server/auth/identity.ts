import type { LoginBody, SignupBody } from '#contract/entities/session.ts'

/** Who a caller is: known by a bearer token, with an active profile. */
export interface Caller {
  readonly uid: string
  readonly sessionId: string
}

/** Where a session was begun, so that its owner can recognise it. */
export interface Device {
  readonly address: string
  readonly userAgent: string
}

interface NewSession {
  readonly uid: string
  readonly token: string
}

/** The one door to the identity engine; an external issuer could stand behind it. */
export interface Identity {
  /** Makes the identity, its profile and a first session, all or none. */
  signUp(input: SignupBody, device?: Device): Promise<NewSession>
  signIn(input: LoginBody, device?: Device): Promise<NewSession>
  signOut(token: string): Promise<void>
  /** The caller behind a token, or null when it is unknown, expired, revoked or not active. */
  whoIs(token: string): Promise<Caller | null>
}
