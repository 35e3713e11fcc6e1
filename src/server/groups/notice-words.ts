import { formatAmount } from '#domain/money.ts'

const NAME_CHARACTERS = 60
export const shortName = (name: string) => name.trim().slice(0, NAME_CHARACTERS).toWellFormed()

interface Effect {
  readonly by: string
  readonly what: 'added' | 'changed'
  readonly description: string
  readonly amount: number
  readonly share: number
  readonly currency: string
  /** Above zero is owed to them, below zero they owe. */
  readonly standing: number
  readonly withName: string | null
  readonly groupName: string
  readonly locale: string
}

/** The net effect in words: "Your part is 8.00. You now owe Anna 13.50 in all." */
export function expenseWords(effect: Effect) {
  const { by, what, description, amount, share, currency, locale } = effect
  const sum = (minor: number) => formatAmount(minor, currency, locale)
  const title = `${shortName(by)} ${what} ${shortName(description)}, ${sum(amount)}`
  const part = share > 0 ? `Your part is ${sum(share)}.` : 'You have no part in it.'
  return { title, body: `${part} ${standingWords(effect, sum)}` }
}

type Standing = Pick<Effect, 'standing' | 'withName' | 'groupName'>

export function standingWords(
  { standing, withName, groupName }: Standing,
  sum: (minor: number) => string,
): string {
  const group = shortName(groupName)
  const name = withName === null ? null : shortName(withName)
  if (standing === 0) return `You are even in ${group}.`
  const size = sum(Math.abs(standing))
  if (standing < 0) return `You now owe ${name ? `${name} ` : ''}${size} in all in ${group}.`
  return name
    ? `${name} now owes you ${size} in all in ${group}.`
    : `You are owed ${size} in all in ${group}.`
}

interface Payment {
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly currency: string
  readonly groupName: string
  readonly locale: string
}

export function claimedWords(payment: Payment & { readonly isToThem: boolean }) {
  const { from, to, amount, currency, groupName, locale, isToThem } = payment
  const sum = formatAmount(amount, currency, locale)
  const title = `${shortName(from)} paid ${isToThem ? 'you' : shortName(to)} ${sum}`
  return { title, body: `In ${shortName(groupName)}. Confirm it when the money is there.` }
}

export function confirmedWords({ to, amount, currency, groupName, locale }: Payment) {
  const sum = formatAmount(amount, currency, locale)
  const title = `${shortName(to)} confirmed ${sum}`
  return { title, body: `Your payment in ${shortName(groupName)} has arrived.` }
}

export function disputedWords({ to, amount, currency, groupName, locale }: Payment) {
  const sum = formatAmount(amount, currency, locale)
  const title = `${shortName(to)} has not received ${sum}`
  return { title, body: `The payment in ${shortName(groupName)} does not count until you agree.` }
}

/** One of their household has said so for them. */
export function answeredForWords(
  { from, amount, currency, groupName, locale }: Payment,
  by: string,
  isConfirmed: boolean,
) {
  const sum = formatAmount(amount, currency, locale)
  const title = `${shortName(by)} ${isConfirmed ? 'confirmed' : 'disputed'} ${sum} for you`
  return { title, body: `The payment from ${shortName(from)} in ${shortName(groupName)}.` }
}

export function invitationWords(by: string, groupName: string) {
  const group = shortName(groupName)
  return {
    title: `${shortName(by)} invites you to ${group}`,
    body: `Share expenses in ${group}. Accept or reject the invitation here.`,
  }
}

const householdSays = {
  asked: (name: string) => [
    `${name} asks to settle together with you`,
    'You would pay and be paid as one, and answer for each other. Agree or decline in the group.',
  ],
  joined: (name: string) => [
    `${name} settles together with you`,
    'You pay and are paid as one, and may answer for each other. Either can leave at any time.',
  ],
  refused: (name: string) => [`${name} settles alone`, 'What you asked for was declined.'],
  left: (name: string) => [`${name} settles alone`, 'They no longer settle together with you.'],
} as const

export function householdWords(what: keyof typeof householdSays, name: string, groupName: string) {
  const [title = '', body = ''] = householdSays[what](shortName(name))
  return { title, body: `${body} ${shortName(groupName)}.` }
}
