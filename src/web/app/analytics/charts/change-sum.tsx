import { type ReactNode, useState } from 'react'
import type { ChangeAnswer } from '#contract/analytics/entities.ts'
import { spanBefore } from '#domain/analytics/span-before.ts'
import { type FigureOf, figureWords } from '#domain/money/figure-words.ts'
import { RowsLink } from '#web/charts/rows-link.tsx'
import type { SumFigure } from '#web/reports/rows-address.ts'
import { useAsked } from '#web/reports/use-asked.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { SumLines, Waiting } from '../sum-lines.tsx'
import { type Analytics, useAnalytics } from '../use-analytics.ts'
import { isAboutItem, isAboutPart } from './why-words.ts'

const parts = ['fresh', 'stopped', 'oftener', 'dearer'] as const
type ChangeSumName = (typeof parts)[number] | 'change'

export const isChangeSum = (sum: SumFigure['sum']): sum is ChangeSumName =>
  sum === 'change' || parts.some((part) => part === sum)

const explained: Readonly<Record<ChangeSumName, string>> = {
  fresh: say('Where your book has nothing bought in the time before.'),
  stopped: say('Where nothing was bought any more.'),
  oftener: say('Purchases more or fewer, each counted at what one cost before.'),
  dearer: say('What is left of the change when the number of purchases is taken into account.'),
  change: say('What made less of a difference.'),
}

interface ChangeSumProps {
  readonly sum: ChangeSumName
  readonly figure: SumFigure
}

/** Payee by payee, what a part of a change is made of. */
export function ChangeSum({ sum, figure }: ChangeSumProps) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted-foreground">{explained[sum]}</p>
      <ChangePage sum={sum} figure={figure} skip={sum === 'change' ? firstPage : 0} />
    </div>
  )
}

/** As many as the chart has already. */
const firstPage = 50

interface PageProps extends ChangeSumProps {
  readonly skip: number
}

function ChangePage({ sum, figure, skip }: PageProps) {
  const analytics = useAnalytics()
  const [isMore, setMore] = useState(false)
  const { from, to } = figure
  const before = spanBefore({ from, to })
  const asked = useAsked('analytics.change', {
    ...{ ...analytics.reach, from, to, beforeFrom: before.from, beforeTo: before.to, skip },
    ...(sum === 'change' ? {} : { part: sum }),
  })
  if (!asked.answer) return <Waiting {...asked} />
  const { answer } = asked
  const whole = sum === 'change' ? null : answer.parts[sum]
  const isAbout = sum !== 'change' && answer.aboutParts?.includes(sum)
  const lines = answer.items.map((item) => ({
    key: item.payee,
    name: item.name,
    note: noteOf(item, answer, analytics),
    amount: sum === 'change' ? item.change : item.parts[sum],
    isAbout: sum === 'change' ? isAboutItem(item) : isAboutPart(item, sum),
    to: null,
  }))
  const all = {
    key: 'all together',
    name: say('All together'),
    amount: whole,
    isAbout,
    to: null,
    isSum: true,
  }
  return (
    <>
      <SumLines
        currency={answer.currency}
        lines={skip === 0 && sum !== 'change' ? [all, ...lines] : lines}
      />
      {answer.others.payees === 0 ? null : isMore ? (
        <ChangePage sum={sum} figure={figure} skip={skip + lines.length} />
      ) : (
        <Button look="outline" onClick={() => setMore(true)}>
          {say('Show more')}
        </Button>
      )}
    </>
  )
}

/** What it was and what it is, each with its rows. */
function noteOf(
  item: ChangeAnswer['items'][number],
  { from, to, beforeFrom, beforeTo, currency }: ChangeAnswer,
  { rowsOf, writing }: Analytics,
): ReactNode {
  const { payee, name, buys, buysBefore } = item
  const before = {
    amount: item.before,
    missing: item.missingBefore,
    isAbout: item.isAboutBefore,
  }
  const now = { amount: item.total, missing: item.missing, isAbout: item.isAbout }
  const linked = (sum: FigureOf, span: { from: string; to: string }) => (
    <RowsLink to={rowsOf({ kind: 'expense', ...span, payee, title: name })}>
      {figureWords(sum, currency, writing.locale)}
    </RowsLink>
  )
  return (
    <Say
      words={`{linked} {buysBefore, plural, one {once} other {# times}} before, {linked2} {buys,
        plural, one {once} other {# times}} now`}
      linked={linked(before, { from: beforeFrom, to: beforeTo })}
      buysBefore={buysBefore}
      linked2={linked(now, { from, to })}
      buys={buys}
    />
  )
}
