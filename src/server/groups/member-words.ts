import { formatAmount } from '#domain/money/money.ts'
import { allNames } from './members/standing-words.ts'
import { shortName } from './short-name.ts'

export interface OpenBalance {
  readonly currency: string
  /** Above zero is owed to them, below zero they owe. */
  readonly amount: number
}

interface Removal {
  readonly by: string
  readonly groupName: string
  readonly balances: readonly OpenBalance[]
  readonly locale: string
}

/** What somebody else still owes and is owed. */
const theirWords = (
  who: string,
  balances: readonly OpenBalance[],
  locale: string,
): readonly string[] =>
  balances.map(({ amount, currency }) => {
    const sum = formatAmount(Math.abs(amount), currency, locale)
    return amount < 0 ? `${who} still owes ${sum} there.` : `${who} is still owed ${sum} there.`
  })

const openWords = ({ balances, locale }: Removal) =>
  balances.map(({ amount, currency }) => {
    const sum = formatAmount(Math.abs(amount), currency, locale)
    return amount < 0 ? `You still owe ${sum} there.` : `You are still owed ${sum} there.`
  })

interface WriteOff {
  readonly by: string
  readonly groupName: string
  readonly amount: number
  readonly currency: string
  readonly locale: string
}

export function writtenOffWords({ by, groupName, amount, currency, locale }: WriteOff) {
  const sum = formatAmount(amount, currency, locale)
  return {
    title: `${shortName(by)} wrote off ${sum}`,
    body: `You no longer owe it in ${shortName(groupName)}.`,
  }
}

const apart = 'They no longer settle together with you.'

interface OwnRemoval extends Removal {
  readonly mates: readonly string[]
  /** Until when they may deny what they came to owe just before, where there is any of it. */
  readonly deniableUntil: string | null
}

/** To somebody who does not see the group any more. */
export function removedWords({ mates, deniableUntil, ...removal }: OwnRemoval) {
  const { by, groupName } = removal
  const ended = mates.length > 0 ? [`You no longer settle together with ${allNames(mates)}.`] : []
  const denial = deniableUntil
    ? [`What others wrote just before you can deny until ${deniableUntil}.`]
    : []
  const stays = 'Your part of past expenses stays in your own book.'
  return {
    title: `${shortName(by)} removed you from ${shortName(groupName)}`,
    body: [...ended, ...openWords(removal), ...denial, stays].join(' '),
  }
}

interface OtherRemoval extends Removal {
  readonly name: string
  readonly own: readonly OpenBalance[]
  /** The reader settled together with them. */
  readonly isMate: boolean
}

/** To those who stay; who is owed something may hear how to go on. */
export function removedOtherWords({ name, own, isMate, ...removal }: OtherRemoval) {
  const { by, groupName, balances, locale } = removal
  const who = shortName(name)
  const sentences = theirWords(who, balances, locale)
  const isOwed = balances.some(
    ({ amount, currency }) =>
      amount < 0 && own.some((mine) => mine.currency === currency && mine.amount > 0),
  )
  const advice = 'You are owed money: record what they pay you, or write it off.'
  const stays = 'Past expenses stay as they are.'
  return {
    title: `${shortName(by)} removed ${who} from ${shortName(groupName)}`,
    body: [...(isMate ? [apart] : []), ...sentences, isOwed ? advice : stays].join(' '),
  }
}

type Leaving = Pick<OtherRemoval, 'name' | 'groupName' | 'isMate' | 'balances' | 'locale'>

export function leftWords({ name, groupName, isMate, balances, locale }: Leaving) {
  const open = theirWords(shortName(name), balances, locale).join(' ')
  const stays = `${open || 'They are even there.'} Past expenses stay as they are.`
  return {
    title: `${shortName(name)} left ${shortName(groupName)}`,
    body: isMate ? `${apart} ${stays}` : stays,
  }
}

interface DeniableWords extends Removal {
  readonly bill?: string | undefined
  readonly until: string
}

/** To who left, or is gone and owes again by a bill that was put back. */
export function deniableWords({ bill, until, ...removal }: DeniableWords) {
  const { by, groupName } = removal
  const group = shortName(groupName)
  const owed = openWords(removal).join(' ')
  return bill === undefined
    ? {
        title: `You left ${group} with something open`,
        body: `${owed} What others wrote just before you can deny until ${until}.`,
      }
    : {
        title: `${shortName(by)} put ${shortName(bill)} back in ${group}`,
        body: `${owed} You are not in the group any more, and can deny it until ${until}.`,
      }
}

interface Coming {
  readonly name: string
  /** What they were called in the group before they came; empty for somebody new. */
  readonly before: string
  readonly isBack: boolean
  /** The reader settled together with the name they had. */
  readonly isMate: boolean
  readonly groupName: string
  /** What they come into with the name they had. */
  readonly balances: readonly OpenBalance[]
  readonly locale: string
}

export function cameWords({ name, before, isBack, isMate, groupName, ...open }: Coming) {
  const [who, was, group] = [name, before, groupName].map(shortName)
  if (isBack) {
    return { title: `${who} is back in ${group}`, body: 'With what they owed and were owed.' }
  }
  const body =
    was && was !== who
      ? `They were ${was} there until now, with all that ${was} had a part in.`
      : 'You can share expenses with them from now on.'
  const sentences = [
    ...theirWords(who ?? '', open.balances, open.locale),
    ...(isMate ? [apart] : []),
  ]
  return { title: `${who} joined ${group}`, body: [body, ...sentences].join(' ') }
}
