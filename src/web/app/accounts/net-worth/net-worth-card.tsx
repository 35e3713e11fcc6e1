import { useEffect, useMemo, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { routes } from '#contract/routes.ts'
import { type PartOn, type WorthSum, worthKinds } from '#domain/accounts/worth-parts.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { missingWords } from '#domain/money/figure-words.ts'
import { creditWords } from '#web/accounts/account.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import type { ChartPoint, ChartSeries } from '#web/charts/series.ts'
import { Amount } from '#web/locale/amount.tsx'
import { RateNote } from '#web/locale/rate-note.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { isBegun, type NetWorthView, sumOf, useNetWorth, type WorthPoint } from './use-net-worth.ts'
import { changeWords, kindNames, lineWords, partPath, reasonsOf } from './worth-words.ts'

/** What somebody has and owes in all, why it changed, and what it is made of. */
export function NetWorthCard() {
  const view = useNetWorth()
  const on = useSearchParams()[0].get('on')
  if (!view) return <Skeleton className="h-64 w-full rounded-lg" />
  const past = view.points.slice(0, -1).find(({ day }) => day === on)
  return (
    <Card aria-label={say('Net worth')} className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <Figure view={view} />
      <Line points={view.points} />
      {past ? <OnDay key={past.day} day={past.day} /> : null}
      <MadeOf parts={past?.parts ?? view.today} />
    </Card>
  )
}

/** Of which day the parts below are, where it is a past one. */
function OnDay({ day }: { readonly day: string }) {
  const { locale } = useLocale()
  const words = useRef<HTMLHeadingElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <h3 ref={words} tabIndex={-1} className="font-medium">
        <Say
          words="On {day}"
          day={formatDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' })}
        />
      </h3>
      <Link to={routes.accounts.path} className="underline">
        {say('Today')}
      </Link>
    </div>
  )
}

const lineLook = 'flex control-least flex-wrap items-center justify-between gap-x-3 rounded-md px-2'
const summaryLook = `${lineLook} cursor-pointer hover:bg-accent`

function Figure({ view: { points, today, change, after } }: { readonly view: NetWorthView }) {
  const { currency, locale } = useLocale()
  const { amount, missing, old, isAbout = false } = sumOf(today)
  const isKnown = points.some((point) => point.day === after && isBegun(point))
  return (
    <div className="grid gap-1">
      <h2 className="font-semibold">{say('Net worth')}</h2>
      <Amount
        {...{ amount, currency, isAbout }}
        className="text-2xl font-semibold tracking-tight"
      />
      {missing.length > 0 ? (
        <p className="text-sm text-muted-foreground">
          <Say words="and {missing}" missing={missingWords(missing, locale)} />
        </p>
      ) : null}
      <RateNote old={old} />
      {change ? (
        <details>
          <summary className={summaryLook}>
            <span>
              {changeWords(change.change, after, {
                ...{ currency, locale, isAbout },
                began: isKnown ? change.began : null,
              })}
            </span>
            <span className="text-sm text-muted-foreground">{say('Why')}</span>
          </summary>
          <ul aria-label={say('Why it changed')}>
            {reasonsOf(change).map(({ name, amount: size, path }) => (
              <li key={name} className={lineLook}>
                {path ? (
                  <Link to={path} className="underline">
                    {name}
                  </Link>
                ) : (
                  name
                )}
                <Amount amount={size} {...{ currency, isAbout }} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="text-sm text-muted-foreground">
          {say('How it changed this month cannot be told without a rate.')}
        </p>
      )}
    </div>
  )
}

const series: readonly ChartSeries[] = [
  { key: 'net', name: say('Net worth'), shape: 'area', colour: 3 },
  { key: 'money', name: say('Money'), shape: 'line', colour: 1 },
  { key: 'values', name: say('Things of value'), shape: 'line', colour: 2 },
  { key: 'debts', name: say('Debts'), shape: 'line', colour: 4 },
]

function pointOf(point: WorthPoint): ChartPoint {
  const { day, parts } = point
  const begun = isBegun(point)
  const of = {
    net: sumOf(parts),
    money: sumOf(parts, ['money']),
    values: sumOf(parts, ['value']),
    debts: sumOf(parts, ['debt', 'loan']),
  }
  const told = <Told,>(tell: (sum: (typeof of)['net']) => Told) => ({
    ...{ net: tell(of.net), money: tell(of.money) },
    ...{ values: tell(of.values), debts: tell(of.debts) },
  })
  return {
    on: day,
    values: told(({ amount }) => (begun ? amount : null)),
    missing: told(({ missing }) => missing.map((one) => ({ ...one, from: day, to: day }))),
    isAbout: told(({ isAbout = false }) => isAbout),
  }
}

/** What it was made of at the end of that month. */
const partsOn = (points: readonly WorthPoint[]) => (on: string) => {
  const point = points.find(({ day }) => day === on)
  return point && isBegun(point) ? `${routes.accounts.path}?on=${on}` : null
}

/** With a table and a file of the same figures; each opens what it was made of. */
function Line({ points }: { readonly points: readonly WorthPoint[] }) {
  const { currency, locale } = useLocale()
  const drawn = useMemo(() => points.map(pointOf), [points])
  const rowsOf = useMemo(() => partsOn(points), [points])
  const finding = useMemo(
    () =>
      lineWords(
        points.map((one) => ({ day: one.day, isBegun: isBegun(one), ...sumOf(one.parts) })),
        { currency, locale },
      ),
    [points, currency, locale],
  )
  return (
    <ChartFrame
      about={say('Net worth')}
      {...{ finding, series }}
      points={drawn}
      writing={{ currency, locale }}
      fileName="net-worth"
      rowsOf={rowsOf}
    />
  )
}

/** Every kind with its sum, and the parts that add up to it; each opens what it is. */
function MadeOf({ parts }: { readonly parts: readonly PartOn[] }) {
  const shown = parts.filter(({ amount, lacking }) => amount !== 0 || lacking.length > 0)
  return (
    <ul aria-label={say('What it is made of')}>
      {worthKinds
        .filter((kind) => shown.some(({ part }) => part.kind === kind))
        .map((kind) => (
          <li key={kind} className="border-t">
            <details>
              <summary className={summaryLook}>
                <span>{kindNames[kind]}</span>
                <KindSum sum={sumOf(shown, [kind])} />
              </summary>
              <ul aria-label={say('{kindName}, one by one', { kindName: kindNames[kind] })}>
                {shown
                  .filter(({ part }) => part.kind === kind)
                  .map((one) => (
                    <PartLine key={`${one.part.id} ${one.part.currency}`} one={one} />
                  ))}
              </ul>
            </details>
          </li>
        ))}
    </ul>
  )
}

function KindSum({ sum: { amount, isAbout, missing } }: { readonly sum: WorthSum }) {
  const { currency, locale } = useLocale()
  return (
    <span>
      <Amount {...{ amount, currency, isAbout }} />
      {missing.length > 0
        ? ` ${say('and {missing}', { missing: missingWords(missing, locale) })}`
        : null}
    </span>
  )
}

function PartLine({ one: { part, value, lacking, isAbout } }: { readonly one: PartOn }) {
  const { currency, locale } = useLocale()
  const rest = missingWords(lacking, locale)
  return (
    <li>
      <Link to={partPath(part)} className={`${lineLook} hover:bg-accent`}>
        <span className="min-w-0 truncate">{part.name}</span>
        <span>
          {value === null ? null : <Amount amount={value} {...{ currency, isAbout }} />}
          {part.kind === 'debt' ? creditWords('liability', value) : null}
          {value === null || rest === '' ? rest : ` and ${rest}`}
        </span>
      </Link>
    </li>
  )
}
