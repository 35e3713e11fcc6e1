import { expect, it } from 'vitest'
import { sampleTemplate } from '#test/support/sample-template.ts'
import { bringingBack } from '#web/recurring/occurrence-writes.ts'
import { missedWords } from './sheet/schedule-preview.tsx'
import { fieldsOf, type Template, type TemplateFields } from './template.ts'
import { changingFrom, changingOne, changingTemplate, settingActive } from './template-writes.ts'
import { pastWords } from './use-template-writes.ts'

const stored = sampleTemplate({
  id: 'net',
  amount: 3000,
  description: 'Internet',
  monthDays: [],
  startOn: '2026-08-10',
  skippedOn: ['2026-07-10'],
  active: false,
  lastPostedOn: '2026-09-10',
})
const changed = { ...fieldsOf(stored), amount: 3500 } as TemplateFields
const movedTo = { ...changed, accountId: 'giro' } as TemplateFields

it('sends only what differs, and nothing when nothing does', () => {
  expect(changingTemplate(stored, fieldsOf(stored)).commands).toEqual([])
  expect(changingTemplate(stored, changed)).toEqual({
    commands: [{ name: 'expense_templates.update', args: { id: 'net', patch: { amount: 3500 } } }],
    undo: [{ name: 'expense_templates.update', args: { id: 'net', patch: { amount: 3000 } } }],
  })
})

it('calls off what a pause left out, and nothing that was done or is ahead', () => {
  const { commands, undo } = settingActive(stored, true, '2026-11-14')
  expect(commands[0]?.args.patch).toEqual({
    active: true,
    skippedOn: ['2026-07-10', '2026-10-10', '2026-11-10'],
  })
  expect(undo[0]?.args.patch).toEqual({ active: false, skippedOn: ['2026-07-10'] })
  const running = { ...stored, active: true } as Template
  expect(settingActive(running, false, '2026-11-14').commands[0]?.args.patch).toEqual({
    active: false,
  })
})

it('takes one out of the rule as an entry that knows where it came from', () => {
  const one = { dueOn: '2026-12-10', postOn: '2026-12-11' }
  const { commands, undo } = changingOne(stored, one, movedTo, 'entry')
  expect(commands.map(({ name }) => name)).toEqual(['expense_templates.skip', 'expenses.create'])
  expect(commands[1]?.args.doc).toMatchObject({
    id: 'entry',
    amount: 3500,
    accountId: 'giro',
    date: '2026-12-11',
    templateId: 'net',
    occurrenceOn: '2026-12-10',
  })
  expect(undo.map(({ name }) => name)).toEqual(['expenses.delete', 'expense_templates.undoSkip'])
})

it('becomes another template from a day on, and one again', () => {
  const { commands, undo } = changingFrom(stored, '2026-12-10', changed, 'new', '2026-11-15')
  expect(commands[0]?.args).toEqual({
    id: 'net',
    from: '2026-12-10',
    patch: { amount: 3500 },
    newId: 'new',
  })
  expect(undo[0]?.args).toEqual({ id: 'net', newId: 'new', endOn: null })
})

it('brings back what was skipped, and takes that back', () => {
  expect(bringingBack(stored, '2026-07-10')).toEqual({
    commands: [{ name: 'expense_templates.undoSkip', args: { id: 'net', dueOn: '2026-07-10' } }],
    undo: [{ name: 'expense_templates.skip', args: { id: 'net', dueOn: '2026-07-10' } }],
  })
})

it('says what of the past is added, and that the server still has to', () => {
  const past = ['2026-09-15', '2026-10-15'].map((day) => ({ dueOn: day, postOn: day }))
  expect(missedWords(past, 0, 'en-GB')).toMatch(
    /^2 are in the past, .* will be added too, within a minute\.$/,
  )
  expect(missedWords(past, 1, 'en-GB')).toMatch(
    /not added again: 1\. The rest will be added too, within a minute\.$/,
  )
  expect(missedWords(past, 2, 'en-GB')).toMatch(/not added again: All\.$/)
  const fields = { ...fieldsOf(stored), active: true, skippedOn: [] } as TemplateFields
  expect(pastWords(fields, '2026-10-10')).toMatch(/^3 past ones are being added/)
  expect(pastWords({ ...fields, skippedOn: ['2026-08-10'] }, '2026-10-10')).toMatch(/^2 past/)
  expect(pastWords(fields, '2026-08-09')).toBe('')
})
