import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Start } from './start.ts'

interface Step {
  readonly done: keyof Start
  readonly title: string
  readonly why: string
  /** Another way to begin. */
  readonly or?: { readonly to: string; readonly words: string }
  readonly to: string
  readonly act: string
}

export const steps: readonly Step[] = [
  {
    done: 'hasExpense',
    title: say('Write down what you spent'),
    why: say('One line is enough: coffee 4.'),
    or: { to: `${routes.expenses.path}?import=1`, words: say('Or bring in a bank statement') },
    to: `${routes.expenses.path}?add=1`,
    act: say('Add an expense'),
  },
  {
    done: 'hasIncome',
    title: say('Say what comes in'),
    why: say('Then you see what is left over, and how much you save.'),
    or: { to: `${routes.accounts.path}?add=1`, words: say('Or begin with what an account holds') },
    to: `${routes.income.path}?add=1`,
    act: say('Add an income'),
  },
  {
    done: 'hasPlan',
    title: say('Plan ahead'),
    why: say('With a budget you see every day what is safe to spend.'),
    to: `${routes.budgets.path}?add=1`,
    act: say('Make a budget'),
  },
]

/** The first three things to do, in place of boxes that would be empty. */
export function StartSteps({ start }: { readonly start: Start }) {
  const next = steps.find(({ done }) => !start[done])
  const count = steps.filter(({ done }) => start[done]).length
  return (
    <Card aria-labelledby="start-steps" className="overflow-clip">
      <div className="px-5 pt-5 pb-3">
        <h2 id="start-steps" className="text-lg font-semibold tracking-tight">
          {count === 0
            ? say('Three steps, and you see where you stand')
            : say('Go on where you stopped')}
        </h2>
        <p className="text-muted-foreground">
          <Say words="{count} of 3 done" count={count} />
        </p>
      </div>
      <ol>
        {steps.map((step, at) => (
          <StepRow
            key={step.done}
            step={step}
            number={at + 1}
            isDone={start[step.done]}
            isNext={step === next}
          />
        ))}
      </ol>
    </Card>
  )
}

interface StepRowProps {
  readonly step: Step
  readonly number: number
  readonly isDone: boolean
  readonly isNext: boolean
}

function StepRow({ step, number, isDone, isNext }: StepRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-5 py-4">
      <span
        aria-hidden
        className={classes(
          'grid size-9 shrink-0 place-items-center rounded-full font-semibold',
          isDone ? 'bg-income-wash text-income' : 'bg-primary-wash text-primary-text',
        )}
      >
        {isDone ? <Check className="size-5" /> : number}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <h3 className={classes('font-medium', isDone && 'text-muted-foreground')}>
          {step.title}
          {isDone ? <span className="sr-only">{say(', done')}</span> : null}
        </h3>
        {isDone ? null : (
          <p className="text-sm text-muted-foreground">
            {step.why}{' '}
            {step.or ? (
              <Link to={step.or.to} className="underline underline-offset-4">
                {step.or.words}
              </Link>
            ) : null}
          </p>
        )}
      </div>
      {isDone ? null : (
        <Button look={isNext ? 'primary' : 'outline'} asChild>
          <Link to={step.to} state={{ isSheet: true }}>
            {step.act}
          </Link>
        </Button>
      )}
    </li>
  )
}
