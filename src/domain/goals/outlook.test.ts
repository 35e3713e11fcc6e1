import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, laterDay } from '../calendar/calendar.ts'
import { dayOfNumber } from '../calendar/day-number.ts'
import { monthsLater } from '../calendar/months.ts'
import { neededBy, outlookOf, reachedAt } from './outlook.ts'
import { planOf, standingOf } from './plan.ts'
import { type Contribution, savedFrom, savedHistory } from './saved-history.ts'
import { leastForAll, pour } from './waterfall.ts'
import { reachedWith } from './what-if.ts'

const put = (date: string, amount: number): Contribution => ({ kind: 'contribution', amount, date })

const monthly = (first: string, times: number, amount: number) =>
  Array.from({ length: times }, (_, n) => put(monthsLater(first, n), amount))

describe('who pays 100 on the 2nd of every month', () => {
  const paid = monthly('2026-03-02', 9, 10_000)
  const goal = { targetAmount: 150_000, totalSaved: 90_000, targetOn: '2027-06-30' }
  const outlook = outlookOf(goal, paid, '2026-11-18')

  it('is there with the sixth payment, and the same day is told of 100 tried', () => {
    expect(outlook).toMatchObject({ perMonth: 10_000, reachedOn: '2027-05-02' })
    expect(reachedAt(10_000, outlook, '2026-11-18')).toBe('2027-05-02')
  })

  it('needs the payments until the day, and no whole month more', () => {
    expect(outlook.needed).toMatchObject({ perMonth: 8572, payments: 7, isAtOnce: false })
    // From the 18th it is one whole month to the 10th of January; two payments come until then.
    expect(neededBy(outlook, '2027-01-10')).toMatchObject({ perMonth: 30_000, payments: 2 })
    expect(neededBy(outlook, '2026-12-01')).toMatchObject({ perMonth: 60_000, isAtOnce: true })
  })

  it('fills it in the plan on the same day', () => {
    const basins = [{ id: 'a', left: outlook.left, targetOn: goal.targetOn }]
    const when = { from: outlook.beat.from, today: '2026-11-18' }
    expect(pour(basins, 10_000, when)[0]?.reachedOn).toBe(outlook.reachedOn)
    expect(leastForAll(basins, when)).toBe(outlook.needed?.perMonth)
  })
})

const start = fc.integer({ min: 19_000, max: 20_800 }).map(dayOfNumber)
const moved = fc.array(
  fc.record({
    after: fc.constantFrom(0, 3, 7, 7, 14, 30, 31, 60),
    amount: fc.integer({ min: 1, max: 10 ** 9 }),
    kind: fc.constantFrom('contribution' as const, 'contribution' as const, 'withdrawal' as const),
  }),
  { maxLength: 12 },
)

/** A goal with whatever happened to it, and a day on which it is looked at. */
const goals = fc
  .record({
    ...{ first: start, moved, later: fc.nat(120), ahead: fc.integer({ min: 1, max: 2000 }) },
    more: fc.integer({ min: 1, max: 10 ** 10 }),
  })
  .map(({ first, moved: some, later, ahead, more }) => {
    let on = first
    const contributions = some.map(({ after, amount, kind }): Contribution => {
      on = addDays(on, after)
      return { kind, amount, date: on }
    })
    const today = addDays(on, later)
    const totalSaved = savedFrom(contributions)
    const goal = { totalSaved, targetAmount: totalSaved + more, targetOn: addDays(today, ahead) }
    return { goal, contributions, today, first }
  })

/** What a goal with these contributions is heading for, of so much in all. */
const headedFor = (targetAmount: number, rows: readonly Contribution[], today: string) => {
  const goal = { targetAmount, totalSaved: savedFrom(rows), targetOn: '2027-06-30' }
  return outlookOf(goal, rows, today)
}

describe('more money', () => {
  const taken: Contribution = { kind: 'withdrawal', amount: 5000, date: '2026-11-10' }
  const paid = [put('2026-09-01', 30_000), put('2026-10-02', 25_000), taken]
  const before = headedFor(300_000, paid, '2026-11-18')

  it('is part of the payment that is due while it is less than that', () => {
    expect(before).toMatchObject({ perMonth: 20_000, reachedOn: '2027-11-02' })
    const after = headedFor(300_000, [...paid, put('2026-11-18', 10_000)], '2026-11-18')
    expect(after).toMatchObject({ perMonth: 20_000, reachedOn: '2027-11-02' })
    expect(after.pace).toMatchObject({ over: 1, unit: 'months', leftOut: ['2026-11-18'] })
    // 2,500.00 was left when it began to be due, and eight payments come until the day.
    expect(after.needed).toMatchObject({
      ...{ perMonth: 31_250, payments: 8, first: { on: '2026-11-02', put: 10_000 } },
    })
  })

  it('counts once its month is over', () => {
    const rows = [...paid, put('2026-11-18', 10_000)]
    expect(headedFor(300_000, rows, '2026-12-20').perMonth).toBe(15_000)
  })

  it('never makes a goal slower or later', () => {
    const added = fc.integer({ min: 1, max: 10 ** 9 })
    fc.assert(
      fc.property(goals, added, fc.nat(40), ({ goal, contributions, today }, amount, ago) => {
        const last = contributions.findLast(({ kind }) => kind === 'contribution')?.date ?? today
        const date = laterDay(addDays(today, -ago), last)
        const [was, is] = [contributions, [...contributions, put(date, amount)]].map((rows) =>
          outlookOf({ ...goal, totalSaved: savedFrom(rows) }, rows, today),
        )
        if (!was?.pace || !is) return
        // Where nothing grew before, it may be too early to tell with the first payment.
        expect(is.perMonth ?? 0).toBeGreaterThanOrEqual(was.perMonth ?? 0)
        expect((is.reachedOn ?? '9999') <= (was.reachedOn ?? '9999')).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('of any goal', () => {
  it('pace, day, what is needed and where it stands never contradict each other', () => {
    fc.assert(
      fc.property(goals, ({ goal, contributions, today, first }) => {
        const outlook = outlookOf(goal, contributions, today)
        const { needed, perMonth, reachedOn, pace } = outlook
        if (!needed) throw new Error('It has a day and something is left.')
        const isInTime = (on: string | null) => on !== null && on <= goal.targetOn
        const isEnough = (size: number) =>
          isInTime(reachedWith(size, outlook.left, outlook.beat, today))
        if (!needed.isAtOnce) {
          expect([needed.perMonth, needed.perMonth - 1].map(isEnough)).toEqual([true, false])
        }
        if (perMonth === null) return
        expect(reachedAt(perMonth, outlook, today)).toBe(reachedOn)
        const standing = standingOf(
          goal,
          planOf(goal, savedHistory(contributions), first),
          pace,
          today,
        )
        expect(['on-track', 'behind']).toContain(standing.is)
        expect(isInTime(reachedOn)).toBe(standing.is === 'on-track')
        // A whole unit more a month than needed is on track, a whole one less is behind.
        if (needed.isAtOnce) return
        if (perMonth > needed.perMonth) expect(standing.is).toBe('on-track')
        if (perMonth + 1 < needed.perMonth) expect(standing.is).toBe('behind')
      }),
      { numRuns: 500 },
    )
  })
})
