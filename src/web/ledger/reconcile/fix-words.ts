import type { Break } from '#domain/accounts/checkpoints/agreement.ts'
import type { GapKind } from '#domain/accounts/checkpoints/explain.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { sentence } from '#domain/sentence.ts'
import { say } from '#web/words/say.ts'
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
  const also = twins.length === 0 ? '' : say(', also as {list}', { list: twins.join(' and ') })
  switch (kind) {
    case 'converted': {
      const moved = amount(Math.abs((gap?.effect ?? 0) + at.gap))
      const why = say('Here it counts by a rate. The bank may have moved {moved}.', { moved })
      return { why, act: say('Take {moved} as what the bank moved', { moved }) }
    }
    case 'changed':
      return {
        why: say('The bank has {amount}.', { amount: amount(Math.abs(gap?.bankEffect ?? 0)) }),
        act: say('Take the bank’s amount'),
      }
    case 'moved':
      return {
        why: gap?.bankOn ? sentence(say('The bank has it on {day}', { day: day(gap.bankOn) })) : '',
        act: say('Take the bank’s day'),
      }
    case 'missing':
      return { why: say('It is in the statement and not in your book.'), act: say('Bring it back') }
    case 'pending':
      return {
        why: say('It was announced and is not booked here.'),
        act: say('Count it as booked'),
      }
    case 'elsewhere':
      return { why: say('It is in another account.'), act: say('Move it here') }
    case 'late':
      return {
        why: say('It stands a little later here.'),
        act: say('Move it to {day}', { day: day(at.until) }),
      }
    case 'early':
      return {
        why: say('The bank may have it a little later.'),
        act: say('Move it to {day}', { day: day(addDays(at.until, 1)) }),
      }
    case 'double':
      return { why: sentence(say('It is here twice{also}', { also })), act: say('Remove this one') }
    case 'extra':
      return { why: extraWords(gap?.isAside), act: say('Remove it') }
    case 'sign':
      return { why: say('It may have gone the other way.'), act: say('Turn it round') }
    case 'digits':
      return {
        why: say('Its digits may be mixed up.'),
        act: say('Make it {amount}', { amount: amount(Math.abs((gap?.effect ?? 0) + at.gap)) }),
      }
    case 'pair':
      return { why: sentence(pairWords(twins.length, also)), act: say('Remove both') }
    case 'opening':
      return { why: say('It may have begun with another balance.'), act: say('Change the opening') }
  }
}

const extraWords = (isAside: boolean | undefined) =>
  isAside
    ? say('You put it aside as unexplained, and a row explains it now.')
    : say('The bank does not have it.')

/** The bank has what came from it; that can only be here once too often. */
function pairWords(twins: number, also: string): string {
  if (twins === 0) return say('The bank has neither of the two')
  if (twins === 2) return say('Both are here twice{also}', { also })
  return say('One of them is here twice{also}; the bank does not have the other', { also })
}
