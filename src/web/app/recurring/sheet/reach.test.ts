import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addMonths } from '#domain/calendar/calendar.ts'
import { continueFrom } from '#domain/recurring/continue-from.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import { sampleTemplate } from '../../../../../test/support/sample-template.ts'
import { fieldsOf, type Template, type TemplateFields } from '../template.ts'
import { changingOne } from '../template-writes.ts'
import { draftOf } from './draft.ts'
import { affectedRows, patchFrom, questionFor, type Reach } from './reach.ts'
import { readTemplate } from './read-draft.ts'

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
  return affectedRows(stored, fields, reach, ahead, today)
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
  expect(rows.slice(0, 3)).toEqual([
    { day: '2026-11-05', before: null, after: 2000, isChanged: true },
    { day: '2026-12-01', before: 2000, after: null, isChanged: true },
    { day: '2026-12-05', before: null, after: 2000, isChanged: true },
  ])
})

it('shows the first new day, and those in the past that are added too', () => {
  const fresh = sampleTemplate({ amount: 2000, startOn: '2026-12-06', lastPostedOn: null })
  const fields = { ...fieldsOf(fresh), startOn: '2026-10-03', monthDays: [3] } as TemplateFields
  const ahead = questionFor(fresh, fields, today)?.ahead ?? []
  const days = (active: boolean) =>
    affectedRows(fresh, { ...fields, active }, { kind: 'all' }, ahead, today)
      .filter(({ after }) => after !== null)
      .map(({ day: one }) => one)
  expect(days(true).slice(0, 4)).toEqual(['2026-10-03', '2026-11-03', '2026-12-03', '2027-01-03'])
  expect(days(false).slice(0, 2)).toEqual(['2026-12-03', '2027-01-03'])
})

const day = '2026-12-01'
const risen = sampleTemplate({
  amount: 999,
  groupId: null,
  groupSplit: null,
  startOn: '2026-01-01',
  priceChanges: [
    { from: '2026-06-01', amount: 1499 },
    { from: day, amount: 1999 },
    { from: '2027-02-01', amount: 2499 },
  ],
  lastPostedOn: '2026-11-01',
})

/** What the form gives back when this is typed for the amount. */
function typed(amount: string): TemplateFields {
  const read = readTemplate({ ...draftOf(risen, 'en-GB', day), amount }, 'expense', 'en-GB')
  if (!read.ok) throw new Error(JSON.stringify(read.messages))
  return read.fields
}
const ahead = () => questionFor(risen, typed('21.99'), today)?.ahead ?? []
const sums = (amount: string, reach: Reach) =>
  affectedRows(risen, typed(amount), reach, ahead(), today)
    .slice(0, 4)
    .map(({ before, after }) => [before, after])

it('shows the price in force for the next one, and keeps what was before it', () => {
  const draft = draftOf(risen, 'en-GB', day)
  expect(draft.amount).toBe('19.99')
  expect(draft.prices.map(({ from, amount }) => [from, amount])).toEqual([['2027-02-01', '24.99']])
  expect(typed('19.99')).toEqual(fieldsOf(risen))
  expect(questionFor(risen, typed('19.99'), today)).toBeNull()
})

it('changes the price in force where the price has changed before, as far as it is said', () => {
  expect(questionFor(risen, typed('21.99'), today)).toMatchObject({ canBeOne: true })
  expect(sums('21.99', { kind: 'all' })).toEqual([
    [1999, 2199],
    [1999, 2199],
    [2499, 2499],
    [2499, 2499],
  ])
  const occurrence = { dueOn: day, postOn: day }
  expect(sums('21.99', { kind: 'one', occurrence })).toEqual([
    [1999, 2199],
    [1999, 1999],
    [2499, 2499],
    [2499, 2499],
  ])
  const one = changingOne(risen, occurrence, typed('21.99'), 'entry')
  expect(one.commands.at(-1)?.args.doc).toMatchObject({ amount: 2199 })
  expect(sums('21.99', { kind: 'from', from: '2027-03-01' })).toEqual([
    [1999, 1999],
    [1999, 1999],
    [2499, 2499],
    [2499, 2199],
  ])
})

it('does as it says: what the dialog shows is what the commands lead to', () => {
  const price = fc.integer({ min: 1, max: 9999 })
  const months = fc.uniqueArray(fc.integer({ min: 2, max: 20 }), { maxLength: 4 })
  fc.assert(
    fc.property(price, price, months, fc.array(price, { minLength: 4 }), fc.nat(4), (...given) => {
      const [first, next, at, prices, later] = given
      const priceChanges = at
        .toSorted((a, b) => a - b)
        .map((n, i) => ({ from: `${addMonths('2026-01', n)}-01`, amount: prices[i] ?? 1 }))
      const template = { ...risen, amount: first, priceChanges } as Template
      const draft = draftOf(template, 'en-GB', day)
      const text = (next / 100).toFixed(2)
      const read = readTemplate({ ...draft, amount: text }, 'expense', 'en-GB')
      if (!read.ok) throw new Error('not read')
      const question = questionFor(template, read.fields, today)
      const isSame = amountOn(template, day) === next
      expect(question === null).toBe(isSame)
      if (!question) return
      const all = affectedRows(template, read.fields, { kind: 'all' }, question.ahead, today)
      expect(all[0]?.after).toBe(next)
      for (const row of all) expect(row.after).toBe(amountOn(read.fields, row.day))
      const from = question.ahead[1 + later]?.dueOn ?? day
      const reached = affectedRows(
        template,
        read.fields,
        { kind: 'from', from },
        question.ahead,
        today,
      )
      const patch = patchFrom(template, read.fields, from, today)
      const split = { ...continueFrom(fieldsOf(template), from, 0), ...patch } as TemplateFields
      for (const row of reached) {
        expect(row.after).toBe(amountOn(row.day < from ? template : split, row.day))
      }
      expect(amountOn(split, from)).toBe(next)
    }),
  )
})
