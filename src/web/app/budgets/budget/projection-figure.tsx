import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import type { ComingTemplate } from '#domain/budgets/upcoming.ts'
import { writtenDay } from '#domain/calendar/calendar.ts'
import { addAmounts } from '#domain/money/money.ts'
import type { Budget } from '#web/budgets/budget.ts'
import type { Standing } from '#web/budgets/budget-view.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { Figure } from '../figure.tsx'
import { SumLines } from '../list/sum-lines.tsx'

export interface ProjectionFigureProps {
  readonly budget: Budget
  readonly standing: Standing
  readonly templates: readonly ComingTemplate[]
}

const name = say('Likely in the end')

/** What it will probably come to, and why. */
export function ProjectionFigure(props: ProjectionFigureProps) {
  const { amount, spent, upcoming } = props.standing.projection
  if (amount !== null) {
    return (
      <Figure name={name} why={<Why {...props} />}>
        <Amount
          amount={amount}
          currency={props.budget.currency}
          isAbout={props.standing.isAboutInTheEnd}
          className={props.standing.isTight ? 'text-warning' : ''}
        />
      </Figure>
    )
  }
  return (
    <Figure name={name}>
      <span className="text-base font-normal text-muted-foreground">
        {spent === null || upcoming === null ? say('Too large to add') : say('Too early to tell')}
      </span>
    </Figure>
  )
}

function Why({ budget: { currency }, standing, templates }: ProjectionFigureProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { projection, upcoming, ahead } = standing
  const byId = new Map(templates.map((template) => [template.id, template]))
  const lines = [
    [
      say('Spent so far'),
      addAmounts(projection.spent, ahead === null ? null : -ahead),
      standing.isAbout,
    ],
    ...(ahead === 0 ? [] : [[say('Entered ahead'), ahead, standing.isAheadAbout] as const]),
    [say('Still to come by itself'), projection.upcoming, upcoming.isAbout],
    [say('Usual for the days left'), projection.rest, standing.isRestAbout],
  ] as const
  return (
    <>
      <SumLines lines={lines} currency={currency} />
      {upcoming.rows.length > 0 ? (
        <ul aria-label={say('Still to come')} className="grid gap-1 border-t pt-2">
          {upcoming.rows.map(({ templateId, dueOn, postOn, amount, currency: own }) => (
            <li key={`${templateId}${dueOn}`} className="flex justify-between gap-4">
              <Link
                to={`${routes.recurring.path}?edit=${templateId}`}
                className="underline underline-offset-4 wrap-anywhere"
              >
                {nameOf(byId.get(templateId))}, {writtenDay(postOn, today, locale)}
              </Link>
              <Amount amount={amount} currency={own} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-muted-foreground">
        {say(
          `The usual is what the same days of your last six months took here, without the dearest
          and the cheapest; in a younger book the middle one of your weeks. What comes by itself
          is not in it, and a day you have written something down for costs what is written, if
          that is more. Analytics foresees by the same.`,
        )}
      </p>
    </>
  )
}

const nameOf = (template: (ComingTemplate & { readonly description?: string }) | undefined) =>
  template?.description ?? say('Something recurring')
