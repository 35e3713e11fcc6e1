import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LocaleContext } from '#web/locale/use-locale.ts'
import { comparedDays } from '../month-span.ts'
import type { Figures } from './figures.ts'
import { FiguresCard } from './figures-card.tsx'

const spending = { amount: 469_821, before: 100_000, isAbout: true, ahead: { amount: 15_000 } }
const none = { amount: 0, before: 0 }
const saved: Figures = {
  ...{ currency: 'JPY', spending, income: none, net: none },
  ...{ rate: null, rateBefore: null },
}

const drawn = (month: string, today: string, figures: Figures | null = saved) =>
  renderToString(
    <LocaleContext value={{ currency: 'EUR', locale: 'en-GB', timezone: 'UTC' }}>
      <MemoryRouter>
        <FiguresCard figures={figures} compared={comparedDays(month, today)} />
      </MemoryRouter>
    </LocaleContext>,
  )

it('compares no month that has not begun', () => {
  expect(drawn('2026-10', '2026-11-17')).toMatch(/ than/)
  const ahead = drawn('2999-12', '2999-11-17')
  expect(ahead).not.toMatch(/ than/)
  expect(ahead.match(/only what is entered already/g)).toHaveLength(4)
})

it('writes a saved figure in the currency it was told in, whatever is chosen since', () => {
  const html = drawn('2026-11', '2026-11-17')
  expect(html).toContain('469,821')
  expect(html).toContain('15,000')
  expect(html).not.toContain('€')
})

it('says of what time each figure is, where it is of an older answer', () => {
  const html = drawn('2026-11', '2026-11-17', { ...saved, age: 'as of Wed 00:28' })
  expect(html.match(/as of Wed 00:28/g)).toHaveLength(4)
  expect(drawn('2026-11', '2026-11-17')).not.toContain('as of')
  expect(drawn('2026-11', '2026-11-17', null)).not.toContain('Spending')
})
