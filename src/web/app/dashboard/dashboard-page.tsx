import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import { AccountLines } from '#web/accounts/lines-later.tsx'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'
import { MonthSwitcher } from '#web/form/fields/month-switcher.tsx'
import { useAgeWords, useIsAway } from '#web/locale/use-age.ts'
import { useToday } from '#web/locale/use-locale.ts'
import { SafeSaid } from '#web/reports/safe-card.tsx'
import type { ReportAnswer } from '#web/reports/use-asked.ts'
import { useDashboard } from '#web/reports/use-dashboard.ts'
import { Button } from '#web/ui/control/button.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { onceIdle } from '#web/ui/loading/arrive-idle.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { say } from '#web/words/say.ts'
import { FiguresCard } from './figures/figures-card.tsx'
import { useFigures } from './figures/use-figures.ts'
import { comparedDays, type Span } from './month-span.ts'
import { startNow } from './start.ts'
import { useMonthAddress } from './use-month-address.ts'

/** What is below the figures comes after them. */
const LowerCards = whenAsked(() => import('./lower-cards.tsx').then((file) => file.LowerCards))
const StartSteps = whenAsked(() => import('./start-steps.tsx').then((file) => file.StartSteps))

/** For those who keep accounts, and of what they hold later. */
const LowSoon = onceIdle(() =>
  import('#web/accounts/ahead/low-soon.tsx').then((file) => file.LowSoon),
)

/** The line is drawn only where the server cannot be reached. */
const AsOf = onceIdle(() => import('#web/locale/as-of.tsx').then((file) => file.AsOf))

/** What has to be converted takes more code. */
const FiguresHere = whenAsked(
  () => import('./figures/figures-here.tsx').then((file) => file.FiguresHere),
  FiguresCard,
)

/** Counted here while there is no newer answer, which takes more code still. */
const SafeHere = onceIdle(() => import('./safe-here.tsx').then((file) => file.SafeHere), SafeSaid)

/** Where I stand: this month, today, and what is ahead. */
export function DashboardPage() {
  const { month, isNow, show } = useMonthAddress()
  const today = useToday()
  const isWide = useMedia('wide')
  const replica = useReplica()
  const { isComplete, waiting, phase } = useReplicaStatus()
  const asked = useDashboard(month)
  const { answer } = asked
  const compared = useMemo(() => comparedDays(month, today), [month, today])
  const { figures, takesRates } = useFigures(compared, asked)
  const Figures = takesRates ? FiguresHere : FiguresCard
  const start = isNow ? startNow(isComplete ? replica : null, answer) : null
  const isEmpty = start !== null && !start.hasExpense && !start.hasIncome
  const safe = isNow ? (answer?.safeToSpend ?? null) : null
  const age = useAgeWords(asked)
  const Safe = age ? SafeHere : SafeSaid
  const shows = useState(false)
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <MonthSwitcher month={month} onChange={show} />
        {isNow && start !== null ? null : isNow ? (
          <Button asChild className="phone:hidden">
            <Link to={`${routes.expenses.path}?add=1`} state={{ isSheet: true }}>
              {say('Add an expense')}
            </Link>
          </Button>
        ) : (
          <Button look="outline" onClick={() => show(today.slice(0, 7))}>
            {say('This month')}
          </Button>
        )}
      </div>
      {start ? <StartSteps start={start} /> : null}
      {isWide ? null : (
        <AccountLines saysToday={!isNow} className="rounded-lg border bg-card p-2" />
      )}
      {isNow ? <LowSoon /> : null}
      {isEmpty ? null : <Figures figures={figures} compared={compared} />}
      {safe === null || isEmpty || !answer ? null : (
        <Safe
          safe={safe}
          currency={answer.currency}
          note={age}
          shows={shows}
          isOutrun={waiting > 0 && phase !== 'live'}
        />
      )}
      <Lower
        asked={asked}
        age={age}
        span={compared.now}
        isNow={isNow}
        isStarting={start !== null}
      />
    </div>
  )
}

interface LowerProps {
  readonly asked: ReportAnswer<DashboardAnswer>
  readonly age: string | null
  readonly span: Span
  readonly isNow: boolean
  readonly isStarting: boolean
}

/** After the first drawing; what cannot be fetched without a network is not drawn. */
function useLower(): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    void LowerCards.fetch().then(
      () => setHere(true),
      () => undefined,
    )
  }, [])
  return isHere
}

function Lower({ asked, ...props }: LowerProps) {
  const { answer } = asked
  const { phase } = useReplicaStatus()
  const isHere = useLower()
  const asOf = <AsOf asked={asked} />
  const isAway = useIsAway(asked)
  if (answer === null || !isHere) {
    return phase === 'offline' || props.isStarting ? asOf : <LowerSkeleton />
  }
  return <LowerCards answer={answer} asOf={isAway ? asOf : null} {...props} />
}

/** In the shape of what is below them. */
function LowerSkeleton() {
  return (
    <>
      <Skeleton className="h-96 w-full rounded-lg" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </>
  )
}
