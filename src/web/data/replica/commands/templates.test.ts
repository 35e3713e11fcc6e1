import { expect, it } from 'vitest'
import { expenseTemplates } from '#contract/recurring/entities.ts'
import { foresee } from './effects.ts'
import './own-reducers.ts'

const at = '2026-03-15T10:00:00.000Z'
/** Rent on the last of a month, ten times, dearer from May on. */
const rent = {
  ...expenseTemplates.defaults,
  ...{ id: 'rent', description: 'Rent', amount: 50_000, currency: 'EUR', frequency: 'monthly' },
  ...{ startOn: '2026-01-31', endAfter: 10, nextOn: '2026-03-31', lastPostedOn: '2026-02-28' },
  ...{ priceChanges: [{ from: '2026-05-01', amount: 55_000 }], waitingOn: ['2026-02-28'] },
}

function shown(verb: string, args: Readonly<Record<string, unknown>>) {
  const name = `expense_templates.${verb}`
  const patches = foresee({ key: 'k', name, args, at, state: 'queued' }, 'me', {
    row: (table, id) => (table === 'expense_templates' && id === 'rent' ? rent : null),
    all: (table) => (table === 'expense_templates' ? [rent] : []),
  })
  return Object.fromEntries(patches.map(({ id, row }) => [id, row]))
}

it('goes on from a day as the server will have it go on, to the last one', () => {
  const args = { id: 'rent', from: '2026-06-30', patch: { merchant: 'Landlord' }, newId: 'next' }
  expect(shown('changeFrom', args)).toMatchObject({
    rent: { endOn: '2026-06-29' },
    next: {
      ...{ startOn: '2026-06-30', monthDays: [31], endAfter: 5, priceChanges: [] },
      ...{ amount: 55_000, merchant: 'Landlord', waitingOn: [], lastPostedOn: null },
    },
  })
})

it.each([
  ['changeFrom', { id: 'rent', from: '2026-06-29', patch: {}, newId: 'next' }],
  ['changeFrom', { id: 'rent', from: '2026-01-31', patch: {}, newId: 'next' }],
  ['skip', { id: 'rent', dueOn: '2026-04-01' }],
  ['undoSkip', { id: 'rent', dueOn: '2026-04-30' }],
  ['undoChangeFrom', { id: 'rent', newId: 'rent', endOn: null }],
  ['postNow', { id: 'gone', dueOn: '2026-03-31', entryId: 'e', date: '2026-03-31', amount: 5 }],
  ['postNow', {}],
])('shows nothing of what the server refuses: %s %j', (verb, args) => {
  expect(shown(verb, args)).toEqual({})
})

it('enters one with what it has in common with an expense, and no more', () => {
  const args = { id: 'rent', dueOn: '2026-03-31', entryId: 'e', date: '2026-03-31', amount: 5 }
  const { e, rent: after } = shown('postNow', args)
  expect(e).toMatchObject({ description: 'Rent', amount: 5, templateId: 'rent', refundOf: null })
  expect(e).not.toHaveProperty('frequency')
  expect(after).toMatchObject({ lastPostedOn: '2026-03-31', waitingOn: ['2026-02-28'] })
})
