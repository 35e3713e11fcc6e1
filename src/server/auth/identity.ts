/** Who a caller is: known by a bearer token, with an active profile. */
export interface Caller {
  readonly uid: string
  readonly sessionId: string
}

/** The one door to the identity engine; an external issuer could stand behind it. */
export interface Identity {
  signUp(input: { email: string; password: string; name: string }): Promise<{ uid: string; token: string }>
  signIn(input: { email: string; password: string }): Promise<{ uid: string; token: string }>
  signOut(token: string): Promise<void>
  /** The caller behind a token, or null when it is unknown, expired, revoked or not active. */
  whoIs(token: string): Promise<Caller | null>
}
