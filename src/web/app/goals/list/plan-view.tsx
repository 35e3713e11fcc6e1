import { useMemo, useState } from 'react'
import { laterDay } from '#domain/calendar/calendar.ts'
import { nextOn } from '#domain/goals/beat.ts'
import { byPriority, leastForAll, pour, pouredIn } from '#domain/goals/waterfall.ts'
import { type SliderRange, sliderRange } from '#domain/goals/what-if.ts'
import { exponentOf, formatAmount, sumAmounts } from '#domain/money/money.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Slider } from '#web/ui/control/slider.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Goal } from '../goal.ts'
import type { GoalView } from '../goal-view.ts'
import { monthWords } from '../when-words.ts'
import { PlanRow } from './plan-row.tsx'

export interface PlanViewProps {
  /** Those that are not archived. */
  readonly views: readonly GoalView[]
  readonly onReorder: (ordered: readonly Goal[]) => void
  readonly onAdd: () => void
}

/** One sum a month, poured over the goals in their order. */
export function PlanView({ views, onReorder, onAdd }: PlanViewProps) {
  const { currency: own } = useLocale()
  const open = useMemo(
    () => views.filter(({ left }) => left > 0).toSorted((a, b) => byPriority(a.goal, b.goal)),
    [views],
  )
  const currencies = [...new Set(open.map(({ goal }) => goal.currency))]
  const [chosen, setChosen] = useState<string | null>(null)
  const wanted = chosen ?? own
  const currency = currencies.includes(wanted) ? wanted : currencies[0]
  if (!currency) {
    return (
      <Card>
        <Empty
          title={say('Nothing is left to save for')}
          action={<Button onClick={onAdd}>{say('Add a goal')}</Button>}
        >
          {say(
            'With open goals, this shows when each would be full if you set aside one sum a month.',
          )}
        </Empty>
      </Card>
    )
  }
  return (
    <>
      {currencies.length > 1 ? (
        <div className="max-w-48">
          <ChoiceField
            label={say('Currency')}
            value={currency}
            onChange={setChosen}
            choices={currencies.map((code) => ({ value: code, label: code }))}
          />
        </div>
      ) : null}
      <Poured key={currency} currency={currency} open={open} onReorder={onReorder} />
    </>
  )
}

interface PouredProps {
  readonly currency: string
  /** In their order, of every currency. */
  readonly open: readonly GoalView[]
  readonly onReorder: PlanViewProps['onReorder']
}

const monthsAtFirst = 24

function Poured({ currency, open, onReorder }: PouredProps) {
  const { locale } = useLocale()
  const today = useToday()
  const shown = useMemo(
    () => open.filter(({ goal }) => goal.currency === currency),
    [open, currency],
  )
  const basins = shown.map(({ goal, left }) => ({ id: goal.id, left, targetOn: goal.targetOn }))
  const all = sumAmounts(basins.map(({ left }) => left)) ?? 0
  // Where a part of the next payment is in, the plan begins with the one after it.
  const from = shown
    .map(({ outlook: { beat } }) => (beat.put ? nextOn(beat, 1) : beat.from))
    .reduce(laterDay, '')
  const least = leastForAll(basins, { from, today })
  const range = sliderRange(all / 2, exponentOf(currency), least ?? 0)
  const [perMonth, setPerMonth] = useState(() => firstTried(shown, all, range))
  const filled = pour(basins, perMonth, { from, today })
  const byId = new Map(filled.map((one) => [one.id, one]))
  const last = filled.at(-1)
  const late = filled.filter(({ isLate }) => isLate).length
  const written = (amount: number) => formatAmount(amount, currency, locale)
  const nameOf = (id: string) => shown.find(({ goal }) => goal.id === id)?.goal.name ?? ''
  const next = pouredIn(basins, perMonth, 1).map(({ id, amount }) =>
    say('{amount} to {name}', { amount: written(amount), name: nameOf(id) }),
  )
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)]">
      <div className="grid gap-4 border-b px-5 py-4">
        <div>
          <h2 className="font-semibold">
            {last?.reachedOn
              ? say('All reached by {month}', { month: monthWords(last.reachedOn, locale) })
              : say('Not all would be reached in a lifetime')}
          </h2>
          <p className="text-sm text-muted-foreground">
            {late === 0 ? say('Every date is kept.') : lateWords(late)}{' '}
            {say('One goal fills up before the next one gets any.')}
          </p>
        </div>
        <Slider
          label={say('Set aside')}
          value={perMonth}
          min={range.least}
          max={range.most}
          step={range.step}
          words={say('{amount} a month', { amount: written(perMonth) })}
          onChange={setPerMonth}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-muted-foreground">
            <Say words="Next payment: {list}" list={listWords(next)} />
          </p>
          {least !== null && least !== perMonth ? (
            <Button look="outline" onClick={() => setPerMonth(least)}>
              <Say words="Just enough for every date: {amount}" amount={written(least)} />
            </Button>
          ) : null}
        </div>
      </div>
      <ol aria-label={say('Goals in your order')}>
        {shown.map((view, at) => (
          <PlanRow
            key={view.goal.id}
            view={view}
            filled={byId.get(view.goal.id)}
            months={last?.lastMonth ?? 1}
            isFirst={at === 0}
            isLast={at === shown.length - 1}
            onMove={(by) => onReorder(swapped(open, view, shown[at + by]))}
          />
        ))}
      </ol>
    </Card>
  )
}

/** What all of them take a month by themselves, or else what takes two years. */
function firstTried(views: readonly GoalView[], all: number, range: SliderRange): number {
  const dated = sumAmounts(views.map(({ outlook }) => outlook.needed?.perMonth ?? 0)) ?? 0
  const wanted = Math.max(dated, all / monthsAtFirst)
  return Math.min(range.most, Math.ceil(wanted / range.step) * range.step)
}

const namedMost = 3

function listWords(parts: readonly string[]): string {
  const more = parts.length - namedMost
  const named = parts.slice(0, namedMost).join(', ')
  return more > 0 ? say('{named} and {more} more', { named, more }) : named
}

const lateWords = (late: number) => say('{late} would be late.', { late })

/** The order in which these two have changed places; those between them stay. */
export function swapped(
  ordered: readonly GoalView[],
  one: GoalView,
  other: GoalView | undefined,
): readonly Goal[] {
  const placed = new Map([
    [one, other ?? one],
    [other ?? one, one],
  ])
  return ordered.map((view) => (placed.get(view) ?? view).goal)
}
