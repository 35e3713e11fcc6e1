import MoveRight from 'lucide-react/icons/move-right'
import type { ChartWriting } from '#web/charts/series.ts'
import { say } from '#web/words/say.ts'
import { Figure, Figures, Sum } from './figure.tsx'
import type { NoSplit, SplitAnswer } from './split-answer.ts'

export interface SplitOutcomeProps {
  readonly names: ReadonlyMap<string, string>
  readonly answer: SplitAnswer | NoSplit
  readonly writing: ChartWriting
}

const hints: Readonly<Record<NoSplit, string>> = {
  'nothing-paid': say(
    'Write down what somebody paid, and the payments that make it even appear here.',
  ),
  unread: say('Mend what is marked, and the payments that make it even appear here.'),
  'too-large': say('Together that is more than can be shared out to the cent.'),
}

/** What each bears, and who pays whom. */
export function SplitOutcome({ names, answer, writing }: SplitOutcomeProps) {
  if (typeof answer === 'string') {
    return (
      <p role="status" className="text-muted-foreground">
        {hints[answer]}
      </p>
    )
  }
  const { total, plan } = answer
  return (
    <div className="grid content-start gap-5">
      <Figures>
        <Figure label={say('Paid in all')}>
          <Sum amount={total} writing={writing} />
        </Figure>
        <Figure label={say('Payments to make it even')}>{plan.transfers.length}</Figure>
      </Figures>
      <div aria-live="polite" className="grid gap-2">
        {plan.transfers.length === 0 ? (
          <p>{say('Everybody is even. Nobody pays anybody.')}</p>
        ) : null}
        <ul className="grid gap-2">
          {plan.transfers.map(({ from, to, amount }) => (
            <li
              key={`${from} ${to}`}
              className="flex flex-wrap items-center gap-x-2 rounded-lg border bg-card px-4 py-3"
            >
              <span className="font-medium">{names.get(from)}</span>
              <MoveRight aria-hidden className="size-4 text-muted-foreground" />
              <span className="sr-only">{say('pays')}</span>
              <span className="font-medium">{names.get(to)}</span>
              <Sum amount={amount} writing={writing} className="ml-auto font-semibold" />
            </li>
          ))}
        </ul>
        {plan.isFewest && plan.transfers.length > 0 ? (
          <p className="text-sm text-muted-foreground">
            {say(
              `No plan with fewer payments exists; the app proves that for up to twenty people
              with open balances.`,
            )}
          </p>
        ) : null}
      </div>
      <Shares names={names} answer={answer} writing={writing} />
    </div>
  )
}

interface SharesProps {
  readonly names: ReadonlyMap<string, string>
  readonly answer: SplitAnswer
  readonly writing: ChartWriting
}

const Shares = ({ names, answer, writing }: SharesProps) => (
  <table className="w-full text-sm">
    <caption className="sr-only">{say('What each paid and what each bears')}</caption>
    <thead>
      <tr className="text-muted-foreground">
        <th scope="col" className="py-1 text-left font-normal">
          {say('Name')}
        </th>
        <th scope="col" className="py-1 text-right font-normal">
          {say('Paid')}
        </th>
        <th scope="col" className="py-1 text-right font-normal">
          {say('Bears')}
        </th>
      </tr>
    </thead>
    <tbody>
      {answer.people.map(({ id, paid, share }) => (
        <tr key={id} className="border-t">
          <th scope="row" className="py-1.5 text-left font-normal">
            {names.get(id)}
          </th>
          <td className="text-right">
            <Sum amount={paid} writing={writing} />
          </td>
          <td className="text-right">
            <Sum amount={share} writing={writing} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
