import { expect, it } from 'vitest'
import { draftOf, newDraft, scheduleOf, type TemplateDraft } from './draft.ts'
import { arrivingIn, calledByWay } from './move-fields.tsx'
import { readTemplate, refuseFlood } from './read-draft.ts'

const draft = (patch: Partial<TemplateDraft> = {}): TemplateDraft => ({
  ...newDraft('EUR', '2026-11-15'),
  ...{ amount: '12.99', paymentMethod: 'card' },
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

const [giro, savings, dollars] = [1, 2, 3].map((n) => `018f0000-0000-7000-8000-00000000000${n}`)
const accounts = new Map([
  [giro ?? '', { name: 'Giro', currency: 'EUR' }],
  [savings ?? '', { name: 'Savings', currency: 'EUR' }],
  [dollars ?? '', { name: 'Dollars', currency: 'USD' }],
])
const moved = (patch: Partial<TemplateDraft>) => {
  const typed = draft({ fromId: giro ?? '', toId: savings ?? '', description: '', ...patch })
  const whole = { ...arrivingIn(typed, null, accounts, 'en-GB'), arrives: typed.arrives }
  const description = calledByWay(whole, accounts)
  return readTemplate({ ...whole, description }, 'transfer', 'en-GB')
}

it('reads what moves between accounts, called by its way where nobody says it', () => {
  const read = moved({ notes: 'Holidays' })
  expect(read).toMatchObject({
    fields: {
      ...{ fromId: giro, toId: savings, amount: 1299, toAmount: null, currency: 'EUR' },
      ...{ description: 'Giro to Savings', note: 'Holidays' },
    },
  })
  const abroad = moved({ toId: dollars ?? '', arrives: '14' })
  if (!abroad.ok) throw new Error('It can be read.')
  expect(abroad.fields).toMatchObject({ toAmount: 1400 })
  const again = draftOf(abroad.fields, 'en-GB', '2026-11-15')
  const shown = arrivingIn(again, abroad.fields, accounts, 'en-GB')
  expect(shown).toMatchObject({ arrives: '14.00', arrivesIn: 'USD', fromId: giro })
})

it('says beside its field what is missing of a way', () => {
  const messagesOf = (patch: Partial<TemplateDraft>) => {
    const read = moved(patch)
    return read.ok ? {} : read.messages
  }
  expect(messagesOf({ fromId: '' })).toMatchObject({ fromId: 'Choose an account.' })
  expect(messagesOf({ toId: giro ?? '' })).toEqual({
    toId: 'Choose another account than the one it left from.',
  })
  expect(messagesOf({ toId: dollars ?? '' })).toEqual({ toAmount: 'Enter an amount.' })
})

it('says beside the day what would bury a group in bills, or a book in entries', () => {
  const groupId = '018f2f6e-7b1a-7c3d-8e9f-0a1b2c3d4e5f'
  const messageOf = (startOn: string, into: string | null) => {
    const typed = draft({ startOn, frequency: 'daily', groupId: into })
    const read = refuseFlood(readTemplate(typed, 'expense', 'en-GB'), null, '2026-11-15')
    return read.ok ? undefined : read.messages.startOn
  }
  expect(messageOf('2026-10-16', groupId)).toBeUndefined()
  expect(messageOf('2026-10-15', groupId)).toMatch(/more than 31 times, too many for a group/)
  expect(messageOf('2026-10-15', null)).toBeUndefined()
  expect(messageOf('2023-10-15', null)).toMatch(/more than 1000 times\.$/)
})
