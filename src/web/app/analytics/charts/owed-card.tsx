import type { OwedAnswer } from '#contract/analytics/entities.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { ChangeBars, type ChangeStep } from '#web/charts/change-bars.tsx'
import type { FigureTable } from '#web/charts/frame/picture-cells.ts'
import { PictureFrame } from '#web/charts/frame/picture-frame.tsx'
import { say } from '#web/words/say.ts'
import { type Analytics, useAnalytics } from '../use-analytics.ts'
import { AskedChart } from './asked-chart.tsx'
import { owedFinding } from './findings.ts'

type Owed = OwedAnswer['currencies'][number]

const about = say('Paid, your share, and what is owed')

const steps = [
  ['before', say('Your balance before')],
  ['paid', say('You laid out')],
  ['share', say('Your part of it')],
  ['settledOut', say('You paid back')],
  ['settledIn', say('Others paid you back')],
  ['after', say('Your balance now')],
] as const

/** Your part and what is paid back to you make it less. */
const signOf = (key: (typeof steps)[number][0]) => (key === 'share' || key === 'settledIn' ? -1 : 1)

/** How what I paid and my share hang together: the rest is what others owe me. */
export function OwedCard() {
  const { reach } = useAnalytics()
  return (
    <AskedChart
      call="analytics.owed"
      body={reach}
      about={about}
      isNothing={({ currencies }) => currencies.length === 0}
    >
      {(answer) => (
        <div className="grid gap-6">
          {answer.currencies.map((owed) => (
            <Drawn key={owed.currency} owed={owed} answer={answer} />
          ))}
        </div>
      )}
    </AskedChart>
  )
}

/** What is owed has no beginning: it is made of all that ever moved. */
const ever = '1990-01-01'

const stepsOf = (
  owed: Owed,
  { from, to }: OwedAnswer,
  { rowsOf }: Analytics,
): readonly ChangeStep[] =>
  steps.map(([key, name]): ChangeStep => {
    const isWhole = key === 'before' || key === 'after'
    const amount = signOf(key) * owed[key]
    const span = isWhole
      ? { from: ever, to: key === 'after' ? to : addDays(from, -1) }
      : { from, to }
    const figure = { kind: 'expense', currency: owed.currency, title: name } as const
    const rows = rowsOf({ ...figure, ...span, of: isWhole ? 'owed' : key })
    const colour = isWhole ? 'muted' : amount < 0 ? 2 : 1
    return { key, name, amount, isWhole, colour, to: amount === 0 ? null : rows }
  })

interface DrawnProps {
  readonly owed: Owed
  readonly answer: OwedAnswer
}

function Drawn({ owed, answer }: DrawnProps) {
  const analytics = useAnalytics()
  const given = { currency: owed.currency, locale: analytics.writing.locale }
  const drawn = stepsOf(owed, answer, analytics)
  const table: FigureTable = {
    headings: [say('What'), say('Amount')],
    rows: drawn.map(({ key, name, amount, to }) => ({ key, cells: [name, { amount, to }] })),
  }
  return (
    <PictureFrame
      about={
        answer.currencies.length > 1
          ? say('{about}, in {currency}', { about, currency: owed.currency })
          : about
      }
      finding={owedFinding(owed)}
      table={table}
      writing={given}
      fileName={`owed-${owed.currency}-${answer.from}-to-${answer.to}`}
    >
      <ChangeBars steps={drawn} writing={given} />
    </PictureFrame>
  )
}
