import { expect, it } from 'vitest'
import { isUneven } from './even-out.ts'
import { borneIn, type RoundedShare, shareOut } from './share-out.ts'
import type { Split } from './split-expense.ts'
import { whoOwesWhom } from './who-owes-whom.ts'

const ids = Array.from({ length: 9 }, (_, index) => `member-${index}`)

/** Numbers that look random and are the same every time. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

type Dice = ReturnType<typeof dice>

function someOf(roll: Dice): readonly string[] {
  const some = ids.filter(() => roll(2) === 0)
  return some.length > 0 ? some : ids.slice(0, 1 + roll(3))
}

/** From one yen to ten thousand million dinars. */
const amountOf = (roll: Dice) => 1 + (roll(2 ** 31) % 10 ** (1 + roll(9))) * 10 ** roll(5)

/** Cuts a whole into as many parts as there are people. */
function cut(whole: number, memberIds: readonly string[], roll: Dice) {
  let left = whole
  return memberIds.map((memberId, at) => {
    const isLast = at === memberIds.length - 1
    const value = isLast ? left : roll(2) === 0 ? Math.floor(left / 2) : left % 7
    left -= value
    return { memberId, value }
  })
}

const modes: readonly ((amount: number, roll: Dice) => Split)[] = [
  (_amount, roll) => ({ mode: 'equal', memberIds: someOf(roll) }),
  (amount, roll) => ({ mode: 'exact', parts: cut(amount, someOf(roll), roll) }),
  (_amount, roll) => ({ mode: 'percent', parts: cut(10_000, someOf(roll), roll) }),
  (_amount, roll) => ({
    mode: 'shares',
    parts: someOf(roll).map((memberId) => ({ memberId, value: `${1 + roll(9)}.${roll(10)}` })),
  }),
  (amount, roll) => {
    const memberIds = someOf(roll)
    const value = roll(Math.min(1 + Math.floor(amount / 2), 2 ** 31))
    return { mode: 'adjustment', memberIds, parts: [{ memberId: memberIds[0] ?? '', value }] }
  },
  (_amount, roll) => ({
    mode: 'items',
    items: Array.from({ length: 1 + roll(4) }, () => {
      return { amount: 1 + roll(99_999), memberIds: someOf(roll) }
    }),
  }),
]

it('adds up in 100,000 random expenses of every mode and size', () => {
  const roll = dice(1)
  let wrong = 0
  for (let n = 0; n < 100_000; n++) {
    const amount = amountOf(roll)
    const split = modes[n % modes.length]?.(amount, roll)
    const verdict = split && shareOut(amount, split, `e${n}`, new Map())
    if (!verdict?.ok) throw new Error(`${n} was refused`)
    let sum = 0
    for (const share of verdict.shares) sum += share.amount < 0 ? Number.NaN : share.amount
    if (sum !== amount) wrong += 1
  }
  expect(wrong).toBe(0)
})

it('leaves cash less share less net debt at nothing, for everybody in every expense', () => {
  const roll = dice(2)
  for (let n = 0; n < 2000; n++) {
    const amount = 1 + roll(1_000_000)
    const split = modes[n % modes.length]?.(amount, roll)
    const verdict = split && shareOut(amount, split, `e${n}`, new Map())
    if (!verdict?.ok) throw new Error(`${n} was refused`)
    const payers = cut(amount, someOf(roll), roll).map(({ memberId, value }) => {
      return { memberId, amount: value }
    })
    const debts = whoOwesWhom([{ id: 'e', currency: 'EUR', payers, shares: verdict.shares }], [])
    const open = new Map<string, number>()
    const add = (memberId: string, by: number) => open.set(memberId, (open.get(memberId) ?? 0) + by)
    for (const { memberId, amount: cash } of payers) add(memberId, cash)
    for (const { memberId, amount: share } of verdict.shares) add(memberId, -share)
    for (const { from, to, amount: debt } of debts) {
      add(from, debt)
      add(to, -debt)
    }
    expect([...open.values()].every((left) => left === 0)).toBe(true)
  }
})

it('leaves nobody more than a unit ahead after 10,000 expenses among changing people', () => {
  const roll = dice(3)
  const sums = new Map<string, number>()
  const shared: { shares: readonly RoundedShare[] }[] = []
  for (let n = 0; n < 10_000; n++) {
    const memberIds = ids.filter(() => roll(10) < 6)
    const split: Split = { mode: 'equal', memberIds: memberIds.length > 1 ? memberIds : ids }
    const verdict = shareOut(1 + roll(20_000), split, `e${n}`, sums)
    if (!verdict.ok) throw new Error(verdict.problem)
    shared.push({ shares: verdict.shares })
    for (const { memberId, rounding } of verdict.shares) {
      sums.set(memberId, (sums.get(memberId) ?? 0) + rounding)
    }
  }
  expect(borneIn(shared)).toEqual(sums)
  expect(isUneven(sums.values())).toBe(false)
})
