import { newestFirst } from '#web/locale/newest-first.ts'
import { say } from '#web/words/say.ts'
import type { Standed } from '../use-standings.ts'

/** The first is the one nobody has to choose. */
export const orderNames = {
  newest: say('Newest first'),
  due: say('Next payment first'),
  balance: say('Most owed first'),
  rate: say('Highest rate first'),
  end: say('First paid off first'),
  name: say('By name'),
} as const

export type Order = keyof typeof orderNames
export const defaultOrder: Order = 'newest'

export const isOrder = (text: string | null): text is Order =>
  text !== null && Object.hasOwn(orderNames, text)

const never = '9999-12-31'

const compare: Readonly<Record<Order, (a: Standed, b: Standed) => number>> = {
  newest: (a, b) => newestFirst(a.loan, b.loan),
  due: (a, b) =>
    (a.standing.nextDueOn ?? never).localeCompare(b.standing.nextDueOn ?? never) ||
    compare.name(a, b),
  balance: (a, b) => b.standing.balance - a.standing.balance || compare.name(a, b),
  rate: (a, b) => b.loan.annualRateBps - a.loan.annualRateBps || compare.name(a, b),
  end: (a, b) => a.standing.endsOn.localeCompare(b.standing.endsOn) || compare.name(a, b),
  name: (a, b) => a.loan.name.localeCompare(b.loan.name) || (a.loan.id < b.loan.id ? -1 : 1),
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Those whose name or lender has every word, in the order asked for. */
export function findLoans(all: readonly Standed[], text: string, order: Order): readonly Standed[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const fits = ({ loan }: Standed) => {
    const said = plain(`${loan.name} ${loan.lender ?? ''}`)
    return words.every((word) => said.includes(word))
  }
  return all.filter(fits).toSorted(compare[order])
}
