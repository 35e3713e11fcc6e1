import { useMemo, useState } from 'react'
import { dayAt } from '#domain/calendar/calendar.ts'
import { BalanceChart } from '#web/calculators/balance-chart.tsx'
import { outcomeOf } from '#web/calculators/loan-outcome.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card, CardBody } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Loan, Version } from '../loan.ts'
import type { Reckoned } from '../reckon.ts'
import { useVersions } from '../use-loans.ts'
import { dayInSentence } from '../when-words.ts'

export interface VersionsCardProps {
  readonly loan: Loan
  readonly reckoned: Reckoned
}

const reasons: Readonly<Record<Version['why'], string>> = {
  terms: say('Before the terms changed'),
  extra: say('Before an extra payment'),
  removed: say('Before a payment was taken back'),
}

/** What the loan was before every change, beside what it is now. */
export function VersionsCard({ loan, reckoned }: VersionsCardProps) {
  const versions = useVersions(loan.id)
  const [chosenId, choose] = useState<string | null>(null)
  const chosen = versions.find(({ id }) => id === chosenId)
  const { timezone } = useLocale()
  const { outcome } = reckoned
  return (
    <Card aria-labelledby="versions">
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="versions" className="font-semibold">
          {say('Before and now')}
        </h2>
        {versions.length === 0 ? (
          <p className="text-muted-foreground">
            {say(
              'The loan is as it was written down. After a change you see here what it was before.',
            )}
          </p>
        ) : (
          <ul className="rounded-lg border">
            <Line
              title={say('Now')}
              currency={loan.currency}
              payment={outcome.payment}
              interest={outcome.interest}
              endsOn={outcome.endsOn}
            />
            {versions.map((version) => (
              <Line
                key={version.id}
                title={reasons[version.why]}
                on={dayAt(Date.parse(version.createdAt), timezone)}
                currency={loan.currency}
                {...version.totals}
                isChosen={version.id === chosenId}
                onChoose={() => choose(version.id === chosenId ? null : version.id)}
              />
            ))}
          </ul>
        )}
        {chosen ? <Compared version={chosen} loan={loan} reckoned={reckoned} /> : null}
      </CardBody>
    </Card>
  )
}

interface LineProps {
  readonly title: string
  readonly on?: string
  readonly currency: string
  readonly payment: number
  readonly interest: number
  readonly endsOn: string
  readonly isChosen?: boolean
  readonly onChoose?: () => void
}

function Line({ title, on, currency, payment, interest, endsOn, isChosen, onChoose }: LineProps) {
  const { locale } = useLocale()
  const today = useToday()
  return (
    <li
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2.5 last:border-b-0',
        isChosen && 'bg-primary-wash',
      )}
    >
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <span className="font-medium">
          {title}
          {on ? (
            <span className="font-normal text-muted-foreground">
              , {dayInSentence(on, today, locale)}
            </span>
          ) : null}
        </span>
        <span className="text-sm text-muted-foreground">
          <Say
            words="{amount} at first, {amount2} interest, paid off {dayInSentence}"
            amount={<Amount amount={payment} currency={currency} />}
            amount2={<Amount amount={interest} currency={currency} />}
            dayInSentence={dayInSentence(endsOn, today, locale)}
          />
        </span>
      </div>
      {onChoose ? (
        <Button look="outline" aria-pressed={isChosen} onClick={onChoose}>
          {say('Compare')}
        </Button>
      ) : null}
    </li>
  )
}

const names = { planned: say('Before'), tried: say('Now') }

interface ComparedProps extends VersionsCardProps {
  readonly version: Version
}

function Compared({ version, loan, reckoned }: ComparedProps) {
  const { locale } = useLocale()
  const today = useToday()
  const before = useMemo(() => outcomeOf(version.terms), [version])
  if (!before) return null
  return (
    <BalanceChart
      loan={reckoned.plan}
      planned={before}
      tried={reckoned.outcome}
      names={names}
      writing={{ currency: loan.currency, locale }}
      today={today}
    />
  )
}
