import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { FlowAnswer } from '#contract/analytics/entities.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { comparedWith } from '../spans.ts'
import { type Analytics, AnalyticsProvider, reachOf } from '../use-analytics.ts'
import { CategoryList } from './category-list.tsx'

const span = { from: '2026-11-01', to: '2026-11-18' }
const rolled = {
  ...{ categoryId: 'home', total: 54_000, before: 0, count: 2, missing: [], missingIn: [] },
  ...{ about: new Set<number>(), amounts: [54_000], categoryIds: ['home'], hasParts: false },
}
const byId = new Map([['home', { id: 'home', name: 'Home', parentId: null }]])

const drawn = (firstMonth: string) => {
  const reached = reachOf(firstMonth, true)
  return renderToString(
    <MemoryRouter>
      <AnalyticsProvider
        value={
          {
            ...{ address: { range: 'this-month', span, category: null }, rowsOf: () => '/' },
            ...{ writing: { locale: 'en-GB' }, ...reached },
            compared: comparedWith('this-month', span, reached.isBefore),
          } as unknown as Analytics
        }
      >
        <CategoryList
          answer={{ ...span, currency: 'EUR' } as FlowAnswer}
          rolled={[rolled]}
          categories={{ byId, names: new Map() } as unknown as Categories}
        />
      </AnalyticsProvider>
    </MemoryRouter>,
  )
}

it('compares a category only with a time that the book reaches back to', () => {
  expect(drawn('2026-10')).toContain('€540.00 more than before')
  expect(drawn('2026-11')).toContain('2 entries')
  expect(drawn('2026-11')).not.toContain('before')
})
