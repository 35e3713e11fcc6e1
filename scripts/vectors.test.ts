import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const runner = fileURLToPath(new URL('../test/vectors/run-vectors.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'moneycomb-vectors-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function tryVectors(name: string, file: unknown) {
  const own = mkdtempSync(join(folder, 'case-'))
  writeFileSync(join(own, name), JSON.stringify(file))
  const { stdout, status } = spawnSync(process.execPath, [runner, own], { encoding: 'utf8' })
  return { lines: stdout.trim().split('\n'), status }
}

const step = { kind: 'step', unit: 'monthly', steps: 1, dtstart: '2024-01-31' }

describe('npm run vectors', () => {
  it('counts what passes, by section', () => {
    const clamp = [{ ...step, id: 'right', expect: '2024-02-29' }]
    expect(tryVectors('recurrence.mine.json', { clamp })).toEqual({
      lines: ['recurrence 1/1', '  clamp 1/1'],
      status: 0,
    })
  })

  it('names what fails and what we answered, and fails itself', () => {
    const clamp = [
      { ...step, id: 'right', expect: '2024-02-29' },
      { ...step, id: 'wrong', expect: '2024-03-02' },
      { ...step, id: 'strange', unit: 'hourly', expect: '2024-01-31' },
    ]
    expect(tryVectors('recurrence.mine.json', { clamp })).toEqual({
      lines: [
        'recurrence 1/3',
        '  clamp 1/3',
        '    clamp wrong: expected "2024-03-02", got "2024-02-29"',
        '    clamp strange: failed: the unit hourly is unknown',
      ],
      status: 1,
    })
  })

  it.each([
    ['splits.a.json', { vectors: [{ id: 's', amount_minor: 2, weights: ['1', '1', '1'] }] }],
    ['debts.a.json', { vectors: [{ id: 'd', balances: { a: 1, b: -1 }, optimal_transfers: 2 }] }],
    ['currencies.json', { currencies: [{ code: 'EUR', minor_units: 3 }] }],
    [
      'amortization.a.json',
      {
        functions: [{ id: 'f', fn: 'EFFECT', args: { nominal: 0.1, npery: 2 }, expect: 1, tol: 0 }],
      },
    ],
  ])('lets nothing wrong pass in %s', (name, file) => {
    expect(tryVectors(name, file).status).toBe(1)
  })

  it('fails where there is nothing to try', () => {
    expect(tryVectors('other.json', {}).status).toBe(1)
  })
})
