/** So many within an hour, and so many within a day. */
export interface Pace {
  readonly hour: number
  readonly day: number
}

export interface MessageBudget {
  /** The part of all that its channel may carry in an hour. */
  readonly share: number
  /** To one receiver, whoever sends. */
  readonly to: Pace
  /**
   * By one sender, whoever receives. `asked`: as often as one address may ask, CODES_PER_HOUR.
   * `part`: the same, and no more than a tenth of all that go.
   */
  readonly from: Pace | 'asked' | 'part'
  /** Some of it is nobody's doing but the house's. */
  readonly isAlsoOurs?: true
  /**
   * So many to one receiver in an hour live on a part that nobody who is told more often touches:
   * however much some have changed, the next one is still told.
   */
  readonly first?: number
  /** Half of that part is for accounts that are not new: many are soon made, but not aged. */
  readonly isByAge?: true
}

const NEW_MS = 7 * 86_400_000

/** Whoever makes accounts to use up what owners are told has none that is older. */
export const isOfAge = (madeAt: Date, now: Date): boolean =>
  now.getTime() - madeAt.getTime() > NEW_MS

export type Channel = 'sms' | 'mail'

interface KindFacts extends Partial<Readonly<Record<Channel, MessageBudget>>> {
  /** It goes only to a number that its owner has proven, so the country does not matter. */
  readonly isToProven?: boolean
}

const firstByAge = { first: 1, isByAge: true } as const

/**
 * Every kind of message that leaves the house, and how much of it may. No kind lives on another's
 * part: neither invitations nor strangers at the door keep a code or a warning from its owner.
 */
export const messageKinds = {
  /** To log in, asked for where the account was used before: strangers use up nothing of it. */
  'home-code': {
    sms: { share: 0.15, to: { hour: 5, day: 30 }, from: 'asked' },
    isToProven: true,
  },
  /** To log in, by a number that has an account. */
  'known-code': {
    sms: { share: 0.1, to: { hour: 5, day: 30 }, from: 'asked' },
    isToProven: true,
  },
  /** The same once strangers have used those up: for who asks from a network of its own. */
  'spare-code': {
    sms: { share: 0.05, to: { hour: 12, day: 40 }, from: 'asked' },
    isToProven: true,
  },
  /** To sign up, or to have another number from now on. */
  'new-code': { sms: { share: 0.3, to: { hour: 5, day: 10 }, from: 'asked' } },
  /** To show once more who it is, before a way in is changed. */
  'proof-code': {
    sms: { share: 0.1, to: { hour: 10, day: 30 }, from: { hour: 5, day: 30 }, first: 2 },
    mail: { share: 0.05, to: { hour: 10, day: 30 }, from: { hour: 5, day: 30 }, first: 2 },
    isToProven: true,
  },
  /** To choose a new password, asked for where the account was used before. */
  'home-reset-link': { mail: { share: 0.05, to: { hour: 5, day: 20 }, from: 'asked' } },
  /** To choose a new password. */
  'reset-link': { mail: { share: 0.1, to: { hour: 5, day: 20 }, from: 'asked' } },
  /** To prove the address somebody signs up with: anybody can, with any address. */
  'signup-link': { mail: { share: 0.07, to: { hour: 2, day: 5 }, from: 'part' } },
  /** The same once more, asked for by who has proven nothing yet. */
  'again-link': { mail: { share: 0.04, to: { hour: 3, day: 5 }, from: 'part' } },
  /** To prove another address, for somebody who has a proven one or a number. */
  'email-link': {
    mail: { share: 0.04, to: { hour: 5, day: 10 }, from: { hour: 10, day: 30 } },
  },
  /** A way into an account is another one now. What cannot be told is not done. */
  'changed-way-in': {
    sms: { share: 0.1, to: { hour: 12, day: 30 }, from: { hour: 12, day: 30 }, ...firstByAge },
    mail: { share: 0.1, to: { hour: 60, day: 200 }, from: { hour: 20, day: 60 }, ...firstByAge },
    isToProven: true,
  },
  /** The same by a link for a new password, which is never refused; links are fewer than this. */
  'reset-way-in': {
    sms: { share: 0.02, to: { hour: 12, day: 45 }, from: { hour: 12, day: 45 }, ...firstByAge },
    mail: { share: 0.01, to: { hour: 12, day: 45 }, from: { hour: 12, day: 45 }, ...firstByAge },
    isToProven: true,
  },
  /** An account is suspended, active again or gone: told however much of it was changed before. */
  'account-news': {
    mail: { share: 0.01, to: { hour: 5, day: 10 }, from: { hour: 5, day: 10 }, ...firstByAge },
  },
  /** Somebody took or asked for something that is no way in: it takes nothing from those. */
  'new-feed': {
    sms: { share: 0.01, to: { hour: 6, day: 20 }, from: { hour: 3, day: 10 }, first: 1 },
    mail: { share: 0.015, to: { hour: 15, day: 50 }, from: { hour: 5, day: 20 }, first: 1 },
    isToProven: true,
  },
  /** A token or a webhook was made, each counted by itself: who sets up a program makes several. */
  'new-program': {
    sms: { share: 0.01, to: { hour: 12, day: 40 }, from: { hour: 5, day: 15 }, first: 1 },
    mail: { share: 0.015, to: { hour: 25, day: 80 }, from: { hour: 10, day: 30 }, first: 1 },
    isToProven: true,
  },
  /** Somebody came in by a browser that is new to the account. */
  'new-browser': {
    mail: { share: 0.03, to: { hour: 5, day: 20 }, from: { hour: 5, day: 20 }, ...firstByAge },
  },
  /** Many wrong passwords were tried: anybody can, so it takes nothing from other warnings. */
  guesses: {
    mail: { share: 0.01, to: { hour: 2, day: 2 }, from: { hour: 2, day: 2 }, ...firstByAge },
  },
  /** There is more of what an account is warned of than is told one by one: nothing is silent. */
  'more-warnings': {
    sms: { share: 0.01, to: { hour: 1, day: 3 }, from: { hour: 1, day: 3 }, ...firstByAge },
    mail: { share: 0.02, to: { hour: 1, day: 6 }, from: { hour: 1, day: 6 }, ...firstByAge },
    isToProven: true,
  },
  /** The one kind that goes to strangers by somebody's wish. */
  invitation: {
    sms: { share: 0.15, to: { hour: 3, day: 5 }, from: { hour: 15, day: 30 } },
    mail: { share: 0.1, to: { hour: 5, day: 10 }, from: { hour: 50, day: 100 } },
  },
  /** What somebody asked to be told by mail. More than this comes later, as one. */
  notice: {
    mail: {
      ...{ share: 0.21, to: { hour: 20, day: 100 }, first: 2 },
      ...{ from: { hour: 200, day: 600 }, isAlsoOurs: true },
    },
  },
  'support-reply': {
    mail: { share: 0.1, to: { hour: 10, day: 30 }, from: { hour: 200, day: 1000 } },
  },
  /** A way into an account of the staff is another one now. */
  'staff-way-in': {
    mail: { share: 0.02, to: { hour: 20, day: 60 }, from: { hour: 20, day: 60 } },
  },
  /** The server cannot do what it is relied on for. */
  'server-trouble': {
    mail: { share: 0.01, to: { hour: 2, day: 6 }, from: { hour: 50, day: 100 } },
  },
} as const satisfies Readonly<Record<string, KindFacts>>

export type MessageKind = keyof typeof messageKinds

const facts: Readonly<Record<MessageKind, KindFacts>> = messageKinds

export const goesToProven = (kind: MessageKind): boolean => facts[kind].isToProven ?? false

export function budgetOf(kind: MessageKind, channel: Channel): MessageBudget {
  const budget = facts[kind][channel]
  if (!budget) throw new Error(`No budget says how much ${kind} may go by ${channel}.`)
  return budget
}
