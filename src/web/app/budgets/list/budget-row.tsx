import CircleAlert from 'lucide-react/icons/circle-alert'
import TrendingUp from 'lucide-react/icons/trending-up'
import { Link } from 'react-router'
import { aheadWords } from '#domain/ahead.ts'
import { limitOf } from '#domain/budgets/standing.ts'
import type { Budget } from '#web/budgets/budget.ts'
import type { BudgetView, Standing } from '#web/budgets/budget-view.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { Amount } from '#web/locale/amount.tsx'
import { RateNote } from '#web/locale/rate-note.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { budgetPath } from '../addresses.ts'
import { BudgetBar } from '../budget-bar.tsx'
import { scopeWords } from '../categories-field.tsx'
import { periodRates, spanWords } from '../period-words.ts'
import { markWords, moodOf, paceWords, perDayWords, sayIn } from '../standing-words.ts'
import { type BudgetActs, BudgetMenu } from './budget-menu.tsx'

export interface BudgetRowProps {
  readonly view: BudgetView
  readonly categories: Categories
  readonly acts: BudgetActs
}

const rowLook =
  'relative grid grid-cols-[minmax(0,1fr)] gap-2.5 border-b py-3.5 pr-2 pl-4 last:border-b-0 ' +
  'hover:bg-muted/50'

/** The whole row can be pressed. */
const nameLook =
  'grid min-h-11 min-w-0 flex-1 content-center gap-0.5 rounded-sm after:absolute after:inset-0'

export function BudgetRow({ view, categories, acts }: BudgetRowProps) {
  const { budget } = view
  const now = budget.archived ? null : view.now
  return (
    <li className={rowLook}>
      <div className="flex items-center gap-2">
        <Link to={budgetPath(budget.id)} className={nameLook}>
          <span className="font-medium wrap-anywhere">{budget.name}</span>
          <span className="text-sm text-muted-foreground">
            {scopeWords(categories, budget.categoryIds)} · <When view={view} />
          </span>
        </Link>
        {now ? <Left budget={budget} standing={now} /> : <Plain budget={budget} />}
        <BudgetMenu budget={budget} acts={acts} />
      </div>
      {now ? (
        <div className="grid gap-2 pr-2">
          <BudgetBar standing={now} />
          <Facts budget={budget} standing={now} />
        </div>
      ) : null}
    </li>
  )
}

function When({ view: { budget, now, history } }: Pick<BudgetRowProps, 'view'>) {
  const { locale } = useLocale()
  const today = useToday()
  if (now) return spanWords(now.sums.period, today, locale)
  const last = history.at(-1)
  if (last) return `until ${spanWords({ from: last.period.to, to: last.period.to }, today, locale)}`
  return say('from {span}', {
    span: spanWords({ from: budget.startOn, to: budget.startOn }, today, locale),
  })
}

interface PartProps {
  readonly budget: Budget
  readonly standing: Standing
}

function Plain({ budget }: Pick<PartProps, 'budget'>) {
  return (
    <span className="shrink-0 text-right text-muted-foreground">
      <Amount amount={budget.amount} currency={budget.currency} />{' '}
      <span className="text-sm whitespace-nowrap">{periodRates[budget.period]}</span>
    </span>
  )
}

function Left({ budget: { currency }, standing }: PartProps) {
  const { isLeftAbout, isCarriedAbout: isAbout } = standing
  const { closing, available } = standing.sums
  const { limit, overspentBefore } = limitOf(available ?? 0)
  const isOver = closing !== null && closing < 0
  return (
    <span className="grid shrink-0 justify-items-end text-right">
      <span>
        <Amount
          amount={closing === null ? null : Math.abs(closing)}
          currency={currency}
          isAbout={isLeftAbout}
          className={isOver ? 'font-semibold text-over' : 'font-semibold'}
        />{' '}
        <span className="text-sm text-muted-foreground">{isOver ? say('over') : say('left')}</span>
      </span>
      {available === null ? null : (
        <span className="text-sm text-muted-foreground">
          <Say
            words="of {amount}"
            amount={<Amount amount={limit} currency={currency} isAbout={isAbout} />}
          />
          {available < 0 ? (
            <Say
              words=", with {amount} overspent before"
              amount={<Amount amount={overspentBefore} currency={currency} isAbout={isAbout} />}
            />
          ) : null}
        </span>
      )}
    </span>
  )
}

const markLooks = {
  fine: 'default',
  tight: 'warning',
  over: 'destructive',
} as const

function Facts({ budget: { currency }, standing }: PartProps) {
  const { locale } = useLocale()
  const written = sayIn(currency, locale, standing.isAbout)
  const sayAhead = sayIn(currency, locale, standing.isAboutAhead)
  const { spent } = standing.sums
  const mood = moodOf(standing)
  const mark = markWords(standing, sayIn(currency, locale, standing.isAboutInTheEnd))
  const facts = [
    spent === null ? null : `${written(spent)} spent`,
    aheadWords({ amount: standing.ahead, isAbout: standing.isAheadAbout }, currency, locale),
    perDayWords(standing, sayAhead),
    mood === 'over' ? null : paceWords(standing, written),
  ].filter((words) => words !== null)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
      <span className="tabular-nums">{facts.join(' · ')}</span>
      <RateNote missing={standing.missing} old={standing.old} className="relative z-1" />
      {mark ? (
        <Badge look={markLooks[mood]} className="ml-auto">
          {mood === 'tight' ? <TrendingUp aria-hidden /> : <CircleAlert aria-hidden />}
          {mark}
        </Badge>
      ) : null}
    </div>
  )
}
