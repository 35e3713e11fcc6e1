import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { shareWords } from '#domain/money/share-words.ts'
import { sentence } from '#domain/sentence.ts'
import type { BudgetView } from '#web/budgets/budget-view.ts'
import { stageOf } from '#web/budgets/stage.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { PageName } from '#web/ui/page/page-name.tsx'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { scopeWords } from '../categories-field.tsx'
import { type BudgetActs, BudgetMenu } from '../list/budget-menu.tsx'
import { periodRates } from '../period-words.ts'
import { amountNow } from '../sheet/amount-plan.ts'

export interface BudgetHeadProps {
  readonly view: BudgetView
  readonly acts: BudgetActs
}

const stageWords = {
  running: null,
  coming: say('Not begun yet'),
  ended: say('Ended'),
  archived: say('Archived'),
} as const

export function BudgetHead({ view, acts }: BudgetHeadProps) {
  const { budget } = view
  const stage = stageWords[stageOf(view)]
  return (
    <div className="flex items-start gap-2">
      <div className="mr-auto grid min-w-0 gap-0.5">
        <PageName name={budget.name} />
        <Terms view={view} />
      </div>
      {stage ? <Badge className="mt-2">{stage}</Badge> : null}
      <Button look="outline" className="phone:hidden" onClick={() => acts.edit(budget)}>
        {say('Edit')}
      </Button>
      <BudgetMenu budget={budget} acts={acts} />
    </div>
  )
}

const carryWords = ({ rollover, period }: BudgetView['budget']) => {
  if (period === 'custom') return null
  const kept = {
    keep: say('What is left is kept'),
    cap: say('What is left is kept up to a limit'),
    reset: '',
  }
  const carried = rollover.deficit === 'carry' ? say('what is overspent comes off') : ''
  const words = [kept[rollover.surplus], carried].filter(Boolean).join(', ')
  return words === '' ? null : `${words[0]?.toUpperCase()}${words.slice(1)}.`
}

/** Such as "You are told at 80 % and 100 %." */
function alertWords({ alerts, archived }: BudgetView['budget'], locale: string) {
  if (archived || alerts.length === 0) return say('You are told nothing.')
  const percents = alerts.toSorted((a, b) => a - b).map((percent) => shareWords(percent, locale))
  return say('You are told at {list}.', { list: listed(percents) })
}

/** How much for what, and what happens between two periods. */
function Terms({ view: { budget } }: Pick<BudgetHeadProps, 'view'>) {
  const { locale } = useLocale()
  const today = useToday()
  const categories = useCategories('expense')
  const amount = formatAmount(amountNow(budget, today), budget.currency, locale)
  const scope =
    budget.categoryIds.length === 0 ? 'everything' : scopeWords(categories, budget.categoryIds)
  const day = (on: string) =>
    formatDay(on, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const ends =
    budget.endOn && budget.period !== 'custom'
      ? sentence(say('Until {day}', { day: day(budget.endOn) }))
      : null
  const begins =
    budget.startOn > today ? sentence(say('From {day}', { day: day(budget.startOn) })) : null
  const facts = [carryWords(budget), begins, ends, alertWords(budget, locale)].filter(
    (words) => words !== null,
  )
  return (
    <p className="text-muted-foreground">
      <Say
        words="{amount} {periodRate} for {scope}. {list}"
        amount={amount}
        periodRate={periodRates[budget.period]}
        scope={scope}
        list={facts.join(' ')}
      />
    </p>
  )
}
