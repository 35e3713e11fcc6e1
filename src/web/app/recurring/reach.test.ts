import { expect, it } from 'vitest'
import { sampleTemplate } from '#test/support/sample-template.ts'
import { affectedRows, questionFor } from './reach.ts'
import { fieldsOf, type Template, type TemplateFields } from './template.ts'

const today = '2026-11-15'
const stored = sampleTemplate({
  amount: 2000,
  startOn: '2026-09-01',
  priceChanges: [{ from: '2027-02-01', amount: 2400 }],
  lastPostedOn: '2026-11-01',
})
const changed = (patch: object): TemplateFields =>
  ({ ...fieldsOf(stored), ...patch }) as TemplateFields

it('asks only when it makes a difference', () => {
  expect(questionFor(stored, changed({ autoPost: false }), today)).toBeNull()
  const last = { ...stored, endOn: '2026-12-31' } as Template
  expect(questionFor(last, { ...fieldsOf(last), amount: 1 }, today)).toBeNull()
  expect(questionFor(stored, changed({ amount: 2500 }), today)).toMatchObject({ canBeOne: true })
  expect(questionFor(stored, changed({ monthDays: [5] }), today)).toMatchObject({
    canBeOne: false,
  })
})

const rowsFor = (fields: TemplateFields, reach: Parameters<typeof affectedRows>[2]) => {
  const ahead = questionFor(stored, fields, today)?.ahead ?? []
  return affectedRows(stored, fields, reach, ahead)
}

it('shows what becomes of one', () => {
  const one = { dueOn: '2026-12-01', postOn: '2026-12-01' }
  expect(rowsFor(changed({ amount: 9 }), { kind: 'one', occurrence: one }).slice(0, 3)).toEqual([
    { day: '2026-12-01', before: 2000, after: 9, isChanged: true },
    { day: '2027-01-01', before: 2000, after: 2000, isChanged: false },
    { day: '2027-02-01', before: 2400, after: 2400, isChanged: false },
  ])
})

it('shows what becomes of all from one on, with the price changes still ahead', () => {
  const rows = rowsFor(changed({ amount: 2100 }), { kind: 'from', from: '2027-01-01' })
  expect(rows.slice(0, 3)).toEqual([
    { day: '2026-12-01', before: 2000, after: 2000, isChanged: false },
    { day: '2027-01-01', before: 2000, after: 2100, isChanged: true },
    { day: '2027-02-01', before: 2400, after: 2400, isChanged: true },
  ])
})

it('shows days that go and days that come', () => {
  const rows = rowsFor(changed({ monthDays: [5] }), { kind: 'all' })
  expect(rows.slice(0, 2)).toEqual([
    { day: '2026-12-01', before: 2000, after: null, isChanged: true },
    { day: '2026-12-05', before: null, after: 2000, isChanged: true },
  ])
})
