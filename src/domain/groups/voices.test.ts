import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayAnswer, type Voice } from './voices.ts'

const names = ['Anna', 'Ben', 'Cara', 'Dora', 'Emil'] as const

const member = (memberId: string): fc.Arbitrary<Voice> =>
  fc
    .record({
      hasAccount: fc.boolean(),
      isGone: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
      householdId: fc.constantFrom(null, 'one', 'two'),
      hasAgreed: fc.boolean(),
    })
    .map(({ hasAccount, isGone, householdId, hasAgreed }) => ({
      ...{ memberId, householdId, hasAgreed: hasAccount && hasAgreed },
      uid: hasAccount ? memberId : null,
      leftAt: isGone ? '2026-11-01' : null,
    }))

const anyGroup = fc.tuple(...names.map(member))
const isSpeaking = ({ uid, leftAt }: Voice) => uid !== null && leftAt === null

describe('a payment', () => {
  it('between two of a household counts by its receiver’s own word', () => {
    const some = fc.property(anyGroup, (members) => {
      for (const to of members.filter(isSpeaking)) {
        for (const from of members) {
          if (from === to || !to.householdId || from.householdId !== to.householdId) continue
          const sides = { from: from.memberId, to: to.memberId }
          const who = names.filter((uid) => mayAnswer(members, sides, uid))
          expect(who).toEqual([to.uid])
        }
      }
    })
    fc.assert(some, { numRuns: 500 })
  })

  it('never reaches who can speak by the word of one who pays, not even through others', () => {
    const some = fc.property(anyGroup, (members) => {
      for (const me of members.filter(isSpeaking)) {
        const uid = me.uid ?? ''
        const reached = new Set([me.memberId])
        for (const from of reached) {
          for (const { memberId: to } of members) {
            if (from !== to && mayAnswer(members, { from, to }, uid)) reached.add(to)
          }
        }
        // Who is gone said what they were paid while they could.
        const others = members.filter((one) => one !== me && (isSpeaking(one) || one.leftAt))
        expect(others.filter(({ memberId }) => reached.has(memberId))).toEqual([])
      }
    })
    fc.assert(some, { numRuns: 500 })
  })

  it('from outside counts by the word of each of a household that said it is one', () => {
    const one = (memberId: string, householdId: string | null): Voice => ({
      ...{ memberId, householdId, uid: memberId, leftAt: null, hasAgreed: householdId !== null },
    })
    const members = [one('Anna', 'one'), one('Ben', 'one'), one('Cara', null)]
    const sides = { from: 'Cara', to: 'Anna' }
    expect(names.filter((uid) => mayAnswer(members, sides, uid))).toEqual(['Anna', 'Ben'])
  })
})
