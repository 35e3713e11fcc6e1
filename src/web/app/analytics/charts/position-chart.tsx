import { useMemo } from 'react'
import { Link } from 'react-router'
import type { PositionAnswer } from '#contract/analytics/entities.ts'
import { routes } from '#contract/routes.ts'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import type { ChartSeries } from '#web/charts/series.ts'
import { Amount } from '#web/locale/amount.tsx'
import { say } from '#web/words/say.ts'
import { useAnalytics } from '../use-analytics.ts'
import { AskedChart } from './asked-chart.tsx'
import { type KnownSince, knownPoints, positionFinding } from './findings.ts'

const inAccounts: ChartSeries = {
  key: 'accounts',
  name: say('In accounts'),
  shape: 'line',
  colour: 5,
}
const series: readonly ChartSeries[] = [
  { key: 'net', name: say('In all'), shape: 'area', colour: 3 },
  { key: 'goals', name: say('In goals'), shape: 'line', colour: 2 },
  { key: 'debts', name: say('Debts'), shape: 'line', colour: 4 },
  { key: 'owed', name: say('Owed in groups'), shape: 'line', colour: 1, isDashed: true },
]

const withAccounts = [...series, inAccounts]

/** What is saved, less what is owed, with what others owe; and all accounts, where there are. */
export function PositionChart() {
  const { reach } = useAnalytics()
  return (
    <AskedChart
      call="analytics.position"
      body={reach}
      about={say('Net position')}
      isNothing={({ points }) =>
        points.every(
          ({ accounts = 0, goals, debts, owed, missing }) =>
            [accounts, goals, debts, owed].every((sum) => sum === 0) && missing === undefined,
        )
      }
    >
      {(answer) => <Drawn answer={answer} />}
    </AskedChart>
  )
}

/** Null where no account is kept: goals, loans and groups were nothing before they began. */
function useKnownSince({ points }: PositionAnswer): KnownSince | null {
  const accounts = useAccountMap()
  return useMemo(() => {
    const openings = Array.from(accounts.values(), ({ openingOn }) => openingOn).toSorted()
    const [one, all] = [openings[0], openings.at(-1)]
    const hasAccounts = points.some((point) => point.accounts !== undefined)
    return hasAccounts && one && all ? { one, all } : null
  }, [accounts, points])
}

function Drawn({ answer }: { readonly answer: PositionAnswer }) {
  const { writing } = useAnalytics()
  const since = useKnownSince(answer)
  const { locale } = writing
  const points = useMemo(
    () =>
      knownPoints(answer.points, since).map(
        ({ day, accounts, goals, debts, owed, net, missing = [], isAbout = false }) => ({
          on: day,
          missing: { net: missing },
          isAbout: { net: isAbout },
          values: {
            ...(accounts !== undefined && { accounts }),
            ...{ goals, debts: debts === null || debts === 0 ? debts : -debts, owed, net },
          },
        }),
      ),
    [answer, since],
  )
  const hasAccounts = answer.points.some(({ accounts }) => accounts !== undefined)
  return (
    <div className="grid gap-4">
      <ChartFrame
        about={hasAccounts ? say('Net worth') : say('Net position')}
        finding={positionFinding(answer, locale, since)}
        series={hasAccounts ? withAccounts : series}
        points={points}
        writing={{ currency: answer.currency, locale }}
        fileName="net-position"
      />
      <Parts answer={answer} />
    </div>
  )
}

const paths = {
  account: routes.account.path,
  goal: routes.goal.path,
  loan: routes.loan.path,
  group: routes.group.path,
} as const

/** What the last point is made of. */
function Parts({ answer: { parts } }: { readonly answer: PositionAnswer }) {
  if (parts.length === 0) return null
  return (
    <ul aria-label={say('What it is made of')}>
      {parts.map(({ kind, id, name, amount, currency }) => (
        <li key={`${kind} ${id} ${currency}`} className="border-t">
          <Link
            to={paths[kind].replace(':id', id)}
            className="flex min-h-11 items-center justify-between gap-3 hover:bg-muted"
          >
            <span className="min-w-0 truncate">{name}</span>
            <Amount amount={amount} currency={currency} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
