import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { Sum } from '#web/calculators/figure.tsx'
import { IconButton } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { monthWords } from '../when-words.ts'
import type { PlannerResultProps } from './planner-result.tsx'

export interface PlannerOrderProps extends PlannerResultProps {
  readonly names: ReadonlyMap<string, string>
  /** Null where the order follows from the loans. */
  readonly onMove: ((id: string, by: -1 | 1) => void) | null
}

/** Which loan the money goes to first, and when each is gone. */
export function PlannerOrder({ answer, names, writing, onMove }: PlannerOrderProps) {
  const agreed = new Map(answer.agreed.loans.map((one) => [one.id, one]))
  const { loans } = answer.planned
  return (
    <ol aria-label={say('Order of paying off')} className="rounded-lg border">
      {loans.map(({ id, endsOn, interest }, at) => {
        const name = names.get(id) ?? ''
        const before = agreed.get(id)
        const saved = (before?.interest ?? interest) - interest
        return (
          <li key={id} className="flex items-center gap-3 border-b px-4 py-2.5 last:border-b-0">
            <span aria-hidden className="amount w-5 text-muted-foreground">
              {at + 1}
            </span>
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="text-sm text-muted-foreground">
                {before && before.endsOn > endsOn
                  ? say('Gone in {month}, not {agreed}', {
                      month: monthWords(endsOn, writing.locale),
                      agreed: monthWords(before.endsOn, writing.locale),
                    })
                  : say('Gone in {month}', { month: monthWords(endsOn, writing.locale) })}
              </span>
            </span>
            {saved > 0 ? (
              <span className="text-right text-sm text-muted-foreground">
                <Say
                  words="saves {sum}"
                  sum={<Sum amount={saved} writing={writing} className="text-foreground" />}
                />
              </span>
            ) : null}
            {onMove ? (
              <span className="flex">
                <IconButton
                  label={say('{name} sooner', { name })}
                  disabled={at === 0}
                  onClick={() => onMove(id, -1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  label={say('{name} later', { name })}
                  disabled={at === loans.length - 1}
                  onClick={() => onMove(id, 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
              </span>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
