import { expect, it } from 'vitest'
import { cancelWords, type PastPair } from './past-pairs.ts'

const row = (amount: number) => ({ amount, currency: 'EUR' })
const pair = (amount: number, outOf: PastPair['outOf'], inOf: PastPair['inOf']) =>
  ({ out: row(-amount), in: row(amount), outOf, inOf }) as PastPair

it('says of each pair only what was counted: a side that waits is a transfer already', () => {
  const both = pair(30_000, 'entry', 'entry')
  const came = pair(8_650, 'open-side', 'entry')
  expect(cancelWords([both], 'en-GB')).toBe(
    '1 pair cancels out: €300.00 counted as spent and earned.',
  )
  expect(cancelWords([came], 'en-GB')).toBe('1 pair cancels out: €86.50 counted as earned.')
  expect(cancelWords([both, came, pair(500, 'entry', 'open-side')], 'en-GB')).toBe(
    '3 pairs cancel out: €300.00 counted as spent and earned, €5.00 counted as spent, ' +
      '€86.50 counted as earned.',
  )
})
