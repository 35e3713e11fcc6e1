import type { PhoneProfile } from '#contract/identity/otp.ts'
import type { LoginBody, SessionRow, SignupBody } from '#contract/identity/session.ts'
import type { ChangePasswordBody } from '#contract/identity/sign-in.ts'
import type { PushSubscriptionBody } from '#contract/notifications/push.ts'
import type { TokenPlace, TokenRight } from '#contract/tokens/entities.ts'
import type { Transaction } from '../db/database.ts'
import type { Change } from './undo-links.ts'
import type { WayIn } from './ways-in.ts'

/** Who a caller is: known by a bearer token, with an active profile. */
export interface Caller {
  readonly uid: string
  readonly sessionId: string
  /** Where it is no session but a personal token: how far that reaches. */
  readonly grant?: Grant
}

/** What somebody let a program of theirs do. */
export interface Grant {
  readonly tokenId: string
  readonly may: TokenRight
  readonly place: TokenPlace
  /** It is the session of a guest: they have no account, and this is all they reach. */
  readonly isSeat?: true
}

/** Where a session was begun, so that its owner can recognise it. */
export interface Device {
  readonly address: string
  readonly userAgent: string
  /** What the browser made up and keeps, so that it is known again. */
  readonly browser?: string
}

/** Somebody came in by a browser that is new to their account. */
export interface NewBrowser {
  /** Where it is told: at the proven address, and for a week at the one before. */
  readonly mails: readonly string[]
  readonly uid: string
  readonly device: Device
  readonly at: Date
}

export interface NewSession {
  readonly uid: string
  readonly token: string
}

export type TokenState = 'current' | 'renewed' | 'ended'

export interface Sessions {
  /** The caller behind a token, or null when it is unknown, expired, revoked or not active. */
  whoIs(token: string): Promise<Caller | null>
  /** The same for a personal token, which opens no session and is none. */
  whoActs(token: string): Promise<Caller | null>
  /** Its owner sees when and from where a token was last used. */
  noteUse(grant: Grant, address: string): Promise<void>
  /** Ends a personal token; false when it is not one of the caller's. */
  endToken(caller: Caller, tokenId: string): Promise<boolean>
  /**
   * Another token for the same session, once a day. The one before ends; until the new one is
   * used it can be asked for again. Whoever comes with a former one long afterwards has taken it,
   * and the session ends. Null when the token is nobody's.
   */
  renew(token: string): Promise<string | null>
  /** They have just shown who they are, which counts for this other token and for no other. */
  renewProven(caller: Caller, token: string): Promise<string>
  /** Of a token that was taken before, without using it. */
  stateOf(token: string): Promise<TokenState>
  /** Once any of these has returned, no server takes the ended tokens any more. */
  signOut(token: string): Promise<void>
  /** False when it is not one of the caller's. */
  endSession(caller: Caller, sessionId: string): Promise<boolean>
  /** All of a user's, but the one to keep; they end with the transaction. */
  endSessions(tx: Transaction, uid: string, keep?: string): Promise<void>
  /**
   * The same, and every link, code and feed of theirs with them: a way in has changed hands. With
   * none to keep, no browser and no network of theirs is known any more.
   */
  evict(tx: Transaction, uid: string, keep?: string): Promise<void>
  /**
   * All of it ends, and whoever comes with one of these sessions is told that they are shut out.
   * Their browsers stay known, for when they are let in again.
   */
  shutOut(tx: Transaction, uid: string): Promise<void>
  /** Before the account goes: its devices are told so, and nothing says whose they were. */
  shutForGood(tx: Transaction, uid: string): Promise<void>
  letIn(tx: Transaction, uid: string): Promise<void>
  /** Of a token that is nobody's: whether its account was suspended, or is deleted. */
  shutBy(token: string): Promise<'suspended' | 'deleted' | null>
  listSessions(caller: Caller): Promise<readonly SessionRow[]>
  /** Told of users some of whose sessions have ended, through this process. */
  onEnded(listener: (uid: string) => void): void
  /** Told of the browsers that are signed out because a way in was changed: they may hear why. */
  onEvicted(listener: (browsers: readonly PushSubscriptionBody[]) => void): void
  /** What is remembered of a user's sessions is looked up again. */
  forget(uid: string): void
}

/** Numbers are in E.164, and proven by a code before they come here. */
export interface PhoneIdentity {
  isPhoneKnown(phoneNumber: string): Promise<boolean>
  /** Makes the identity and its profile, and no session: the newcomer logs in. */
  signUpByPhone(phoneNumber: string, profile: PhoneProfile, device?: Device): Promise<string>
  signInByPhone(phoneNumber: string, device?: Device): Promise<NewSession>
  /** Answers the number before, if there was one. */
  changePhone(caller: Caller, phoneNumber: string): Promise<WayIn | null>
  /** The same; faults where nothing else leads to the account. */
  removePhone(caller: Caller): Promise<WayIn | null>
}

export interface KnownAddress {
  readonly uid: string
  readonly name: string
  readonly isVerified: boolean
  /** A new password by mail takes the phone number away. */
  readonly losesPhone: boolean
  /** The same of a second factor that was set up before anybody had proven the address. */
  readonly losesFactor: boolean
}

/** `email` is null where none was proven: a mistyped one is a stranger's. */
export interface AddressBefore {
  readonly email: string | null
  readonly since: Date | null
  readonly isChanged: boolean
}

export interface EmailIdentity {
  /** Makes the identity, its profile and a first session, all or none. */
  signUp(input: SignupBody, device?: Device): Promise<NewSession>
  signIn(input: LoginBody, device?: Device): Promise<NewSession>
  /** Whose address it is; null for nobody's, and for those who have left. */
  findByEmail(email: string): Promise<KnownAddress | null>
  /**
   * An address its owner has proven. Another than before ends what was handed out for the account,
   * but the session to keep; answers the one before.
   */
  setEmail(tx: Transaction, uid: string, email: string, keep?: string): Promise<AddressBefore>
  /**
   * Somebody reads mail at the address of this account and lost the other ways in; faults when it
   * has another by now. A phone number that is new goes: whoever set it may be a stranger. So do
   * links that take changes back, unless the address is new itself.
   */
  proveEmail(tx: Transaction, uid: string, email: string): Promise<{ removedPhone: string | null }>
}

/** What somebody showed of who they are, besides a token that may have been taken from them. */
export interface Proven {
  /** In the last minutes, at this session. */
  readonly isRecent: boolean
  readonly hasPassword: boolean
  /** A password alone is too little. */
  readonly hasSecondFactor: boolean
}

export interface SecondIdentity {
  /** With the ticket of who has shown the first of two things; `second` takes the other. */
  signInBySecond(
    uid: string,
    ticket: string,
    second: (tx: Transaction) => Promise<void>,
    device: Device,
  ): Promise<NewSession>
}

/** A passkey that has shown itself, and how often its device says it was used. */
export interface ShownPasskey {
  readonly id: string
  readonly uid: string
  readonly counted: number
}

export interface PasskeyIdentity {
  signInByPasskey(passkey: ShownPasskey, device: Device): Promise<NewSession>
  /** Faults where another use of it was faster. */
  notePasskey(passkey: ShownPasskey): Promise<void>
}

/** Who somebody is at an issuer of single sign-on. */
export interface SsoPerson {
  readonly issuer: string
  readonly subject: string
}

export interface SsoNewcomer extends SsoPerson, Omit<PhoneProfile, 'name'> {
  /** Proven to the issuer. */
  readonly email: string
  readonly names: readonly string[]
  /** They said that an account which never confirmed the address is to lose it. */
  readonly isAnew?: true | undefined
}

export interface SsoIdentity {
  findBySso(person: SsoPerson): Promise<string | null>
  signInBySso(uid: string, person: SsoPerson, device: Device): Promise<NewSession>
  /** Makes an account with a link, or none where the address is another's. */
  signUpBySso(user: SsoNewcomer, device: Device): Promise<NewSession>
}

export interface ProofIdentity {
  /** Of the newest token of a session; a former one has shown nothing. */
  howProven(token: string): Promise<Proven>
}

export interface PasswordIdentity {
  /** Ends the caller's other sessions. */
  changePassword(caller: Caller, body: ChangePasswordBody): Promise<void>
  /** Without the old one: `claim` shows in the transaction who asks. Everybody is out. */
  resetPassword<T>(
    uid: string,
    password: string,
    claim: (tx: Transaction) => Promise<T>,
    device: Device,
  ): Promise<T>
  hasPassword(uid: string): Promise<boolean>
  /** Faults unless this is the password of a user who has one. */
  checkPassword(uid: string, password: string | undefined): Promise<void>
}

/**
 * The one door to whoever knows people: here the identity engine in our own database. An external
 * issuer could stand behind it; nothing else in the server knows how somebody proves who they are.
 */
export interface Identity
  extends Sessions,
    PhoneIdentity,
    EmailIdentity,
    PasswordIdentity,
    SecondIdentity,
    PasskeyIdentity,
    SsoIdentity,
    ProofIdentity {
  onNewBrowser(listener: (news: NewBrowser) => void): void
  /**
   * Everybody is out, the password is gone, and addresses of before are theirs again. Answers
   * whether there was a password, and how many others lost an address they never confirmed.
   */
  takeBack(
    tx: Transaction,
    uid: string,
    changes: readonly Change[],
    device: Device,
  ): Promise<{ readonly hadPassword: boolean; readonly freed: number }>
  /** Nobody can come in as this user any more; phone and email are free for others. */
  remove(tx: Transaction, uid: string): Promise<void>
}
