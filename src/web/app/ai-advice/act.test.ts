import { describe, expect, it } from 'vitest'
import type { Advice, Doing } from '#contract/advice/calls.ts'
import type { Row } from '#contract/sync.ts'
import type { AdviceChoice } from '#web/data/advice.ts'
import { acting, isFollowed, noting, puttingAside } from './act.ts'
import { isPutRight, realisedBy } from './realised.ts'

const deleting: Doing = {
  label: 'Delete the second one',
  done: 'It is deleted',
  commands: [{ name: 'expenses.delete', args: { id: 'e2' } }],
  undo: [{ name: 'expenses.create', args: { doc: '{row}' } }],
  held: { collection: 'expenses', id: 'e2', field: 'id', value: null },
}
const base: Advice = {
  rule: 'duplicate-charge',
  subject: 'e2',
  fingerprint: '~24900',
  title: 'Camera House may be in your book twice',
  text: '',
  yearly: 24_900,
  basis: 'the second of the two',
  isOnce: true,
  currency: 'EUR',
  confidence: 'high',
  evidence: [],
  link: null,
  action: deleting,
}
const expense = { id: 'e2', description: 'Camera', amount: 24_900, createdAt: 'x' } as Row
const ids = { choice: 'c1', made: 'n1' }

describe('acting on advice', () => {
  it('brings a deleted row back as it was, without what the server wrote', () => {
    const { commands, undo } = acting(base, deleting, ids, () => expense)
    expect(commands.map(({ name }) => name)).toEqual(['expenses.delete', 'advice_choices.create'])
    expect(undo.map(({ name }) => name)).toEqual(['expenses.create', 'advice_choices.delete'])
    const doc = undo[0]?.args.doc as Record<string, unknown>
    expect(doc).toMatchObject({ id: 'e2', description: 'Camera', amount: 24_900 })
    expect(doc).not.toHaveProperty('createdAt')
  })

  it('gives one new id to what is made and what unmakes it', () => {
    const action = {
      label: '',
      done: '',
      commands: [{ name: 'goals.create', args: { doc: { id: '{new}', parts: ['{new}'] } } }],
      undo: [{ name: 'goals.delete', args: { id: '{new}' } }],
      held: null,
    }
    const { commands, undo } = acting(base, action, ids, () => null)
    expect(commands[0]?.args).toEqual({ doc: { id: 'n1', parts: ['n1'] } })
    expect(undo[0]?.args).toEqual({ id: 'n1' })
    // Nothing that could be seen to last, so nothing counts as saved.
    expect(commands[1]?.args.doc).toMatchObject({ choice: 'done', yearly: 0, held: null })
  })

  it('counts as followed once the form it opened has made it go away', () => {
    expect(isFollowed(base, [{ ...base, fingerprint: 'other' }])).toBe(false)
    expect(isFollowed(base, [{ ...base, subject: 'e3' }])).toBe(true)
    const { commands, undo } = noting(base, 'c1')
    expect(commands[0]?.args.doc).toMatchObject({ choice: 'done', subject: 'e2', yearly: 0 })
    expect(undo[0]?.name).toBe('advice_choices.delete')
  })

  it('puts aside without counting anything', () => {
    const { commands, undo } = puttingAside(base, 'c1')
    expect(commands[0]?.args.doc).toMatchObject({
      choice: 'not-for-me',
      yearly: 0,
      rule: base.rule,
    })
    expect(undo).toEqual([{ name: 'advice_choices.delete', args: { id: 'c1' } }])
  })
})

describe('what was saved', () => {
  const choice = (fields: Partial<AdviceChoice>): AdviceChoice => ({
    id: 'c',
    createdAt: '2026-01-01T00:00:00.000Z',
    rule: 'cancel-by',
    subject: 's',
    fingerprint: '~1',
    choice: 'done',
    title: 'Cancel Gym',
    yearly: 36_500,
    currency: 'EUR',
    held: { collection: 'expense_templates', id: 't', field: 'active', value: 'false' },
    ...fields,
  })
  const paused = { id: 't', active: false } as unknown as Row
  const dayOf = (instant: string) => instant.slice(0, 10)
  const saved = (choices: readonly AdviceChoice[], row: Row | null, today = '2026-01-11') =>
    realisedBy(choices, today, dayOf, () => row)

  it('grows by the day while it is kept, up to a year', () => {
    expect(saved([choice({})], paused)).toEqual({
      yearly: [{ currency: 'EUR', amount: 36_500 }],
      soFar: [{ currency: 'EUR', amount: 1000 }],
      count: 1,
    })
    const late = saved([choice({})], paused, '2028-01-01')
    expect(late.soFar).toEqual([{ currency: 'EUR', amount: 36_500 }])
  })

  it('counts nothing that was changed back, put aside or worth nothing', () => {
    const running = { id: 't', active: true } as unknown as Row
    expect(saved([choice({})], running).count).toBe(0)
    expect(saved([choice({})], null).count).toBe(0)
    expect(saved([choice({ choice: 'not-for-me' }), choice({ yearly: 0 })], paused).count).toBe(0)
  })

  it('counts nothing for a row that was deleted because it stood there twice', () => {
    const held = { collection: 'expenses', id: 'e2', field: 'id', value: null } as const
    expect(saved([choice({ held })], null)).toEqual({ yearly: [], soFar: [], count: 0 })
    expect([choice({ held }), choice({})].map(isPutRight)).toEqual([true, false])
  })
})
