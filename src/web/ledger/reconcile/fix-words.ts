import type { Break } from '#domain/accounts/checkpoints/agreement.ts'
import type { GapKind } from '#domain/accounts/checkpoints/explain.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { sentence } from '#domain/sentence.ts'
import type { LocatedGap } from './checked-book.ts'

interface Written {
  readonly amount: (amount: number) => string
  readonly day: (day: Day) => string
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
  { amount, day }: Written,
): FixWords {
  const gap = found?.gap
  switch (kind) {
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
    case 'double':
      return { why: 'It is here twice.', act: 'Remove this one' }
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
      return { why: 'The bank has neither of the two.', act: 'Remove both' }
    case 'opening':
      return { why: 'It may have begun with another balance.', act: 'Change the opening' }
  }
}
