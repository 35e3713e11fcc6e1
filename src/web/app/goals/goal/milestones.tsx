import Check from 'lucide-react/icons/check'
import PartyPopper from 'lucide-react/icons/party-popper'
import { useState } from 'react'
import { milestoneAmount, milestones } from '#domain/goals/progress.ts'
import { heldSince } from '#domain/goals/saved-history.ts'
import { shareWords } from '#domain/money/share-words.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import { dayWords } from '../when-words.ts'
import type { ViewProps } from './goal-facts.tsx'
import { milestoneWords } from './milestone-words.ts'

const praiseLook =
  'flex animate-rise-in items-center gap-2 rounded-lg bg-income-wash px-4 py-3 font-medium ' +
  'text-income'

/** The quarters of the way, and a quiet word when one was just passed. */
export function Milestones({ view }: ViewProps) {
  const { goal, history } = view
  const { locale } = useLocale()
  const just = useJustPassed(goal.id, goal.milestone)
  // What was taken out again meanwhile may have gone below it.
  const passed = just && goal.totalSaved >= milestoneAmount(goal.targetAmount, just) ? just : null
  return (
    <section aria-label={say('Milestones')} className="grid gap-3">
      {passed ? (
        <p role="status" className={praiseLook}>
          <PartyPopper aria-hidden className="size-5 shrink-0" />
          {milestoneWords(passed)}
        </p>
      ) : null}
      <ol className="grid grid-cols-4 gap-2 narrow:grid-cols-2">
        {milestones.map((milestone) => {
          const amount = milestoneAmount(goal.targetAmount, milestone)
          const isHere = goal.totalSaved >= amount
          const since = isHere ? heldSince(history, amount) : null
          return (
            <li key={milestone} className="grid content-start gap-1.5">
              <span
                aria-hidden
                className={classes('h-1.5 rounded-full', isHere ? 'bg-income' : 'bg-accent')}
              />
              <span className="flex items-center gap-1 text-sm font-medium">
                {isHere ? <Check aria-hidden className="size-4 text-income phone:hidden" /> : null}
                {shareWords(milestone, locale)}
                <span className="sr-only">{isHere ? say(', reached') : say(', to come')}</span>
              </span>
              <span className="text-xs text-muted-foreground">
                {since ? (
                  dayWords(since, locale)
                ) : (
                  <Amount
                    amount={amount}
                    currency={goal.currency}
                    className="whitespace-normal wrap-anywhere"
                  />
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The milestone that was passed while this was on screen. */
function useJustPassed(id: string, milestone: number): number | null {
  const [seen, setSeen] = useState({ id, milestone, passed: null as number | null })
  if (seen.id === id && seen.milestone === milestone) return seen.passed
  const isMore = seen.id === id && milestone > seen.milestone
  setSeen({ id, milestone, passed: isMore ? milestone : null })
  return isMore ? milestone : null
}
