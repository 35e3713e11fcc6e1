import { type ReactNode, useMemo } from 'react'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { fromNowWords } from '#domain/calendar/from-now.ts'
import { isComing } from '#domain/loans/standing.ts'
import { type Total, totalsOf } from '#domain/money/money.ts'
import { type Sum, SumToday, sumToday } from '#web/locale/sum-today.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Standed } from '../use-standings.ts'
import { dayInSentence, monthWords } from '../when-words.ts'

interface Summary {
  readonly owed: Sum
  /** Of loans that are still to be paid out; null when there are none. */
  readonly coming: Sum | null
  readonly dueSoon: Sum
  readonly firstDueOn: Day | null
  readonly freeOn: Day | null
}

const soonDays = 30

function summaryOf(all: readonly Standed[], today: Day): Summary {
  const open = all.filter(({ standing, loan }) => standing.balance > 0 && loan.status === 'active')
  const due = open.flatMap(({ loan: { currency }, asked }) =>
    asked && asked.on <= addDays(today, soonDays) ? [{ ...asked, currency }] : [],
  )
  const days = due.map(({ on }) => on).sort()
  const ends = open.map(({ standing }) => standing.endsOn).sort()
  const { owed, coming } = owedOn(open, today)
  return {
    owed: sumToday(owed, today),
    coming: coming.length > 0 ? sumToday(coming, today) : null,
    dueSoon: sumToday(totalsOf(due), today),
    firstDueOn: days[0] ?? null,
    freeOn: ends.at(-1) ?? null,
  }
}

/** What is owed, what comes next, and when it is over. */
export function LoansSummary({ all }: { readonly all: readonly Standed[] }) {
  const { locale } = useLocale()
  const today = useToday()
  const { owed, coming, dueSoon, firstDueOn, freeOn } = useMemo(
    () => summaryOf(all, today),
    [all, today],
  )
  return (
    <Card aria-label={say('All loans')} className="grid grid-cols-3 phone:grid-cols-1">
      <Box title={say('You owe')} note={coming && <Coming sum={coming} />}>
        <SumToday sum={owed} tellsOld />
      </Box>
      <Box
        title={say('Next payments')}
        note={
          firstDueOn
            ? say('The first {dayInSentence}', {
                dayInSentence: dayInSentence(firstDueOn, today, locale),
              })
            : say('Nothing is due in the next {soonDays} days', { soonDays })
        }
      >
        <SumToday sum={dueSoon} tellsOld />
      </Box>
      <Box
        title={say('Free of debt')}
        note={
          freeOn && freeOn > today
            ? say('in {fromNow}', { fromNow: fromNowWords(today, freeOn) })
            : null
        }
      >
        {freeOn ? monthWords(freeOn, locale) : say('You are')}
      </Box>
    </Card>
  )
}

const Coming = ({ sum }: { readonly sum: Sum }) => (
  <>
    <Say words="and {sumToday} still to come" sumToday={<SumToday sum={sum} />} />
  </>
)

interface BoxProps {
  readonly title: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

const boxLook =
  'grid content-start gap-0.5 border-l px-5 py-4 first:border-l-0 phone:border-t ' +
  'phone:border-l-0 phone:px-4 phone:py-3 phone:first:border-t-0'

const Box = ({ title, note, children }: BoxProps) => (
  <dl className={boxLook}>
    <dt className="text-sm font-medium text-muted-foreground">{title}</dt>
    <dd className="text-xl font-semibold">{children}</dd>
    {note ? <dd className="text-sm text-muted-foreground">{note}</dd> : null}
  </dl>
)

const balanceOf = ({ loan, standing }: Standed) => ({
  currency: loan.currency,
  amount: standing.balance,
})

/** What is owed today, and what will be once it is paid out. */
export function owedOn(
  open: readonly Standed[],
  today: Day,
): { readonly owed: readonly Total[]; readonly coming: readonly Total[] } {
  const [coming, owed] = [true, false].map((is) =>
    totalsOf(open.filter(({ loan }) => isComing(loan, today) === is).map(balanceOf)),
  )
  return { owed: owed ?? [], coming: coming ?? [] }
}
