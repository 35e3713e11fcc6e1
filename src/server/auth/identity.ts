import type { ChangePasswordBody } from '#contract/entities/account.ts'
import type { PhoneProfile } from '#contract/entities/otp.ts'
import type { LoginBody, SessionRow, SignupBody } from '#contract/entities/session.ts'
import type { Transaction } from '../db/database.ts'

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

export interface NewSession {
  readonly uid: string
  readonly token: string
}

export interface Sessions {
  /** The caller behind a token, or null when it is unknown, expired, revoked or not active. */
  whoIs(token: string): Promise<Caller | null>
  /** Once any of these has returned, no server takes the ended tokens any more. */
  signOut(token: string): Promise<void>
  /** False when it is not one of the caller's. */
  endSession(caller: Caller, sessionId: string): Promise<boolean>
  /** All of a user's, but the one to keep; they end with the transaction. */
  endSessions(tx: Transaction, uid: string, keep?: string): Promise<void>
  listSessions(caller: Caller): Promise<readonly SessionRow[]>
  /** Told of users some of whose sessions have ended, through this process. */
  onEnded(listener: (uid: string) => void): void
  /** What is remembered of a user's sessions is looked up again. */
  forget(uid: string): void
}

/** Numbers are in E.164, and proven by a code before they come here. */
export interface PhoneIdentity {
  isPhoneKnown(phoneNumber: string): Promise<boolean>
  /** Makes the identity and its profile, and no session: the newcomer logs in. */
  signUpByPhone(phoneNumber: string, profile: PhoneProfile): Promise<string>
  signInByPhone(phoneNumber: string, device?: Device): Promise<NewSession>
  /** Answers the number before, if there was one. */
  changePhone(uid: string, phoneNumber: string): Promise<string | null>
}

export interface EmailIdentity {
  /** Makes the identity, its profile and a first session, all or none. */
  signUp(input: SignupBody, device?: Device): Promise<NewSession>
  signIn(input: LoginBody, device?: Device): Promise<NewSession>
  /** Whose address it is; null for nobody's, and for those who have left. */
  findByEmail(email: string): Promise<{ readonly uid: string; readonly name: string } | null>
  /** An address its owner has proven; answers the one before, if there was one. */
  setEmail(tx: Transaction, uid: string, email: string): Promise<string | null>
}

export interface PasswordIdentity {
  /** Ends the caller's other sessions. */
  changePassword(caller: Caller, body: ChangePasswordBody): Promise<void>
  /** Without the old one: `claim` shows in the transaction who asks. Ends every session. */
  resetPassword(
    uid: string,
    password: string,
    claim: (tx: Transaction) => Promise<void>,
  ): Promise<void>
  /** Faults unless this is the password of a user who has one. */
  checkPassword(uid: string, password: string | undefined): Promise<void>
}

/**
 * The one door to whoever knows people: here the identity engine in our own database. An external
 * issuer could stand behind it; nothing else in the server knows how somebody proves who they are.
 */
export interface Identity extends Sessions, PhoneIdentity, EmailIdentity, PasswordIdentity {
  /** Nobody can come in as this user any more; phone and email are free for others. */
  remove(tx: Transaction, uid: string): Promise<void>
}
