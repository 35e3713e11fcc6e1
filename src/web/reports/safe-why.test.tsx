import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LocaleContext } from '../locale/use-locale.ts'
import { SafeWhy } from './safe-why.tsx'

const share = {
  ...{ id: 'b1', name: 'All', currency: 'EUR', left: -76_038, upcoming: 0, daysLeft: 14 },
  ...{ perDay: 0, counted: 0, isAbout: true },
}

it('says of a budget that is used up by how much it is over, with the sign at its number', () => {
  const html = renderToString(
    <LocaleContext value={{ currency: 'EUR', locale: 'en-GB', timezone: 'UTC' }}>
      <MemoryRouter>
        <SafeWhy
          currency="EUR"
          safe={{ basis: 'budgets', spentToday: 0, perDay: 0, tightest: null, budgets: [share] }}
        />
      </MemoryRouter>
    </LocaleContext>,
  )
  const text = html.replaceAll(/<span class="sr-only">.*?<\/span>|<[^>]*>/g, '')
  expect(text).toContain('≈\u00a0€760.38 over, with 14 days to go')
})
