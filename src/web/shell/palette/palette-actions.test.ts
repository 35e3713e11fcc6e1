import { describe, expect, it, vi } from 'vitest'
import { actionsFor } from './palette-actions.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false }))

describe('what the palette offers', () => {
  it.each([
    ['logoff', 'Log out'],
    ['sign off', 'Log out'],
    ['take a picture', 'Scan a receipt'],
    ['take photo of a receipt', 'Scan a receipt'],
    ['change my currency', 'Go to Profile'],
    ['update password', 'Go to Profile'],
    ['edit budget', 'Go to Budgets'],
    ['manage categories', 'Go to Categories'],
    ['i want a new goal please', 'Add a goal'],
  ])('understands %s', (typed, label) => {
    const shown = actionsFor(typed).slice(0, 3)
    expect([typed, ...shown.map((action) => action.label)]).toContain(label)
  })

  it('has no action for what is none', () => {
    expect(actionsFor('take lidl')).toEqual([])
    expect(actionsFor('rewe')).toEqual([])
  })
})
