import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { PeriodSums } from '#domain/budgets/history.ts'
import type { BudgetView } from '#web/budgets/budget-view.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { periodNow, spanWords } from '../period-words.ts'

export interface PeriodBarProps {
  readonly view: BudgetView
  readonly shown: PeriodSums
  /** Null for the one of today. */
  readonly onPeriod: (from: string | null) => void
}

/** From period to period, up to the one of today. */
export function PeriodBar({ view: { budget, history }, shown, onPeriod }: PeriodBarProps) {
  const { locale } = useLocale()
  const today = useToday()
  const at = history.indexOf(shown)
  const last = history.length - 1
  const go = (to: number) => onPeriod(to >= last ? null : (history[to]?.period.from ?? null))
  const words = spanWords(shown.period, today, locale)
  if (history.length === 1) return <h3 className="font-semibold">{words}</h3>
  return (
    <div className="-ml-2 flex flex-wrap items-center">
      <IconButton label={say('The period before')} disabled={at === 0} onClick={() => go(at - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <h3 aria-live="polite" className="px-1 font-semibold">
        {words}
      </h3>
      <IconButton label={say('The period after')} disabled={at === last} onClick={() => go(at + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      {at === last ? null : (
        <Button look="quiet" className="px-3 text-sm" onClick={() => onPeriod(null)}>
          <Say words="Back to {periodNow}" periodNow={periodNow[budget.period]} />
        </Button>
      )}
    </div>
  )
}
