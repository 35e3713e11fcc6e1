import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Trash2 from 'lucide-react/icons/trash-2'
import { writtenDay } from '#domain/calendar/calendar.ts'
import { isOpening, signedAmount } from '#domain/goals/saved-history.ts'
import { formatAmount } from '#domain/money/money.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import type { Contribution, Goal } from '../goal.ts'
import { canRemove, refuseRemoval } from '../refuse-removal.ts'

export interface ContributionRowProps {
  readonly row: Contribution
  readonly goal: Goal
  /** What was in the goal then. */
  readonly after: number
  readonly onOpen: () => void
  readonly onRemove: () => void
}

const rowLook =
  'relative flex items-center gap-3 border-b py-2 pr-2 pl-4 last:border-b-0 hover:bg-muted/50'

/** The whole row can be pressed. */
const openLook =
  'grid min-h-11 min-w-0 flex-1 content-center rounded-sm text-left ' +
  'after:absolute after:inset-0'

/** One that went in or out. */
export function ContributionRow({ row, goal, after, onOpen, onRemove }: ContributionRowProps) {
  const { locale } = useLocale()
  const isIn = row.kind === 'contribution'
  const Icon = isIn ? ArrowDownLeft : ArrowUpRight
  const sum = formatAmount(row.amount, goal.currency, locale)
  return (
    <li className={rowLook}>
      <span
        aria-hidden
        className={classes(
          'grid size-8 shrink-0 place-items-center rounded-full',
          isIn ? 'bg-income-wash text-income' : 'bg-muted text-muted-foreground',
        )}
      >
        <Icon className="size-4" />
      </span>
      <button type="button" onClick={onOpen} className={openLook}>
        <span className="wrap-anywhere">{row.note ?? movedWords(row)}</span>
        <span className="text-sm text-muted-foreground">
          <Day day={row.date} />
        </span>
      </button>
      <div className="grid shrink-0 justify-items-end">
        <Amount
          amount={signedAmount(row)}
          currency={goal.currency}
          flow={isIn ? 'in' : 'out'}
          className="font-medium"
        />
        <span className="text-sm text-muted-foreground">
          <span className="sr-only">{say('then')}</span>
          <Amount amount={after} currency={goal.currency} />
        </span>
      </div>
      <IconButton
        label={say('Delete {sum}', { sum })}
        className="relative text-muted-foreground"
        onClick={() => (canRemove(row, goal) ? onRemove() : refuseRemoval())}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  )
}

const movedWords = (row: Contribution): string => {
  if (isOpening(row)) return say('Saved before')
  return row.kind === 'contribution' ? say('Added') : say('Taken out')
}

const style = { weekday: 'short', day: 'numeric', month: 'short' } as const

function Day({ day }: { readonly day: string }) {
  const { locale } = useLocale()
  return writtenDay(day, useToday(), locale, style)
}
