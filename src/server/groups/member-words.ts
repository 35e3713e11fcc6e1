import { formatAmount } from '#domain/money.ts'
import { shortName } from './notice-words.ts'

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

/** To somebody who does not see the group any more. */
export function removedWords(removal: Removal) {
  const { by, groupName } = removal
  const stays = 'Your part of past expenses stays in your own book.'
  return {
    title: `${shortName(by)} removed you from ${shortName(groupName)}`,
    body: [...openWords(removal), stays].join(' '),
  }
}
