import type { ForeseenAnswer } from '#contract/analytics/rows.ts'
import { formatMonth, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import type { SumFigure } from '#web/reports/rows-address.ts'
import { useAsked } from '#web/reports/use-asked.ts'
import { say } from '#web/words/say.ts'
import { spanWords } from '../bucket-words.ts'
import { type SumLine, SumLines, Waiting } from '../sum-lines.tsx'
import { type Analytics, useAnalytics } from '../use-analytics.ts'

type Kind = 'expense' | 'income'

function useForeseen(kind: Kind, { to }: SumFigure) {
  const { reach } = useAnalytics()
  const { lens, groupId } = reach
  return useAsked('analytics.foreseen', { lens, groupId, kind, day: to })
}

interface ForeseenSumProps {
  readonly kind: Kind
  readonly figure: SumFigure
}

/** What comes by plan, and how the rest usually goes. */
export function ForeseenSum({ kind, figure }: ForeseenSumProps) {
  const analytics = useAnalytics()
  const asked = useForeseen(kind, figure)
  if (!asked.answer) return asked.at === null ? <Waiting {...asked} /> : <TooEarly />
  const { answer } = asked
  return (
    <div className="grid gap-4">
      <SumLines currency={answer.currency} lines={madeOf(answer, kind, analytics)} />
      {answer.rest === 0 ? null : <UsualParts answer={answer} kind={kind} />}
    </div>
  )
}

function TooEarly() {
  return <p>{say('Nothing is foreseen for this day.')}</p>
}

function madeOf(answer: ForeseenAnswer, kind: Kind, { rowsOf }: Analytics): readonly SumLine[] {
  const { from, to, ahead, planned, entered, usual, rest, total, missing } = answer
  const line = (of: 'ahead' | 'planned' | 'everyday', name: string, amount: number) => ({
    key: of,
    name,
    amount,
    to: rowsOf({ kind, from, to, of, title: name }),
  })
  const isAll = rest === usual
  const name = isAll ? say('As it usually goes') : say('As it usually goes, beside what is entered')
  return [
    line('ahead', say('Still to come by plan'), ahead),
    ...(planned === 0 ? [] : [line('planned', say('By plan, entered already'), planned)]),
    ...(entered === 0 ? [] : [line('everyday', say('Entered ahead'), entered)]),
    { key: 'usual', name, amount: rest, to: null },
    { key: 'total', name: say('Together'), amount: total, missing, to: null, isSum: true },
  ]
}

interface UsualPartsProps {
  readonly answer: ForeseenAnswer
  readonly kind: Kind
}

/** The past days that say how it usually goes. */
function UsualParts({ answer, kind }: UsualPartsProps) {
  const { rowsOf, writing } = useAnalytics()
  const { currency, parts } = answer
  const { locale } = writing
  return parts.map(({ amount, isEven, asked, month }, at) => (
    <section key={month?.month ?? asked.at(-1)?.to} className="grid gap-1">
      <h3 className="font-medium">
        {month
          ? formatMonth(month.month, locale)
          : say('{count, plural, one {Usually} other {Month {count2}}}', {
              count: parts.length,
              count2: at + 1,
            })}
      </h3>
      <p className="text-sm text-muted-foreground">{howMade({ isEven, month })}</p>
      <SumLines
        currency={currency}
        lines={[
          ...asked.map((days) => ({
            key: days.from,
            name: spanWords(days, locale),
            amount: days.amount,
            to:
              days.from > days.to
                ? null
                : rowsOf({
                    ...days,
                    kind,
                    of: month ? 'book' : 'everyday',
                    title: say('As usual'),
                  }),
          })),
          ...countedLines(month),
          { key: 'amount', name: endWords({ isEven, month }), amount, to: null, isSum: true },
        ]}
      />
    </section>
  ))
}

type Part = Pick<ForeseenAnswer['parts'][number], 'isEven' | 'month'>

function howMade({ isEven, month }: Part): string {
  if (month) {
    return say(
      `The middle one of these months is counted on where far less is known of this one. What is
      not here or planned comes on the days it came then.`,
    )
  }
  return isEven
    ? say('As much a day as in the middle one of these weeks, without what comes by plan.')
    : say(
        `These days of months before without the dearest and the cheapest, on average, and without
        what comes by plan.`,
      )
}

const countedLines = (month: Part['month']): readonly SumLine[] =>
  month
    ? [
        { key: 'counted', name: say('Counted on in all'), amount: month.counted, to: null },
        {
          key: 'known',
          name: say('Of that here or entered or planned'),
          amount: month.known,
          to: null,
        },
      ]
    : []

const endWords = ({ isEven, month }: Part): string =>
  month
    ? say('By the day asked about, besides plans')
    : isEven
      ? say('For the days to come')
      : say('Usually')

const dueName = say('Due on loans')

/** What comes in less what goes out; each leads to what it is made of. */
export function ForeseenNet({ figure }: { readonly figure: SumFigure }) {
  const { sumOf, rowsOf } = useAnalytics()
  const income = useForeseen('income', figure)
  const expense = useForeseen('expense', figure)
  if (!income.answer) return income.at === null ? <Waiting {...income} /> : <TooEarly />
  if (!expense.answer) return expense.at === null ? <Waiting {...expense} /> : <TooEarly />
  const [comes, goes, due] = [income.answer.total, expense.answer.total, expense.answer.due]
  const dueDays = { from: monthRange(monthOf(figure.from)).from, to: figure.to }
  const to = (kind: Kind) => sumOf({ ...figure, sum: `foreseen-${kind}` })
  return (
    <SumLines
      currency={income.answer.currency}
      lines={[
        { key: 'income', name: say('Income'), amount: comes, to: to('income') },
        { key: 'spending', name: say('Spending'), amount: -goes, to: to('expense') },
        ...(due === 0
          ? []
          : [
              {
                key: 'due',
                name: dueName,
                amount: -due,
                to: rowsOf({ ...dueDays, kind: 'expense', of: 'due', title: dueName }),
              },
            ]),
        { key: 'net', name: say('Left over'), amount: comes - goes - due, to: null, isSum: true },
      ]}
    />
  )
}
