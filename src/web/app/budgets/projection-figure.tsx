import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import type { ComingTemplate } from '#domain/budgets/upcoming.ts'
import { formatDay } from '#domain/calendar.ts'
import { Amount } from '#web/fields/amount.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx'
import type { Budget } from './budget.ts'
import type { Standing } from './budget-view.ts'

export interface ProjectionFigureProps {
  readonly budget: Budget
  readonly standing: Standing
  readonly templates: readonly ComingTemplate[]
}

/** What it will probably come to, and why. */
export function ProjectionFigure({ budget, standing, templates }: ProjectionFigureProps) {
  const { currency } = budget
  const { projection, isTight } = standing
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm font-medium text-muted-foreground">Likely in the end</dt>
      <dd className="text-xl font-semibold">
        {projection.amount === null ? (
          <span className="text-base font-normal text-muted-foreground">
            {projection.spent === null || projection.upcoming === null
              ? 'Unknown'
              : 'Too early to tell'}
          </span>
        ) : (
          <Popover>
            <PopoverTrigger className="-mx-1 control-least rounded-md px-1 underline decoration-dotted underline-offset-4">
              <Amount
                amount={projection.amount}
                currency={currency}
                className={isTight ? 'text-warning' : ''}
              />
            </PopoverTrigger>
            <PopoverContent aria-label="Why" className="grid gap-2">
              <Why budget={budget} standing={standing} templates={templates} />
            </PopoverContent>
          </Popover>
        )}
      </dd>
    </div>
  )
}

function Why({ budget: { currency }, standing, templates }: ProjectionFigureProps) {
  const { locale } = useBook()
  const { projection, upcoming } = standing
  const byId = new Map(templates.map((template) => [template.id, template]))
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        <dt>Spent so far</dt>
        <dd>
          <Amount amount={projection.spent} currency={currency} />
        </dd>
        <dt>Still to come by itself</dt>
        <dd>
          <Amount amount={projection.upcoming} currency={currency} />
        </dd>
        <dt>Usual for the days left</dt>
        <dd>
          <Amount amount={projection.rest} currency={currency} />
        </dd>
      </dl>
      {upcoming.rows.length > 0 ? (
        <ul aria-label="Still to come" className="grid gap-1 border-t pt-2">
          {upcoming.rows.map(({ templateId, dueOn, postOn, amount, currency: own }) => (
            <li key={`${templateId}${dueOn}`} className="flex justify-between gap-4">
              <Link
                to={`${routes.recurring.path}?edit=${templateId}`}
                className="underline underline-offset-4 wrap-anywhere"
              >
                {nameOf(byId.get(templateId))},{' '}
                {formatDay(postOn, locale, { day: 'numeric', month: 'short' })}
              </Link>
              <Amount amount={amount} currency={own} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-muted-foreground">
        The usual is the middle one of your last twelve weeks here, without what comes by itself.
      </p>
    </>
  )
}

const nameOf = (template: (ComingTemplate & { readonly description?: string }) | undefined) =>
  template?.description ?? 'Something recurring'
