import { formatAmount } from '#domain/money.ts'
import { shortName } from './short-name.ts'

export interface NamedStanding {
  readonly currency: string
  /** Above zero is owed to them, below zero they owe. */
  readonly amount: number
  readonly withName: string | null
}

export interface Standings {
  readonly standings: readonly NamedStanding[]
  readonly groupName: string
  readonly locale: string
}

export const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function owedWords(name: string | null, isOwing: boolean, sums: string, isFirst: boolean): string {
  const also = isFirst ? 'now' : 'also'
  if (isOwing) return `You ${also} owe ${name ? `${name} ` : ''}${sums}`
  return name ? `${name} ${also} owes you ${sums}` : `You are ${also} owed ${sums}`
}

/** "You now owe Anna $10.00 and €20.00 in all in Flat." Even is who is so in every currency. */
export function standingWords({ standings, groupName, locale }: Standings): string {
  const group = shortName(groupName)
  if (standings.length === 0) return `You are even in ${group}.`
  const sides = Map.groupBy(
    standings,
    ({ amount, withName }) => `${amount < 0} ${withName === null} ${withName}`,
  )
  const sentences = [...sides.values()].map((some, at) => {
    const isOwing = some.some(({ amount }) => amount < 0)
    const name = some[0]?.withName ?? null
    const sums = some.map((one) => formatAmount(Math.abs(one.amount), one.currency, locale))
    const known = name === null ? null : shortName(name)
    const words = owedWords(known, isOwing, listed.format(sums), at === 0)
    return at === 0 ? `${words} in all in ${group}.` : `${words}.`
  })
  return sentences.join(' ')
}
