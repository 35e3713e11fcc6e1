import { describe, expect, it } from 'vitest'
import { newDraft } from './draft.ts'
import { aheadProblem, readGoal, readMove } from './read-draft.ts'

const now = { locale: 'en-GB', today: '2026-06-30' }
const before = { priority: 4, status: 'active', targetOn: null } as const
const draft = { ...newDraft('EUR'), name: ' Bicycle ', targetAmount: '1,000.50' }

const messages = (read: ReturnType<typeof readGoal> | ReturnType<typeof readMove>) =>
  read.ok ? {} : read.messages

describe('a goal as typed', () => {
  it('becomes fields and what was saved before', () => {
    const read = readGoal({ ...draft, saved: '20', targetOn: '2027-01-01' }, before, now)
    expect(read).toMatchObject({
      ok: true,
      savedAlready: 2000,
      fields: { name: 'Bicycle', targetAmount: 100_050, targetOn: '2027-01-01', priority: 4 },
    })
    expect(readGoal(draft, before, now)).toMatchObject({ fields: { targetOn: null } })
  })

  it.each([
    [{ name: '  ' }, 'name', 'Give the goal a name.'],
    [{ targetAmount: '' }, 'targetAmount', 'Enter an amount.'],
    [{ targetAmount: '0' }, 'targetAmount', 'Enter an amount above zero.'],
    [{ saved: 'some' }, 'saved', 'Enter an amount like 12.50.'],
    [{ saved: '-5' }, 'saved', 'Enter what is there.'],
    [{ targetOn: 'soon' }, 'targetOn', 'Enter a day, like 3 nov.'],
    [{ targetOn: '2026-06-30' }, 'targetOn', /still ahead/],
  ])('is not taken with %j', (wrong, field, words) => {
    expect(messages(readGoal({ ...draft, ...wrong }, before, now))[field]).toMatch(words)
  })

  it('may keep a day that has passed since it was chosen', () => {
    const old = { ...before, targetOn: '2026-01-01' }
    expect(readGoal({ ...draft, targetOn: '2026-01-01' }, old, now).ok).toBe(true)
  })
})

it('a day ahead is said as soon as it is chosen', () => {
  expect(aheadProblem('2026-07-01', '2026-06-30')).toBe('Choose today or an earlier day.')
  expect(aheadProblem('2026-06-30', '2026-06-30')).toBeUndefined()
  expect(aheadProblem('', '2026-06-30')).toBeUndefined()
})

describe('money as typed', () => {
  const bounds = { currency: 'JPY', locale: 'en-GB', today: '2026-06-30', without: 500 }
  const opened = {
    note: ' ',
    isOpening: false,
    accountId: null,
    transferId: null,
    otherId: null,
  } as const
  const typed = { kind: 'withdrawal', amount: '500', date: '2026-06-30', ...opened } as const

  it('goes out as far as there is any', () => {
    expect(readMove(typed, bounds)).toEqual({
      ok: true,
      fields: {
        ...{ amount: 500, date: '2026-06-30', note: null, isOpening: false },
        ...{ accountId: null, transferId: null },
      },
    })
    expect(messages(readMove({ ...typed, amount: '501' }, bounds)).amount).toMatch(
      /There is JP¥500 in it/,
    )
  })

  it('stays enough for what was taken out already', () => {
    const put = { ...typed, kind: 'contribution', amount: '20' } as const
    expect(messages(readMove(put, { ...bounds, without: -30 })).amount).toMatch(
      /JP¥30 was taken out already/,
    )
    expect(readMove({ ...put, amount: '30' }, { ...bounds, without: -30 }).ok).toBe(true)
  })

  it.each([
    [{ amount: '0' }, 'amount', 'Enter an amount above zero.'],
    [{ amount: '1.5' }, 'amount', 'JPY has no decimals.'],
    [{ date: '2026-07-01' }, 'date', 'Choose today or an earlier day.'],
    [{ date: '' }, 'date', 'Enter a day, like 3 nov.'],
  ])('is not taken with %j', (wrong, field, words) => {
    expect(messages(readMove({ ...typed, ...wrong }, bounds))[field]).toBe(words)
  })
})
