import { expect, it } from 'vitest'
import type { Loan } from '../loan.ts'
import { newDraft } from './draft.ts'
import { type PaidCase, paidWords } from './paid-words.ts'
import { readLoan } from './read-draft.ts'

const lens = {
  ...newDraft('CHF', '2026-11-17'),
  ...{ principal: '3000', rate: '6', termPeriods: '12' },
  ...{ startOn: '2026-08-01', firstPaymentOn: '2026-09-01' },
}
const byHand = { ...lens, posting: 'by-hand' } as const
const about: PaidCase = {
  ...{ loan: null, payments: [], today: '2026-11-17', locale: 'en-GB', timezone: 'Europe/Zurich' },
}

it('counts nothing as paid of a new loan by hand, unless its owner says until when', () => {
  const read = readLoan({ ...byHand, name: 'Lens' }, 'en-GB', true)
  expect(read).toMatchObject({ ok: true, fields: { trackFrom: '2026-08-01' } })
  expect(paidWords(byHand, about)).toBe('Left empty, none of them counts as paid.')
  const until = (trackFrom: string) => paidWords({ ...byHand, trackFrom }, about)
  expect(until('2026-10-02')).toBe('2 instalments, CHF 516.40 in all, count as paid.')
  expect(until('2026-09-02')).toBe('1 instalment, CHF 258.20 in all, counts as paid.')
  expect(until('2026-09-01')).toBe('No instalment counts as paid.')
})

it('says before it is saved what counts as paid when no day is entered', () => {
  expect(paidWords(lens, about)).toBe(
    'Left empty, it is today. 3 instalments, CHF 774.60 in all, count as paid.',
  )
  const loan = { createdAt: '2026-10-10T10:00:00.000Z' } as Loan
  expect(paidWords(byHand, { ...about, loan })).toBe(
    'Left empty, it is 10 Oct 2026, when you added the loan. ' +
      '2 instalments, CHF 516.40 in all, count as paid.',
  )
  expect(paidWords({ ...lens, rate: 'x' }, about)).toBe('Left empty, it is today.')
})

const giro = '019a0000-0000-7000-8000-000000000001'

it('says that an account it is paid from stays as it is, and how to have it entered', () => {
  const paid = 'Left empty, it is today. 3 instalments, CHF 774.60 in all, count as paid'
  expect(paidWords({ ...lens, payFromId: giro }, about)).toBe(
    `${paid}, and nothing leaves the account for it. ` +
      'Choose an earlier day to have it entered from the account.',
  )
  const until = { ...byHand, payFromId: giro, trackFrom: '2026-09-02' }
  expect(paidWords(until, about)).toBe(
    '1 instalment, CHF 258.20 in all, counts as paid, and nothing leaves the account for it.',
  )
})
