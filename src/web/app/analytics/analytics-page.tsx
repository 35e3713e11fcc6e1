import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { AsOf } from '#web/locale/as-of.tsx'
import { useAsked } from '#web/reports/use-asked.ts'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { CalendarChart } from './charts/calendar-chart.tsx'
import { CategoryChart } from './charts/category-chart.tsx'
import { ChangeChart } from './charts/change-chart.tsx'
import { FlowChart } from './charts/flow-chart.tsx'
import { ForecastChart } from './charts/forecast-chart.tsx'
import { MerchantsChart } from './charts/merchants-chart.tsx'
import { OwedCard } from './charts/owed-card.tsx'
import { PositionChart } from './charts/position-chart.tsx'
import { SankeyChart } from './charts/sankey-chart.tsx'
import { SavingsChart } from './charts/savings-chart.tsx'
import { ControlBar } from './control-bar.tsx'
import { Section } from './section.tsx'
import { AnalyticsProvider, useAnalyticsAddress } from './use-analytics.ts'

const RowsSheet = whenAsked(() => import('./rows-sheet.tsx').then((file) => file.RowsSheet))

const SumSheet = whenAsked(() => import('./sum-sheet.tsx').then((file) => file.SumSheet))

const pair = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2'

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
  const { compared, figure, sumFigure } = analytics
  const asked = useAsked('analytics.flow', analytics.reach)
  useScrollToHash()
  return (
    <AnalyticsProvider value={analytics}>
      <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
        <ControlBar />
        <AsOf asked={asked} />
        <Section id="flow" isFirst>
          <FlowChart />
        </Section>
        <Section id="categories">
          <CategoryChart />
        </Section>
        {compared === null ? null : (
          <Section id="change">
            <ChangeChart />
          </Section>
        )}
        <Section id="calendar">
          <CalendarChart />
        </Section>
        <div className={pair}>
          <Section id="merchants">
            <MerchantsChart />
          </Section>
          <Section id="owed">
            <OwedCard />
          </Section>
        </div>
        <Section id="forecast">
          <ForecastChart />
        </Section>
        <Section id="sankey">
          <SankeyChart />
        </Section>
        <div className={pair}>
          <Section id="savings">
            <SavingsChart />
          </Section>
          <Section id="position">
            <PositionChart />
          </Section>
        </div>
      </div>
      {figure ? (
        <RowsSheet figure={figure} />
      ) : sumFigure ? (
        <SumSheet key={sumFigure.sum} figure={sumFigure} />
      ) : null}
    </AnalyticsProvider>
  )
}
