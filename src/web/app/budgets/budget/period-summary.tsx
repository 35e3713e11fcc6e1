import type { PeriodSums } from '#domain/budgets/history.ts'
import { percentSpent, statusOf } from '#domain/budgets/standing.ts'
import type { ComingTemplate } from '#domain/budgets/upcoming.ts'
import type { MissingRate, OldRate } from '#domain/money/convert-totals.ts'
import { shareWords } from '#domain/money/share-words.ts'
import type { Budget } from '#web/budgets/budget.ts'
import type { aboutOf, Standing } from '#web/budgets/budget-view.ts'
import { Ring } from '#web/charts/ring.tsx'
import { AheadAmount } from '#web/locale/ahead-note.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { RateNote } from '#web/locale/rate-note.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Figure } from '../figure.tsx'
import { SafeFigure } from '../list/safe-figure.tsx'
import { sayIn, stateWords } from '../standing-words.ts'
import { ProjectionFigure } from './projection-figure.tsx'

export interface PeriodSummaryProps {
  readonly budget: Budget
  readonly sums: PeriodSums
  /** What of it has no rate. */
  readonly missing: readonly MissingRate[]
  /** Rates it took that are not of their time. */
  readonly old: readonly OldRate[]
  /** Which of its figures took a rate. */
  readonly about: ReturnType<typeof aboutOf>
  /** Only for the period of today. */
  readonly standing: Standing | null
  readonly templates: readonly ComingTemplate[]
}

const rowsLook =
  'inline-flex control-least items-center underline decoration-dotted underline-offset-4'

/** Where this period stands, and what it came from. */
export function PeriodSummary(props: PeriodSummaryProps) {
  const { budget, sums, missing, old, about, standing, templates } = props
  const { currency } = budget
  return (
    <Card
      aria-label={say('Where it stands')}
      className="flex flex-wrap items-center gap-x-8 gap-y-4 p-5 phone:p-4"
    >
      <SpentRing budget={budget} sums={sums} standing={standing} />
      <div className="grid min-w-[min(16rem,100%)] flex-1 gap-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure
            name={say('Spent')}
            note={
              standing ? (
                <AheadAmount
                  ahead={{ amount: standing.ahead, isAbout: standing.isAheadAbout }}
                  currency={currency}
                  counts="too"
                />
              ) : null
            }
          >
            <a href="#rows" className={rowsLook}>
              <Amount amount={sums.spent} currency={currency} isAbout={about.spent} />
            </a>
          </Figure>
          <LeftFigure sums={sums} currency={currency} about={about} />
          {standing ? <SafeFigure budget={budget} standing={standing} /> : null}
          {standing ? (
            <ProjectionFigure budget={budget} standing={standing} templates={templates} />
          ) : null}
        </dl>
        <RateNote missing={missing} old={old} />
        <Identity sums={sums} currency={currency} about={about} />
      </div>
    </Card>
  )
}

type LeftProps = Pick<PeriodSummaryProps, 'sums' | 'about'> & { readonly currency: string }

function LeftFigure({ sums: { closing }, currency, about }: LeftProps) {
  const isOver = closing !== null && closing < 0
  return (
    <Figure name={isOver ? say('Over') : say('Left')}>
      <Amount
        amount={closing === null ? null : Math.abs(closing)}
        currency={currency}
        isAbout={about.closing}
        className={isOver ? 'text-over' : ''}
      />
    </Figure>
  )
}

type SpentRingProps = Pick<PeriodSummaryProps, 'budget' | 'sums' | 'standing'>

function SpentRing({ budget, sums, standing }: SpentRingProps) {
  const isTight = standing?.isTight ?? false
  const status = statusOf(sums, budget.alerts)
  const { locale } = useLocale()
  const written = sayIn(budget.currency, locale, standing?.isAboutInTheEnd)
  const percent = percentSpent(sums)
  const colour = status === 'exceeded' ? 'over' : isTight || status !== 'within' ? 1 : 2
  return (
    <Ring
      percent={percent ?? (status === 'exceeded' ? 100 : 0)}
      colour={colour}
      className="size-32"
    >
      <p className="grid justify-items-center text-center">
        <span className="amount text-2xl font-semibold">
          {percent === null ? '–' : shareWords(percent, locale)}
        </span>
        <span className="max-w-22 text-xs text-muted-foreground">
          {stateWords(status, standing, written)}
        </span>
      </p>
    </Ring>
  )
}

type IdentityProps = LeftProps

/** Opening, assigned and spent make what is left. The rows below make what was spent. */
function Identity({ sums, currency, about }: IdentityProps) {
  const { opening, assigned, spent, closing } = sums
  const parts = [
    [say('Brought over'), opening, '', about.opening],
    [say('For this period'), assigned, '+', false],
    [say('Spent'), spent, '−', about.spent],
    [say('Left'), closing, '=', about.closing],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 border-t pt-3 text-sm">
      {parts.map(([name, amount, sign, isRough]) => (
        <div key={name} className="flex items-baseline gap-1.5 narrow:flex-wrap">
          {sign === '' ? null : (
            <span aria-hidden className="text-muted-foreground">
              {sign}
            </span>
          )}
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="font-medium">
            <Amount amount={amount} currency={currency} isAbout={isRough} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
