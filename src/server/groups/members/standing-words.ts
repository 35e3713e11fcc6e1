import { formatAmount } from '#domain/money/money.ts'
import { shortName } from '../short-name.ts'

export interface NamedStanding {
  readonly currency: string
  /** Above zero is owed to them, below zero they owe. */
  readonly amount: number
  /** Who it is with, all of one purse; nobody where it is several. */
  readonly withNames: readonly string[]
}

export interface Standings {
  readonly standings: readonly NamedStanding[]
  /** Who settles together with the reader: they owe and are owed as one. */
  readonly mates: readonly string[]
  readonly groupName: string
  readonly locale: string
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Three by name; of more the first two. */
export function allNames(names: readonly string[]): string {
  const named = names.length > 3 ? names.slice(0, 2) : names
  const more = names.length - named.length
  return listed.format([...named.map(shortName), ...(more > 0 ? [`${more} more`] : [])])
}

/** The reader, with those they settle together with: "You", or "you and Ben". */
export const readers = ({ mates }: Pick<Standings, 'mates'>, you: 'You' | 'you'): string =>
  allNames([you, ...mates])

type Side = Pick<NamedStanding, 'withNames'> & {
  readonly isOwing: boolean
  readonly sums: string
  readonly isFirst: boolean
}

function owedWords(all: Standings, { withNames, isOwing, sums, isFirst }: Side): string {
  const also = isFirst ? 'now' : 'also'
  const name = allNames(withNames)
  if (isOwing) return `${readers(all, 'You')} ${also} owe ${name ? `${name} ` : ''}${sums}`
  const owes = withNames.length === 1 ? 'owes' : 'owe'
  return name
    ? `${name} ${also} ${owes} ${readers(all, 'you')} ${sums}`
    : `${readers(all, 'You')} are ${also} owed ${sums}`
}

/** "You now owe Anna $10.00 and €20.00 in all in Flat." Even is who is so in every currency. */
export function standingWords(all: Standings): string {
  const { standings, groupName, locale } = all
  const group = shortName(groupName)
  if (standings.length === 0) return `${readers(all, 'You')} are even in ${group}.`
  const sides = Map.groupBy(standings, ({ amount, withNames }) =>
    JSON.stringify([amount < 0, ...withNames]),
  )
  const sentences = [...sides.values()].map((some, at) => {
    const sums = some.map((one) => formatAmount(Math.abs(one.amount), one.currency, locale))
    const words = owedWords(all, {
      withNames: some[0]?.withNames ?? [],
      isOwing: some.some(({ amount }) => amount < 0),
      sums: listed.format(sums),
      isFirst: at === 0,
    })
    return at === 0 ? `${words} in all in ${group}.` : `${words}.`
  })
  return sentences.join(' ')
}
