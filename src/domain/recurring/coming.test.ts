import { expect, it } from 'vitest'
import { type Coming, comingSoon, type NamedTemplate } from './coming.ts'

const today = '2026-11-17'
const rent: NamedTemplate = {
  ...{ id: 'rent', currency: 'CZK', amount: 900_000, priceChanges: [], categoryId: null },
  ...{ frequency: 'monthly', interval: 1, weekdays: [], monthDays: [-1], nthWeekday: null },
  ...{ weekendShift: 'none', startOn: '2026-01-31', endOn: null, endAfter: null, skippedOn: [] },
  ...{ active: true, nextOn: '2026-11-30', waitingOn: ['2026-10-31'], description: 'Rent' },
  contract: null,
}
const loan: Coming = {
  ...{ kind: 'loan', id: 'car', from: null, day: '2026-11-20', title: 'Car' },
  ...{ amount: 105_443, currency: 'CZK', isWaiting: false },
}

it('comes on its day, waits until it is confirmed, and stands in order with the rest', () => {
  const soon = comingSoon({ expense: [rent], income: [], transfer: [], besides: [loan] }, today)
  expect(soon.map(({ title, day, isWaiting }) => [title, day, isWaiting])).toEqual([
    ['Rent', '2026-10-31', true],
    ['Car', '2026-11-20', false],
    ['Rent', '2026-11-30', false],
  ])
})

it('brings nothing while it is paused, nor before its next day', () => {
  const paused = { ...rent, active: false, waitingOn: [] }
  expect(comingSoon({ expense: [paused], income: [], transfer: [], besides: [] }, today)).toEqual(
    [],
  )
  const later = { ...rent, nextOn: '2026-12-31', waitingOn: [] }
  expect(comingSoon({ expense: [], income: [later], transfer: [], besides: [] }, today)).toEqual([])
})

it('counts money between accounts among them, as what it is', () => {
  const saving = { ...rent, id: 'saving', description: 'Saving' }
  const soon = comingSoon({ expense: [], income: [], transfer: [saving], besides: [] }, today)
  expect(soon.map(({ kind, title, amount }) => [kind, title, amount])).toEqual([
    ['transfer', 'Saving', 900_000],
    ['transfer', 'Saving', 900_000],
  ])
})
