import { describe, expect, it } from 'vitest'
import type { Line, Report } from '../test/bench/report.ts'
import { pageOf } from '../test/figures/page.ts'

const machine = {
  cores: 2,
  memoryGb: 8,
  system: 'linux x64',
  node: '26.0.0',
  postgres: '18.4',
  commit: 'abcdef0123',
}

const reportOf = (sections: Record<string, readonly Line[]>): Report => ({
  sections: Object.fromEntries(
    Object.entries(sections).map(([title, lines]) => [
      title,
      { at: '2026-03-31T10:00:00.000Z', calibrationMs: 60, machine, lines },
    ]),
  ),
})

const quick: Line = { journey: 'open', value: 40, unit: 'ms', target: 60 }
const slow: Line = { journey: 'search', value: 120, unit: 'ms', target: 80 }
const few: Line = { journey: 'read', value: 40, unit: '/s', target: 60, isMoreBetter: true }

describe('the page of figures', () => {
  it('names what misses its target, in either direction, and nothing else', () => {
    const page = pageOf(reportOf({ Server: [quick, slow, few] }), {})
    expect(page).toContain('- Server: search, 120 ms; promised at most 80.0.')
    expect(page).toContain('- Server: read, 40.0 /s; promised at least 60.0.')
    expect(page).not.toContain('- Server: open')
    expect(page.match(/missed\*\*/g)).toHaveLength(2)
  })

  it('says so when nothing does', () => {
    expect(pageOf(reportOf({ Server: [quick] }), {})).toMatch(/misses its target\n\nNothing\.\n/)
  })

  it('names a proof that says what it missed', () => {
    const proof = { what: 'Many users', isFull: true, at: '2026-03-31T10:00:00.000Z' }
    const page = (missed: string) =>
      pageOf({ sections: {} }, { load: [{ ...proof, figures: { missed } }] })
    expect(page('memory grew')).toContain('- Many users: memory grew.')
    expect(page('nothing')).toMatch(/misses its target\n\nNothing\.\n/)
  })

  it('draws a curve by size, with what ten times as many cost', () => {
    const points = [10, 100].map(
      (rows): Line => ({ journey: 'dashboard', value: rows * 2, unit: 'ms', rows }),
    )
    const page = pageOf(reportOf({ Growth: points }), {})
    expect(page).toContain('| dashboard | 20.0 ms | 200 ms | × 10.0 |')
  })

  it('says of a size that could not be measured that it failed', () => {
    const well: Line = { journey: 'snapshot', value: 20, unit: 'ms', rows: 10 }
    const failed: Line = { ...well, value: 0, rows: 100, failure: 'answered 500' }
    const page = pageOf(reportOf({ Growth: [well, failed] }), {})
    expect(page).toContain('| snapshot | 20.0 ms | **failed: answered 500** | – |')
    expect(page).toContain('- Growth: snapshot of 100 transactions failed: answered 500.')
  })

  it('tells short runs from those of full size', () => {
    const at = '2026-03-31T10:00:00.000Z'
    const lost = { what: 'Servers killed', isFull: true, at, figures: { lost: 0, of: 10_000 } }
    const short = { ...lost, what: 'Twins', isFull: false }
    const page = pageOf({ sections: {} }, { faults: [lost, short] })
    expect(page).toContain('| Servers killed | lost 0, of 10,000 | 2026-03-31, full size |')
    expect(page).toContain('| Twins | lost 0, of 10,000 | 2026-03-31, a short run |')
  })
})
