import { expect, it } from 'vitest'
import { draftOf, newDraft, scheduleOf, type TemplateDraft } from './draft.ts'
import { readTemplate } from './read-draft.ts'

const draft = (patch: Partial<TemplateDraft> = {}): TemplateDraft => ({
  ...newDraft('EUR', '2026-11-15'),
  amount: '12.99',
  description: ' Streaming ',
  ...patch,
})

it('reads what was typed, and shows it the same again', () => {
  const full = draft({
    frequency: 'monthly',
    monthDays: [-1, 3],
    weekendShift: 'before',
    ends: 'after',
    endAfter: '6',
    prices: [
      { key: 'b', from: '2027-03-01', amount: '15' },
      { key: 'a', from: '2027-01-01', amount: '14' },
    ],
    contract: { trialEnd: '2026-12-01', minTermEnd: '', noticeDays: '7', autoRenew: true },
  })
  const read = readTemplate(full, 'expense', 'en-GB')
  expect(read).toMatchObject({
    ok: true,
    fields: {
      amount: 1299,
      description: 'Streaming',
      monthDays: [3, -1],
      endAfter: 6,
      endOn: null,
      priceChanges: [
        { from: '2027-01-01', amount: 1400 },
        { from: '2027-03-01', amount: 1500 },
      ],
      contract: { trialEnd: '2026-12-01', minTermEnd: null, noticeDays: 7, autoRenew: true },
    },
  })
  if (!read.ok) throw new Error('not read')
  expect(readTemplate(draftOf(read.fields, 'en-GB', '2026-12-03'), 'expense', 'en-GB')).toEqual(
    read,
  )
})

it('says beside each field how to fix it', () => {
  const wrong = draft({
    amount: 'a lot',
    description: '',
    interval: '0',
    startOn: 'soon',
    ends: 'after',
    endAfter: 'x',
    prices: [{ key: 'a', from: 'later', amount: '' }],
  })
  const read = readTemplate(wrong, 'expense', 'en-GB')
  expect(read.ok ? [] : Object.keys(read.messages).sort()).toEqual([
    'amount',
    'description',
    'endAfter',
    'interval',
    'priceChanges.0.amount',
    'priceChanges.0.from',
    'startOn',
  ])
  expect(scheduleOf(wrong)).toBeNull()
})

it('refuses an end before the start and two prices on one day', () => {
  const early = draft({ ends: 'on', endOn: '2026-11-01' })
  expect(readTemplate(early, 'income', 'en-GB')).toMatchObject({
    ok: false,
    messages: { endOn: expect.any(String) },
  })
  const price = { from: '2027-01-01', amount: '14' }
  const twice = draft({
    prices: [
      { key: 'a', ...price },
      { key: 'b', ...price },
    ],
  })
  expect(readTemplate(twice, 'expense', 'en-GB').ok).toBe(false)
})

it('keeps nothing of the fields another frequency has', () => {
  const weekly = draft({ frequency: 'weekly', weekdays: [4, 1], monthDays: [3] })
  expect(scheduleOf(weekly)).toMatchObject({ weekdays: [1, 4], monthDays: [] })
  const monthly = draft({ weekdays: [4], nthWeekday: { nth: -1, weekday: 5 }, monthDays: [3] })
  expect(scheduleOf(monthly)).toMatchObject({ weekdays: [], monthDays: [] })
})

it('asks for somebody to share it, and for parts that fit every price', () => {
  const groupId = '018f2f6e-7b1a-7c3d-8e9f-0a1b2c3d4e5f'
  const memberId = '018f2f6e-7b1a-7c3d-8e9f-0a1b2c3d4e60'
  const read = (patch: Partial<TemplateDraft>) =>
    readTemplate(draft({ groupId, ...patch }), 'expense', 'en-GB')
  expect(read({})).toMatchObject({ ok: true, fields: { groupId, groupSplit: null } })
  expect(read({ groupSplit: { mode: 'equal', memberIds: [] } })).toEqual({
    ok: false,
    messages: { 'groupSplit.memberIds': 'Choose who shares it.' },
  })
  const groupSplit = { mode: 'exact', parts: [{ memberId, value: 1299 }] } as const
  const exact = { groupSplit: { ...groupSplit, parts: [...groupSplit.parts] } }
  expect(read(exact)).toMatchObject({ ok: true })
  const prices = [{ key: 'a', from: '2027-01-01', amount: '14' }]
  expect(read({ ...exact, prices })).toMatchObject({ ok: false })
})
