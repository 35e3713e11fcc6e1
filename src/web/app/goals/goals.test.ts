import { describe, expect, it } from 'vitest'
import { paymentWords } from '#domain/goals/payment-words.ts'
import { shareWords } from '#domain/money/share-words.ts'
import { findingOf } from './goal/pace-finding.ts'
import { pacePoints } from './goal/pace-points.ts'
import type { Contribution, Goal } from './goal.ts'
import { viewOf } from './goal-view.ts'
import { arranged, countsOf, defaultSort, lastPriority } from './list/arrange.ts'
import { swapped } from './list/plan-view.tsx'
import { againstWords, paceWords, spanWords } from './when-words.ts'

const now = { today: '2026-06-30', timezone: 'Europe/Berlin' }

const goal = (fields: Partial<Goal> = {}): Goal => ({
  id: 'a',
  name: 'Bicycle',
  targetAmount: 100_000,
  currency: 'EUR',
  targetOn: '2026-12-31',
  icon: 'bike',
  color: 'honey',
  priority: 0,
  status: 'active',
  totalSaved: 40_000,
  milestone: 25,
  accountId: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  ...fields,
})

const put = (id: string, date: string, amount: number): Contribution => ({
  id,
  goalId: 'a',
  kind: 'contribution',
  amount,
  date,
  note: null,
  isOpening: false,
  accountId: null,
  transferId: null,
  createdAt: `${date}T10:00:00.000Z`,
})

const moved = [
  put('3', '2026-06-20', 15_000),
  put('2', '2026-05-20', 15_000),
  put('1', '2026-01-01', 10_000),
]

describe('a goal on its page', () => {
  const view = viewOf(goal(), moved, now)

  it('knows what it takes, how fast it goes and where that leads', () => {
    expect(view).toMatchObject({
      percent: 40,
      left: 60_000,
      outlook: {
        needed: { by: '2026-12-31', perMonth: 10_000, payments: 6, isAtOnce: false },
        pace: { net: 15_000, over: 1, unit: 'months' },
        perMonth: 15_000,
        reachedOn: '2026-10-20',
      },
      standing: { is: 'on-track' },
    })
  })

  it('says the same of the plan as its badge, or both', () => {
    const headed = (rows: readonly Contribution[], totalSaved: number) => {
      const one = viewOf(goal({ totalSaved }), rows, now)
      return [one.standing.is, findingOf(one, now.today, 'en-GB')]
    }
    const late = [put('2', '2026-05-20', 1000), put('1', '2026-04-20', 43_000)]
    expect(headed(late, 44_000)).toEqual(['behind', '€54.51 behind the plan'])
    const rich = [put('2', '2026-05-20', 1000), put('1', '2026-04-20', 90_000)]
    expect(headed(rich, 91_000)[1]).toMatch(/ahead of the plan, but too slow to keep it$/)
    expect(headed(moved, 40_000)[0]).toBe('on-track')
    expect(headed(moved, 40_000)[1]).toMatch(/behind the plan, in time$/)
  })

  it('says in how many payments, which of them is due and what is in of it', () => {
    const rows = [put('2', '2026-05-02', 9000), put('1', '2026-04-02', 10_000)]
    const said = (more: readonly Contribution[], totalSaved: number) => {
      const { needed } = viewOf(goal({ totalSaved }), [...more, ...rows], now).outlook
      return needed && paymentWords(needed, { today: now.today, locale: 'en-GB', currency: 'EUR' })
    }
    expect(said([], 19_000)).toBe(', in 7 payments, the first due since 2 Jun')
    const part = [put('3', '2026-06-29', 1000)]
    expect(said(part, 20_000)).toBe(', in 7 payments, €10.00 of the first is in')
  })

  it('needs nothing a month without a date, or when it is full', () => {
    expect(viewOf(goal({ targetOn: null }), moved, now).outlook.needed).toBeNull()
  })

  it('asks for the part of this month once, and for the rest of it where a part went in', () => {
    const before = moved.slice(1)
    const asked = viewOf(goal({ totalSaved: 25_000 }), before, now)
    expect(asked.thisMonth).toBe(asked.outlook.needed?.perMonth)
    const part = asked.thisMonth ?? 0
    const paid = (amount: number) =>
      viewOf(
        goal({ totalSaved: 25_000 + amount }),
        [put('4', '2026-06-21', amount), ...before],
        now,
      )
    expect(paid(part).thisMonth).toBeNull()
    expect(paid(part - 1000).thisMonth).toBe(1000)
  })

  it('needs nothing where it is reached', () => {
    expect(viewOf(goal({ totalSaved: 100_000 }), moved, now).outlook.needed).toBeNull()
  })

  it('draws what was saved up to today, the plan to its end and the pace to the target', () => {
    const points = pacePoints(view, now.today)
    const at = (on: string) => points.find((point) => point.on === on)?.values
    expect(at('2026-05-19')).toMatchObject({ saved: 10_000 })
    expect(at('2026-05-20')).toMatchObject({ saved: 25_000 })
    expect(at('2026-06-30')).toMatchObject({ saved: 40_000, pace: 40_000 })
    expect(at('2026-10-20')).toMatchObject({ saved: null, pace: 100_000 })
    expect(at('2026-12-31')).toEqual({ saved: null, plan: 100_000, pace: null })
    expect(points.map(({ on }) => on)).toEqual(points.map(({ on }) => on).toSorted())
  })
})

describe('the list of goals', () => {
  const views = [
    goal({
      ...{ id: 'b', name: 'Tent', priority: 1, targetOn: null, totalSaved: 90_000 },
      createdAt: '2026-03-01T10:00:00.000Z',
    }),
    goal({ id: 'c', name: 'Boat', priority: 0, status: 'archived' }),
    goal({ id: 'a', name: 'Bicycle', priority: 0 }),
    goal({
      ...{ id: 'd', name: 'tent pegs', priority: 2, targetOn: '2026-08-01' },
      createdAt: '2026-02-01T10:00:00.000Z',
    }),
  ].map((one) => viewOf(one, [], now))
  const ids = (wanted: Partial<Parameters<typeof arranged>[1]>) =>
    arranged(views, { shown: 'active', sort: 'order', text: '', ...wanted })
      .map(({ goal: { id } }) => id)
      .join('')

  it('shows one group, in the order asked for', () => {
    expect(ids({})).toBe('abd')
    expect(ids({ sort: defaultSort })).toBe('bda')
    expect(ids({ shown: 'archived' })).toBe('c')
    expect(ids({ sort: 'date' })).toBe('dab')
    expect(ids({ sort: 'progress' })).toBe('bad')
    expect(ids({ sort: 'name' })).toBe('abd')
    expect(countsOf(views)).toEqual({ active: 3, reached: 0, archived: 1 })
  })

  it('finds names by parts of them, whatever the case', () => {
    expect(ids({ text: ' TENT ' })).toBe('bd')
    expect(ids({ text: 'peg ten' })).toBe('d')
    expect(ids({ text: 'boat' })).toBe('')
  })

  it('puts a new goal last, and swaps two', () => {
    expect(lastPriority(views.map((view) => view.goal))).toBe(3)
    expect(lastPriority([{ priority: 1000 }])).toBe(1000)
    const [first, , third] = views
    if (!first || !third) throw new Error('There are four.')
    expect(swapped(views, first, third).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd'])
    expect(swapped(views, first, undefined).map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd'])
  })
})

describe('words', () => {
  it.each([
    [0, 'less than a month'],
    [1, '1 month'],
    [12, '1 year'],
    [27, '2 years 3 months'],
  ])('%d months are %s', (months, words) => {
    expect(spanWords(months)).toBe(words)
  })

  it.each([
    ['2026-10-20', '2 months early'],
    ['2026-12-05', 'right on time'],
    ['2026-12-31', 'right on time'],
    ['2027-01-01', '1 day late'],
    ['2027-01-16', '16 days late'],
    ['2027-03-01', '3 months late'],
  ])('%s against the end of the year is %s', (on, words) => {
    expect(againstWords(on, '2026-12-31')).toBe(words)
  })

  it('are late by the months of the calendar, as the day is told by its month', () => {
    expect(againstWords('2027-06-14', '2027-04-30')).toBe('2 months late')
  })

  it('write percents as the locale does', () => {
    expect(shareWords(57, 'en-GB')).toBe('57%')
    expect(shareWords(57, 'de-DE')).toBe('57\u00a0%')
  })
})

it('says by which payments a pace is counted', () => {
  const pace = { net: 65_050, after: '2026-09-30', leftOut: [], over: 2, unit: 'months' }
  const moved = (date: string, kind = 'contribution') => ({ date, kind })
  const rows = [moved('2026-09-01'), moved('2026-10-06'), moved('2026-10-20'), moved('2026-11-05')]
  const at = { locale: 'en-GB', today: '2026-11-18' }
  const said = (all: readonly object[], leftOut: readonly string[] = []) =>
    paceWords(...([{ ...pace, leftOut }, all, at] as unknown as Parameters<typeof paceWords>))
  expect(said(rows)).toBe('3 payments after 30 Sept 2026, over 2 months')
  const before = { ...moved('2026-10-18'), isOpening: true }
  expect(said([...rows, before])).toBe('3 payments after 30 Sept 2026, over 2 months')
  expect(said([...rows, moved('2026-11-10', 'withdrawal')])).toContain(', 1 time taken out, over')
  expect(said(rows, ['2026-11-05'])).toBe(
    '2 payments after 30 Sept 2026, over 2 months, without what came since 5 Nov 2026',
  )
})
