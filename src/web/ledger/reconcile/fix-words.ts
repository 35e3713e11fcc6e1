import type { Break } from '#domain/accounts/checkpoints/agreement.ts'
import type { GapKind } from '#domain/accounts/checkpoints/explain.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { sentence } from '#domain/sentence.ts'
import type { LocatedGap } from './checked-book.ts'

interface Written {
  readonly amount: (amount: number) => string
  readonly day: (day: Day) => string
  /** The rows that it is here twice as, each as “Rent” on 1 Oct. */
  readonly twins: readonly string[]
}

interface FixWords {
  /** What may have happened. */
  readonly why: string
  /** What the button does. */
  readonly act: string
}

/** What an explanation says, and what is done about it. */
export function fixWords(
  kind: GapKind,
  found: LocatedGap | undefined,
  at: Break,
  { amount, day, twins }: Written,
): FixWords {
  const gap = found?.gap
  const also = twins.length === 0 ? '' : `, also as ${twins.join(' and ')}`
  switch (kind) {
    case 'converted': {
      const moved = amount(Math.abs((gap?.effect ?? 0) + at.gap))
      const why = `Here it counts by a rate. The bank may have moved ${moved}.`
      return { why, act: `Take ${moved} as what the bank moved` }
    }
    case 'changed':
      return {
        why: `The bank has ${amount(Math.abs(gap?.bankEffect ?? 0))}.`,
        act: 'Take the bank’s amount',
      }
    case 'moved':
      return {
        why: gap?.bankOn ? sentence(`The bank has it on ${day(gap.bankOn)}`) : '',
        act: 'Take the bank’s day',
      }
    case 'missing':
      return { why: 'It is in the statement and not in your book.', act: 'Bring it back' }
    case 'pending':
      return { why: 'It was announced and is not booked here.', act: 'Count it as booked' }
    case 'elsewhere':
      return { why: 'It is in another account.', act: 'Move it here' }
    case 'late':
      return { why: 'It stands a little later here.', act: `Move it to ${day(at.until)}` }
    case 'early':
      return {
        why: 'The bank may have it a little later.',
        act: `Move it to ${day(addDays(at.until, 1))}`,
      }
    case 'double':
      return { why: sentence(`It is here twice${also}`), act: 'Remove this one' }
    case 'extra':
      return gap?.isAside
        ? { why: 'You put it aside as unexplained, and a row explains it now.', act: 'Remove it' }
        : { why: 'The bank does not have it.', act: 'Remove it' }
    case 'sign':
      return { why: 'It may have gone the other way.', act: 'Turn it round' }
    case 'digits':
      return {
        why: 'Its digits may be mixed up.',
        act: `Make it ${amount(Math.abs((gap?.effect ?? 0) + at.gap))}`,
      }
    case 'pair':
      return { why: sentence(pairWords(twins.length, also)), act: 'Remove both' }
    case 'opening':
      return { why: 'It may have begun with another balance.', act: 'Change the opening' }
  }
}

/** The bank has what came from it; that can only be here once too often. */
function pairWords(twins: number, also: string): string {
  if (twins === 0) return 'The bank has neither of the two'
  if (twins === 2) return `Both are here twice${also}`
  return `One of them is here twice${also}; the bank does not have the other`
}
