import { formatAmount } from '#domain/money/money.ts'
import { readers, type Standings, standingWords } from './members/standing-words.ts'
import { shortName } from './short-name.ts'

export interface NetEffect extends Standings {
  readonly by: string
  readonly what: 'deleted' | 'restored' | 'reopened' | 'denied'
  /** What a bill is called; a payment has no name. */
  readonly name: string | null
  /** Not a payment, but a debt that was let go. */
  readonly isWriteOff?: boolean
  readonly amount: number
  readonly currency: string
  readonly titleOf?: ((sum: string) => string) | undefined
  /** What was owed to their purse before and is now; below zero they owe. */
  readonly before: number
  readonly after: number
}

type Sum = (minor: number) => string

/** "You now owe 12.00 less." Across zero it takes two figures to say it. */
function changeWords(effect: NetEffect, sum: Sum): string | null {
  const { before, after } = effect
  const size = sum(Math.abs(after - before))
  const [who, inside] = [readers(effect, 'You'), readers(effect, 'you')]
  if (before === after) return null
  if (before <= 0 && after <= 0) {
    return `${who} now owe ${size} ${after > before ? 'less' : 'more'}.`
  }
  if (before >= 0 && after >= 0) {
    return `${who} are now owed ${size} ${after > before ? 'more' : 'less'}.`
  }
  return before < 0
    ? `Before, ${inside} owed ${sum(-before)}.`
    : `Before, ${inside} were owed ${sum(before)}.`
}

const titleOf = ({ by, what, name, isWriteOff }: NetEffect, size: string): string => {
  if (name !== null) return `${by} ${what} ${shortName(name)}, ${size}`
  if (isWriteOff) {
    return what === 'deleted'
      ? `${by} no longer writes off ${size}`
      : `${by} wrote off ${size} again`
  }
  if (what === 'reopened') return `${by} took back the confirmation of ${size}`
  return `${by} ${what} a payment of ${size}`
}

/** What somebody else has done to their balance, in words. */
export function effectWords(effect: NetEffect) {
  const { currency, locale } = effect
  const sum: Sum = (minor) => formatAmount(minor, currency, locale)
  const size = sum(effect.amount)
  const title = effect.titleOf?.(size) ?? titleOf({ ...effect, by: shortName(effect.by) }, size)
  const change = changeWords(effect, sum) ?? `That changes nothing for ${readers(effect, 'you')}.`
  return { title, body: `${change} ${standingWords(effect)}` }
}
