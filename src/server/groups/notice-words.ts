import { formatAmount } from '#domain/money/money.ts'
import { nameInMessage } from '#domain/names/name-in-message.ts'
import { allNames, type Standings, standingWords } from './members/standing-words.ts'
import { shortName } from './short-name.ts'

interface Effect extends Standings {
  readonly by: string
  readonly what: 'added' | 'changed'
  readonly description: string
  readonly amount: number
  readonly share: number
  readonly currency: string
}

/** The net effect in words: "Your part is 8.00. You now owe Anna 13.50 in all." */
export function expenseWords(effect: Effect) {
  const { by, what, description, amount, share, currency, locale } = effect
  const sum = (minor: number) => formatAmount(minor, currency, locale)
  const title = `${shortName(by)} ${what} ${shortName(description)}, ${sum(amount)}`
  const part = share > 0 ? `Your part is ${sum(share)}.` : 'You have no part in it.'
  return { title, body: `${part} ${standingWords(effect)}` }
}

/** Told to people who may not know them: nothing of it is theirs to shape but the names. */
export function invitationWords(by: string, groupName: string) {
  const group = nameInMessage(groupName, 'a group')
  return {
    title: `${nameInMessage(by, 'Somebody')} invites you to ${group}`,
    body: `Share expenses in ${group}. Accept or reject the invitation here.`,
  }
}

/** Of more than one by the same person, or into the same group. */
export const severalInvitations = (newestBy: string, count: number) => ({
  title: `${count} invitations wait for you, the newest by ${newestBy}`,
  body: 'Accept or reject each of them where your groups are.',
})

const householdSays = {
  asked: (name: string) => [
    `${name} asks to settle together with you`,
    'You would pay and be paid as one, and answer for each other. Agree or decline in the group.',
  ],
  joined: (name: string, isOne: boolean) => [
    `${name} ${isOne ? 'settles' : 'settle'} together with you`,
    'You pay and are paid as one, and may answer for each other. Either can leave at any time.',
  ],
  refused: (name: string) => [`${name} settles alone`, 'What you asked for was declined.'],
  over: (name: string) => [
    `${name} can no longer answer you`,
    'You asked to settle together; that is taken back.',
  ],
  gone: (name: string) => [
    `${name} settles alone`,
    'Their account is gone, and they no longer settle together with you.',
  ],
  left: (name: string) => [`${name} settles alone`, 'They no longer settle together with you.'],
} as const

export type HouseholdNews = keyof typeof householdSays

/** Of others, never of whoever reads it. */
export function householdWords(what: HouseholdNews, names: readonly string[], groupName: string) {
  const [title = '', body = ''] = householdSays[what](allNames(names), names.length === 1)
  return { title, body: `${body} ${shortName(groupName)}.` }
}
