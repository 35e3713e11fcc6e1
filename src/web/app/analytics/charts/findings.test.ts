import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlowAnswer } from '#contract/analytics/entities.ts'
import { type Holes, readHoles } from '../../../../../test/support/recount/read-holes.ts'
import {
  calendarFinding,
  changeFinding,
  flowFinding,
  forecastFinding,
  largestFinding,
  leftFinding,
  owedFinding,
  positionFinding,
  savingsFinding,
} from './findings.ts'

const [currency, locale, today] = ['EUR', 'en-GB', '2026-11-15']
const cents = fc.integer({ min: 0, max: 900_000 })
const back = fc.integer({ min: -50_000, max: 900_000 })
const signed = fc.integer({ min: -900_000, max: 900_000 })

/** The claim of whichever sentence it is; there is one for each, and none besides. */
type Claims = Readonly<Record<string, (said: Holes) => boolean>>

function isTrue(said: string, claims: Claims): void {
  const found = Object.entries(claims).find(([sentence]) => readHoles(said, [sentence]))
  expect(found?.[0], said).toBeDefined()
  const [sentence, claim] = found ?? ['', () => false]
  const holes = readHoles(said, [sentence])
  expect(holes !== null && claim(holes), said).toBe(true)
}

const always = () => true
/** All is said of all alone, and nothing of less than a rate can tell. */
const near = (said: number, part: number, whole: number) => {
  const share = (part / whole) * 100
  if ((share < 100 && said === 100) || (share >= 0.01 && said === 0)) return false
  const isShort = (said === 99 && share < 100) || (said <= 1 && share > 0)
  return Math.abs(share - said) <= (isShort ? 1 : 0.51)
}
const often = { numRuns: 500 }

const totalsOf = (income: number, spending: number): FlowAnswer['totals'] => ({
  ...{ income, spending, net: income - spending },
  savingsRateBps: income > 0 ? Math.trunc(((income - spending) / income) * 10_000) : null,
})

describe('what came in and went out', () => {
  it('is told with the right difference, the right way round', () => {
    fc.assert(
      fc.property(cents, back, (income, spending) => {
        const totals = totalsOf(income, spending)
        isTrue(flowFinding({ totals, currency }, false, locale), {
          'As much came in as went out': () => income === spending,
          '{a:sum} more came in than went out': (said) => said.amount('sum') === income - spending,
          '{a:sum} more went out than came in': (said) => said.amount('sum') === spending - income,
        })
        isTrue(leftFinding({ totals, currency, missing: [] }, locale), {
          '{a:sum} came back': (said) => income === 0 && said.amount('sum') === -spending,
          '{a:sum} went out': (said) => income === 0 && said.amount('sum') === spending,
          '{a:sum} more went out than came in': (said) => said.amount('sum') === spending - income,
          '{a:sum} is left over': (said) => said.amount('sum') === income - spending,
          '{p:share}% of what came in is left over': (said) =>
            spending >= 0 && near(said.count('share'), income - spending, income),
        })
      }),
      often,
    )
  })

  it('is told with the rate of both times', () => {
    fc.assert(
      fc.property(cents, back, cents, back, (income, spending, came, went) => {
        const before = { totals: totalsOf(came, went) } as FlowAnswer['before']
        const answer = { totals: totalsOf(income, spending), before, missing: [] }
        const kept = (said: Holes) => near(said.count('now'), income - spending, income)
        isTrue(savingsFinding(answer, locale), {
          'Not known': () => income === 0,
          'More came back than was spent': () => spending < 0,
          'You spent {p:now}% more than came in': (said) =>
            near(said.count('now'), spending - income, income),
          'You kept {p:now}% of what came in; before, {p:was}% more went out than came in': (
            said,
          ) => kept(said) && near(said.count('was'), went - came, came),
          'You kept {p:now}% of what came in, {p:was}% before': (said) =>
            kept(said) && near(said.count('was'), came - went, came),
          'You kept {p:now}% of what came in': (said) => kept(said) && (came === 0 || went < 0),
        })
      }),
      often,
    )
  })

  it('says nothing of a time before that is not known whole', () => {
    const lacking = { income: [], spending: [] }
    const was = { totals: { ...totalsOf(100, 50), missing: lacking } }
    const before = was as unknown as FlowAnswer['before']
    const answer = { totals: totalsOf(100, 80), before, missing: [] }
    expect(savingsFinding(answer, locale)).toBe('You kept 20% of what came in')
    expect(savingsFinding(answer, locale, true)).toBe(
      'You kept 20% of what came in; loan payments are not taken off',
    )
  })
})

describe('the largest', () => {
  it('is the largest, with its part of all, or its amount where money came back', () => {
    fc.assert(
      fc.property(fc.array(back, { maxLength: 6 }), (amounts) => {
        const parts = amounts
          .toSorted((a, b) => b - a)
          .map((total, at) => ({ name: `Place ${at}`, total }))
        const total = amounts.reduce((all, one) => all + one, 0)
        const whole = {
          total,
          missing: [],
          currency,
          of: 'what was spent',
          nothing: 'Nothing here',
        }
        const most = Math.max(0, ...amounts)
        const isShare = (said: Holes) => near(said.count('share'), most, total) && most <= total
        const isSum = (said: Holes) => said.amount('sum') === most
        const isOnly = amounts.filter((one) => one === most).length === 1
        isTrue(largestFinding(parts, whole, locale), {
          'Nothing here': () => most === 0,
          '{t:name} is the largest, with {p:share}% of what was spent': (said) =>
            isOnly && isShare(said) && said.text('name') === 'Place 0',
          '{t:name} is the largest, with {a:sum}': (said) => isOnly && isSum(said),
          'Nothing took more than {t:name}, with {p:share}% of what was spent': isShare,
          'Nothing took more than {t:name}, with {a:sum}': isSum,
        })
      }),
      often,
    )
  })

  it('of days is the dearest one, before today or after', () => {
    const day = fc.record({ on: fc.integer({ min: 10, max: 28 }), spending: fc.nat(300) })
    fc.assert(
      fc.property(fc.uniqueArray(day, { selector: ({ on }) => on }), (all) => {
        const days = all.map(({ on, spending }) => ({
          ...{ day: `2026-11-${on}`, spending, income: 0, count: 1 },
        }))
        const most = Math.max(0, ...all.map(({ spending }) => spending))
        const found = days.filter(({ spending }) => spending === most)
        const isIt = (said: Holes, isAhead: boolean) =>
          said.amount('sum') === most &&
          found.some(
            (one) =>
              said.text('day').includes(` ${Number(one.day.slice(8))} Nov`) &&
              one.day > today === isAhead,
          )
        isTrue(calendarFinding({ days, currency, missing: [] }, today, locale), {
          'What every day cost': () => most === 0,
          'The dearest day was {t:day}, with {a:sum}': (said) =>
            found.length === 1 && isIt(said, false),
          'The dearest day is {t:day}, with {a:sum}': (said) =>
            found.length === 1 && isIt(said, true),
          'No day was dearer than {t:day}, with {a:sum}': (said) => isIt(said, false),
          'No day is dearer than {t:day}, with {a:sum}': (said) => isIt(said, true),
        })
      }),
      often,
    )
  })
})

describe('two times compared', () => {
  it('differ by what is said, the way it is said', () => {
    fc.assert(
      fc.property(back, back, (before, total) => {
        const change = total - before
        const answer = { change, before, currency, missing: [], missingBefore: [] }
        const isBy = (said: Holes, by: number) =>
          said.amount('sum') === by &&
          (!said.has('share') || (before > 0 && near(said.count('share'), by, before)))
        isTrue(changeFinding(answer, locale), {
          'Spending is as much as before': () => change === 0,
          'Spending is {a:sum} ({n:share}%) above the time before': (said) => isBy(said, change),
          'Spending is {a:sum} above the time before': (said) => isBy(said, change),
          'Spending is {a:sum} ({n:share}%) below the time before': (said) => isBy(said, -change),
          'Spending is {a:sum} below the time before': (said) => isBy(said, -change),
        })
      }),
      often,
    )
  })

  it('have no percentage where one of them began before the book', () => {
    const answer = { change: 900, before: 100, currency, missing: [], missingBefore: [] }
    expect(changeFinding(answer, locale)).toContain('900%')
    const said = changeFinding(answer, locale, true)
    expect(said).not.toContain('%')
    expect(said).toContain('above the time before, which is not all in your book')
  })

  it('are the first and the last point of what is owned', () => {
    fc.assert(
      fc.property(fc.array(signed, { minLength: 1, maxLength: 5 }), (nets) => {
        const points = nets.map((net, at) => ({
          ...{ day: `2026-0${at + 1}-28`, goals: 0, debts: 0, owed: 0, net },
        }))
        const [first = 0, last = 0] = [nets[0], nets.at(-1)]
        const isNow = (said: Holes) => said.amount('now') === last
        isTrue(positionFinding({ points, currency }, locale), {
          '{a:now} in all, {a:by} more than at the start': (said) =>
            isNow(said) && said.amount('by') === last - first,
          '{a:now} in all, {a:by} less than at the start': (said) =>
            isNow(said) && said.amount('by') === first - last,
          '{a:now} in all, as much as at the start': (said) => isNow(said) && first === last,
          '{a:now} in all': (said) => isNow(said) && nets.length === 1,
        })
      }),
      often,
    )
  })

  it('compare what is owned with no time before it was known', () => {
    const points = [0, 0, 500, 900].map((net, at) => ({
      ...{ day: `2026-0${at + 1}-28`, accounts: net, goals: 0, debts: 0, owed: 0, net },
    }))
    const finding = (one: string, all: string) =>
      positionFinding({ points, currency }, locale, { one, all })
    expect(finding('2026-03-01', '2026-03-28')).toContain('more than on Sat, 28 Mar 2026')
    expect(finding('2026-03-01', '2026-04-01')).not.toContain('than')
    expect(finding('2026-04-01', '2026-04-01')).not.toContain('than')
    expect(finding('2026-01-01', '2026-01-01')).toContain('more than at the start')
  })

  it('are what is owed, by whom it is owed', () => {
    const small = fc.integer({ min: -3, max: 3 })
    fc.assert(
      fc.property(small, small, (before, after) => {
        isTrue(owedFinding({ before, after }), {
          'What is owed is as before': () => before === after,
          'Others owe you more than before': () => after > before && before >= 0,
          'Others owe you less than before': () => after < before && after >= 0,
          'You owe more than before': () => after < before && before <= 0,
          'You owe less than before': () => after > before && after <= 0,
          'Others owe you now; before, you owed them': () => before < 0 && after > 0,
          'You owe others now; before, they owed you': () => before > 0 && after < 0,
        })
      }),
    )
  })
})

it('a forecast tells its last day', () => {
  fc.assert(
    fc.property(signed, cents, cents, fc.constantFrom(0, 9195), (middle, under, over, due) => {
      const loans = due > 0 ? ' after what is due on loans' : ''
      const [low, high] = [middle - under, middle + over]
      const day = { low, middle, high }
      const days = [{ day: '2027-02-13', net: day, spending: day, income: day, due }] as never
      const isIt = (said: Holes, sum: number) =>
        said.amount('sum') === sum &&
        said.text('day') === '13 February' &&
        said.amount('low') === low &&
        said.amount('high') === high
      const band = 'by {t:day}, probably between {a:low} and {a:high}'
      isTrue(forecastFinding({ days, currency }, 'net', locale), {
        [`About {a:sum} too little${loans} ${band}`]: (said) => middle < 0 && isIt(said, -middle),
        [`About {a:sum} left over${loans} ${band}`]: (said) => middle >= 0 && isIt(said, middle),
      })
      isTrue(forecastFinding({ days, currency }, 'income', locale), {
        [`About {a:sum} will come in ${band}`]: (said) => isIt(said, middle),
      })
      isTrue(forecastFinding({ days: [] as never, currency }, 'net', locale), {
        'Too large to add': always,
      })
    }),
    often,
  )
})
