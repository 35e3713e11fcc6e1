import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerDays } from '../group-limits.ts'
import { isSilent } from '../voices.ts'
import { answerableUntil, type Deed, type Known } from './between.ts'
import { mayTakeBack } from './take-back.ts'
import { leavesUnanswered, removedUnanswered } from './unanswered.ts'

const names = ['Anna', 'Ben', 'Cara', 'Dora'] as const
const at = '2026-11-10T12:00:00.000Z'
const longAgo = '2026-01-01T00:00:00.000Z'

const anna: Known = {
  ...{ memberId: 'Anna', uid: 'Anna', householdId: null, leftAt: null, joinedAt: longAgo },
}
const called = (memberId: string, more: Partial<Known> = {}): Known => ({
  ...anna,
  ...{ memberId, uid: memberId },
  ...more,
})
const three = [anna, called('Ben'), called('Cara')]

interface Told {
  readonly name: string
  readonly currency: string
  readonly effects: ReadonlyMap<string, number>
  /** Who did it, and who has said since that it is so. */
  readonly by: readonly string[]
  readonly at: string
  readonly kind: Deed['kind']
}

const none = new Map<string, number>()
const deedOf = ({ effects, by, at: doneAt, ...deed }: Told): Deed => ({
  ...deed,
  ...{ id: deed.name, isThere: true },
  acts: by.map((one, n) => ({
    ...{ by: one, at: doneAt, effects: n === 0 ? effects : none },
    ...{ held: none, isDeletion: false },
  })),
})
const deed = (effects: Readonly<Record<string, number>>, more: Partial<Told> = {}): Deed =>
  deedOf({
    ...{ name: 'Taxi', currency: 'EUR', by: ['Ben'], at, kind: 'bill' },
    effects: new Map(Object.entries(effects)),
    ...more,
  })
const bill = deed({ Ben: 500, Anna: -500 })
const payment = { kind: 'payment' } as const
const later = '2026-11-10T13:00:00.000Z'
const leaves = (members: readonly Known[], deeds: readonly Deed[], who: string) =>
  leavesUnanswered(
    members,
    deeds,
    who,
    () =>
      new Map([
        ['Anna', 1],
        ['Ben', 1],
        ['Cara', 1],
        ['Dora', 1],
      ]),
  )
const nothingOpen = () => new Map<string, number>()

const member = (memberId: string): fc.Arbitrary<Known> =>
  fc
    .record({
      hasAccount: fc.boolean(),
      leftAt: fc.constantFrom(null, null, null, '2026-11-01T00:00:00.000Z'),
      householdId: fc.constantFrom(null, 'one'),
      hasAgreed: fc.boolean(),
      isNew: fc.boolean(),
    })
    .map(({ hasAccount, isNew, hasAgreed, ...rest }) => ({
      ...{ memberId, ...rest, uid: hasAccount ? memberId : null },
      ...{ hasAgreed: hasAccount && hasAgreed, joinedAt: isNew ? at : longAgo },
    }))

/** What somebody gains others lose, to the cent. */
const anyTold: fc.Arbitrary<Told> = fc
  .record({
    gainer: fc.constantFrom(...names),
    losses: fc.tuple(...names.map(() => fc.integer({ min: 0, max: 1000 }))),
    by: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }),
    currency: fc.constantFrom('EUR', 'USD'),
    kind: fc.constantFrom('bill', 'payment', 'taken-back'),
  })
  .map(({ gainer, losses, ...rest }) => {
    const total = losses.reduce((sum, each) => sum + each, 0)
    const effects = names.map((name, n): [string, number] => {
      const loss = losses[n] ?? 0
      return [name, name === gainer ? total - loss : -loss]
    })
    return { name: 'Taxi', at, ...rest, effects: new Map(effects) }
  })
const anyGroup = fc.tuple(...names.map(member))
const anyDeeds = fc.array(anyTold, { maxLength: 5 })
const check = (run: (members: readonly Known[], deeds: readonly Told[]) => void) =>
  fc.assert(fc.property(anyGroup, anyDeeds, run), { numRuns: 500 })

describe('who leaves', () => {
  it('is held by what nobody who loses by it has answered, for so many days', () => {
    expect(leaves(three, [bill], 'Ben')).toMatchObject({ amount: 500, losers: ['Anna'] })
    expect(leaves(three, [bill], 'Anna')).toBeNull()
    expect(answerableUntil(at) - Date.parse(at)).toBe(answerDays * 86_400_000)
  })

  it('is free by the word of who loses, or of who settles as one with them', () => {
    const said = deed({ Ben: 500, Anna: -500 }, { by: ['Ben', 'Anna'] })
    expect(leaves(three, [said], 'Ben')).toBeNull()
    const couple = { householdId: 'one', hasAgreed: true }
    const home = [called('Anna', couple), called('Ben'), called('Cara', couple)]
    const byMate = deed({ Ben: 500, Anna: -500 }, { by: ['Cara'] })
    expect(leaves(home, [byMate], 'Ben')).toBeNull()
    const gaining = deed({ Ben: 500, Anna: -600, Cara: 100 }, { by: ['Cara'] })
    expect(leaves(home, [gaining], 'Ben')).toMatchObject({ losers: ['Anna'] })
  })

  it('is not free by somebody who came a moment ago, while others are there to ask', () => {
    const said = deed({ Ben: 500, Anna: -500 }, { by: ['Ben', 'Anna'] })
    const fresh = called('Anna', { joinedAt: at })
    expect(leaves([fresh, called('Ben'), called('Cara')], [said], 'Ben')).not.toBeNull()
    expect(leaves([fresh, called('Ben')], [said], 'Ben')).toBeNull()
  })

  it('is free by what they have paid back, in the same currency', () => {
    const back = { by: ['Ben'], at: later, ...payment }
    const paid = (currency: string) => deed({ Ben: -500, Anna: 500 }, { ...back, currency })
    expect(leaves(three, [bill, paid('USD')], 'Ben')).toMatchObject({ amount: 500 })
    expect(leaves(three, [bill, paid('EUR')], 'Ben')).toBeNull()
  })

  it('is not free by what was paid before it, nor by what was paid for a bill that is gone', () => {
    const paid = deed({ Ben: -500, Anna: 500 }, { at, ...payment })
    const after = deed({ Ben: 500, Anna: -500 }, { at: later })
    expect(leaves(three, [paid, after], 'Ben')).toMatchObject({ amount: 500, at: later })
    const [wrote] = bill.acts
    const deleted = {
      ...{ by: 'Ben', at: later, held: bill.acts[0]?.effects ?? none, isDeletion: true },
      effects: new Map([
        ['Ben', -500],
        ['Anna', 500],
      ]),
    }
    const gone = { ...bill, acts: wrote ? [wrote, deleted] : [] }
    const last = deed({ Ben: 500, Anna: -500 }, { at: '2026-11-10T14:00:00.000Z' })
    const between = deed({ Ben: -500, Anna: 500 }, { at: '2026-11-10T12:30:00.000Z', ...payment })
    expect(leaves(three, [gone, between], 'Ben')).toBeNull()
    expect(leaves(three, [gone, between, last], 'Ben')).toMatchObject({ amount: 500 })
  })

  it('is free by a payment of who loses that leaves them even, of what was before', () => {
    // Anna paid a bill as well, so she pays Ben less than what he gained.
    const other = deed({ Ben: -300, Anna: 300 }, { by: ['Anna'] })
    const even = (by: string[], more: Partial<Told> = {}) =>
      deed({ Ben: -200, Anna: 200 }, { by, at: later, ...payment, ...more })
    const held = (deeds: readonly Deed[], open = 0) =>
      leavesUnanswered(three, deeds, 'Ben', () => new Map([['Anna', open]]))
    expect(held([bill, other, even(['Anna', 'Ben'])])).toBeNull()
    expect(held([bill, other, even(['Ben'])])).toMatchObject({ amount: 300 })
    expect(held([bill, other, even(['Anna', 'Ben'])], -50)).toMatchObject({ amount: 300 })
    // To whom she paid does not matter, nor that she was paid herself.
    const toCara = deed({ Cara: -500, Anna: 500 }, { by: ['Anna', 'Cara'], at: later, ...payment })
    expect(held([bill, toCara])).toBeNull()
    const since = deed({ Ben: 50, Anna: -50 }, { at: '2026-11-10T14:00:00.000Z' })
    expect(held([bill, toCara, since], -50)).toMatchObject({ amount: 50 })
    // What she said before the bill was there says nothing of it.
    const early = { by: 'Anna', at: longAgo, effects: none, held: none, isDeletion: false }
    const [counted] = toCara.acts
    const late = { ...toCara, acts: counted ? [early, { ...counted, by: 'Cara' }] : [] }
    expect(held([bill, late])).toMatchObject({ amount: 500 })
  })

  it('is held for a name only while somebody is there to object', () => {
    const ofName = [called('Anna', { uid: null }), called('Ben'), called('Cara')]
    expect(leaves(ofName, [bill], 'Ben')).not.toBeNull()
    expect(leaves(ofName.slice(0, 2), [bill], 'Ben')).toBeNull()
    expect(leaves(ofName, [{ ...bill, ...payment }], 'Ben')).toBeNull()
  })

  it('is held by no more than they gained, and by no word of their own', () => {
    check((members, deeds) => {
      for (const name of names) {
        const doubt = leaves(members, deeds.map(deedOf), name)
        if (!doubt) continue
        const gained = deeds
          .filter(({ currency }) => currency === doubt.currency)
          .map(({ effects }) => Math.max(0, effects.get(name) ?? 0))
        expect(doubt.amount).toBeGreaterThan(0)
        expect(doubt.amount).toBeLessThanOrEqual(
          gained.reduce((sum, each) => sum + each, 0) * names.length,
        )
        expect(doubt.losers).not.toContain(name)
        const agreed = deeds.map((one) => deedOf({ ...one, by: [...one.by, name] }))
        const alone = members.map((one) => ({ ...one, householdId: null }))
        const before = leaves(alone, deeds.map(deedOf), name)
        expect(leaves(alone, agreed, name)?.amount).toBe(before?.amount)
      }
    })
  })

  it('is held by nothing that everybody who is known has said is so', () => {
    check((members, deeds) => {
      const known = members.map((one) => ({ ...one, joinedAt: longAgo, uid: one.memberId }))
      const all = deeds.map((one) => deedOf({ ...one, by: names }))
      const here = known.map((one) => ({ ...one, leftAt: null }))
      for (const name of names) expect(leaves(here, all, name)).toBeNull()
    })
  })
})

describe('who is removed', () => {
  const removed = (deeds: readonly Deed[], open: number, by = 'Ben') =>
    removedUnanswered(three, deeds, 'Anna', () => new Map([['Anna', open]]), by)

  it('is held where they would be owed money but for what they have not answered', () => {
    expect(removed([bill], 0)).toMatchObject({ amount: 500 })
    expect(removed([bill], -499)).not.toBeNull()
    expect(removed([bill], -500)).toBeNull()
    expect(removedUnanswered(three, [bill], 'Ben', nothingOpen, 'Anna')).toBeNull()
  })

  it('is held where they would deny it to others than who takes them out', () => {
    expect(removed([bill], -500, 'Cara')).toMatchObject({ amount: 500 })
    expect(removed([deed({ Ben: 500, Anna: -500 }, { by: ['Anna'] })], -500, 'Cara')).toBeNull()
  })

  it('is held by the same doubt that holds one who gains by it', () => {
    check((members, told) => {
      const deeds = told.map(deedOf)
      for (const name of names) {
        const doubt = removedUnanswered(members, deeds, name, nothingOpen, '')
        if (!doubt) continue
        expect(doubt.losers).toEqual([name])
        const gainers = names.filter((other) =>
          leavesUnanswered(members, deeds, other, nothingOpen),
        )
        expect(gainers.length).toBeGreaterThan(0)
        const isPayment = deeds.every(({ kind }) => kind === 'payment')
        expect(isSilent(members, name) && isPayment).toBe(false)
      }
    })
  })
})

describe('what is taken back of somebody who is gone', () => {
  const gone = { ...called('Ben'), leftAt: at, isRemoved: true }
  const members = [anna, gone, called('Cara')]
  const gained = {
    effects: new Map([
      ['Ben', 500],
      ['Anna', -500],
    ]),
    changedBy: 'Ben',
    changedAt: '2026-11-10T11:00:00.000Z',
  }
  const may = (more: Partial<typeof gained>, me = 'Anna', who: typeof gone = gone) =>
    mayTakeBack(members, who, { ...gained, ...more }, me)

  it('is what they gained a moment before, by who loses by it', () => {
    expect(may({})).toBe(true)
    expect(may({}, 'Cara')).toBe(false)
    expect(may({ changedBy: 'Anna' })).toBe(false)
    expect(may({ changedAt: '2026-11-01T00:00:00.000Z' })).toBe(false)
    expect(may({ changedAt: '2026-11-10T13:00:00.000Z' })).toBe(false)
  })

  it('is nothing by which somebody who is here gains, or of who left and was held', () => {
    expect(may({ effects: new Map(Object.entries({ Ben: 400, Cara: 100, Anna: -500 })) })).toBe(
      false,
    )
    expect(may({}, 'Anna', { ...gone, isRemoved: false })).toBe(false)
  })

  it('is only what they wrote themselves where they were removed', () => {
    expect(may({ changedBy: 'Cara' })).toBe(false)
    const deleted = { ...gone, uid: null, isRemoved: false }
    expect(may({ changedBy: 'Cara' }, 'Anna', deleted as never)).toBe(true)
    expect(may({ changedBy: 'Anna' }, 'Anna', deleted as never)).toBe(false)
  })

  it('of a name is taken back by who leads', () => {
    const name = called('Dora', { uid: null })
    const lead = { ...called('Cara'), role: 'admin' }
    const plain = { ...anna, role: 'member' }
    const ofName = { ...gained, effects: new Map(Object.entries({ Ben: 500, Dora: -500 })) }
    expect(mayTakeBack([plain, gone, name, lead], gone, ofName, 'Cara')).toBe(true)
    expect(mayTakeBack([plain, gone, name, lead], gone, ofName, 'Anna')).toBe(false)
  })
})
