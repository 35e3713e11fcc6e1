import { describe, expect, it } from 'vitest'
import { plausibleRates, steadyRates } from './check-rates.ts'
import type { RateRow } from './rate-row.ts'

const today = '2026-03-10'
const row = (currency: string, rate: string, day = '2026-03-10'): RateRow => ({
  day,
  currency,
  rate,
})

describe('what could be a rate', () => {
  it.each([
    ['nothing', row('USD', '')],
    ['zero', row('USD', '0')],
    ['less than nothing', row('USD', '-1.08')],
    ['no number', row('USD', 'NaN')],
    ['a power', row('USD', '1e3')],
    ['far too small', row('USD', '0.0001')],
    ['far too large', row('USD', '99999999')],
    ['endless', row('USD', `1.${'3'.repeat(40)}`)],
    ['of a day to come', row('USD', '1.08', '2026-03-12')],
    ['of a day before the euro', row('USD', '1.08', '1998-12-31')],
    ['of no day', row('USD', '1.08', '2026-02-30')],
  ])('is not %s', (_what, wrong) => {
    expect(plausibleRates([wrong, row('GBP', '0.85')], today)).toEqual({
      kept: [row('GBP', '0.85')],
      refused: [wrong],
    })
  })

  it('is of a currency we know, and the euro is no rate', () => {
    const given = [row('EUR', '1'), row('DEM', '1.95583'), row('__proto__', '2'), row('USD', '1.1')]
    expect(plausibleRates(given, today)).toEqual({ kept: [row('USD', '1.1')], refused: [] })
  })
})

describe('what jumps', () => {
  const known = [row('USD', '1.1', '2026-03-01'), row('GBP', '0.85', '2026-03-01')]

  it('is left out, and the others are kept', () => {
    const given = [row('USD', '1.5'), row('GBP', '0.86'), row('CHF', '0.95')]
    expect(steadyRates(given, known)).toEqual({
      kept: [row('GBP', '0.86'), row('CHF', '0.95')],
      refused: [row('USD', '1.5')],
    })
  })

  it('refuses the whole day when several jump at once', () => {
    const three = [...known, row('JPY', '160', '2026-03-01'), row('CHF', '0.95', '2026-03-01')]
    const turned = [row('USD', '0.9'), row('GBP', '1.18'), row('JPY', '0.006'), row('CHF', '1.05')]
    expect(steadyRates(turned, three.slice(0, 3)).kept).toEqual([row('USD', '0.9'), turned[3]])
    const upside = [row('USD', '0.8'), ...turned.slice(1)]
    expect(steadyRates(upside, three)).toEqual({ kept: [], refused: upside })
  })

  it('is measured from the last that was believed, in any order given', () => {
    const given = [row('USD', '1.32', '2026-03-03'), row('USD', '1.2', '2026-03-02')]
    expect(steadyRates(given, known).refused).toEqual([])
    const spike = [row('USD', '9', '2026-03-02'), row('USD', '1.2', '2026-03-03')]
    expect(steadyRates(spike, known)).toEqual({ kept: [spike[1]], refused: [spike[0]] })
  })

  it('may go further after a long silence', () => {
    expect(steadyRates([row('USD', '1.9', '2026-06-01')], known).refused).toEqual([])
    expect(steadyRates([row('USD', '3', '2026-06-01')], known).kept).toEqual([])
    expect(steadyRates([row('USD', '3', '2029-06-01')], known).refused).toEqual([])
  })

  it('never replaces a known rate, and takes the first of two', () => {
    const given = [row('USD', '1.2', '2026-03-01'), row('CHF', '0.95'), row('CHF', '0.96')]
    expect(steadyRates(given, known).kept).toEqual([row('CHF', '0.95')])
  })
})
