import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { CalendarChart } from './calendar-chart.tsx'
import { CategoryChart } from './category-chart.tsx'
import { ChangeChart } from './change-chart.tsx'
import { ControlBar } from './control-bar.tsx'
import { FlowChart } from './flow-chart.tsx'
import { ForecastChart } from './forecast-chart.tsx'
import { MerchantsChart } from './merchants-chart.tsx'
import { OwedCard } from './owed-card.tsx'
import { PositionChart } from './position-chart.tsx'
import { SankeyChart } from './sankey-chart.tsx'
import { SavingsChart } from './savings-chart.tsx'
import { Section } from './section.tsx'
import { AnalyticsProvider, useAnalyticsAddress } from './use-analytics.ts'

const RowsSheet = lazy(() =>
  import('./rows-sheet.tsx').then((file) => ({ default: file.RowsSheet })),
)

/** An address may point at one of the charts. */
function useScrollToHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

/** Where the money comes from and goes, through one time and one lens. */
export function AnalyticsPage() {
  const analytics = useAnalyticsAddress()
  const { figure, address } = analytics
  const isGroup = address.lens === 'group'
  useScrollToHash()
  return (
    <AnalyticsProvider value={analytics}>
      <div className="mx-auto grid w-full grid-cols-[minmax(0,1fr)] gap-4">
        <ControlBar />
        <Section id="flow">
          <FlowChart />
        </Section>
        <Section id="categories">
          <CategoryChart />
        </Section>
        <Section id="change">
          <ChangeChart />
        </Section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
          <Section id="merchants">
            <MerchantsChart />
          </Section>
          {isGroup ? null : (
            <Section id="savings">
              <SavingsChart />
            </Section>
          )}
        </div>
        <Section id="calendar">
          <CalendarChart />
        </Section>
        {isGroup ? null : (
          <Section id="sankey">
            <SankeyChart />
          </Section>
        )}
        <Section id="forecast">
          <ForecastChart />
        </Section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
          <Section id="position">
            <PositionChart />
          </Section>
          <Section id="owed">
            <OwedCard />
          </Section>
        </div>
      </div>
      {figure ? (
        <Suspense>
          <RowsSheet figure={figure} />
        </Suspense>
      ) : null}
    </AnalyticsProvider>
  )
}
