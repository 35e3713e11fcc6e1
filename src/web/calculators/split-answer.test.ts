import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf } from '#domain/money/money.ts'
import { answerSplit, readPaid, type SplitPerson, titlesOf } from './split-answer.ts'

const writing = { currency: 'EUR', locale: 'en-GB' }
const person = (id: string, paid: string, heads = 1): SplitPerson => ({
  id,
  name: id,
  paid,
  heads,
})

const answered = (...asked: Parameters<typeof answerSplit>) => {
  const answer = answerSplit(...asked)
  return typeof answer === 'string' ? undefined : answer
}

describe('titlesOf', () => {
  const named = (...names: readonly string[]) =>
    names.map((name, at) => ({ ...person(`p000${at + 1}`, ''), name }))

  it('tells people of one name apart, however it is written', () => {
    const titles = titlesOf(named('Anna', 'Ben', ' anna ', 'Anna (2)', ''))
    expect([...titles.values()]).toEqual(['Anna', 'Ben', 'anna (2)', 'Anna (2) (2)', 'Person 5'])
  })

  it('tells a typed name from what stands for one', () => {
    expect([...titlesOf(named('Person 2', '')).values()]).toEqual(['Person 2', 'Person 2 (2)'])
  })
})

describe('answerSplit', () => {
  it('shares a dinner of 90.00 by three', () => {
    const answer = answered([person('a', '90'), person('b', ''), person('c', '0')], writing)
    expect(answer?.people.map(({ share }) => share)).toEqual([3000, 3000, 3000])
    expect(answer?.plan).toEqual({
      isFewest: true,
      transfers: [
        { from: 'b', to: 'a', amount: 3000 },
        { from: 'c', to: 'a', amount: 3000 },
      ],
    })
  })

  it('counts a couple twice', () => {
    const answer = answered([person('a', '90,00', 2), person('b', '')], writing)
    expect(answer?.people.map(({ share }) => share)).toEqual([6000, 3000])
  })

  it('says whether it waits for something to share or for an amount it can read', () => {
    const told = (...paid: readonly string[]) =>
      answerSplit(
        paid.map((text, at) => person(`p${at}`, text)),
        writing,
      )
    expect(told('', '')).toBe('nothing-paid')
    expect(told('12', 'x')).toBe('unread')
    expect(told('96.40', '-20')).toBe('unread')
    const most = '90000000000000'
    expect(told(most, most)).toBe('too-large')
    expect(readPaid('-4', writing)).toEqual({ ok: false, reason: 'negative' })
  })

  it('loses no cent, and its transfers leave nobody owing', () => {
    const paid = fc.array(fc.nat(10_000_000), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(paid, fc.infiniteStream(fc.integer({ min: 1, max: 4 })), (amounts, heads) => {
        const people = amounts.map((amount, at) =>
          person(`p${at}`, decimalOf(amount, 'EUR'), heads.next().value),
        )
        const answer = answered(people, writing)
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        if (total === 0) return answer === undefined
        const balance = new Map(answer?.people.map((one) => [one.id, one.paid - one.share]))
        for (const { from, to, amount } of answer?.plan.transfers ?? []) {
          balance.set(from, (balance.get(from) ?? 0) + amount)
          balance.set(to, (balance.get(to) ?? 0) - amount)
        }
        const shares = answer?.people.reduce((sum, { share }) => sum + share, 0)
        return shares === total && balance.values().every((left) => left === 0)
      }),
      { numRuns: 200 },
    )
  })
})
