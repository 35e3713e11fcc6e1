import { formatAmount } from '#domain/money/money.ts'
import type { Expense } from '#web/ledger/model/entry.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { totalOfPlan } from '../save/plan-writes.ts'
import type { DraftForm } from '../use-draft.ts'
import type { Plan } from '../use-plan.ts'

export interface PlanChoiceProps {
  readonly plan: Plan
  readonly entry: Expense
  readonly form: DraftForm
}

/** Asks first whether one part or the whole plan is meant. */
export function PlanChoice({ plan, entry, form }: PlanChoiceProps) {
  const { locale } = useLocale()
  const { parts, scope, turn } = plan
  const sum = formatAmount(totalOfPlan(parts), entry.currency, locale)
  const { n, of } = entry.installment ?? { n: 1, of: parts.length }
  return (
    <div className="grid gap-2">
      <ChoiceSwitch
        label={say('What to change')}
        value={scope}
        choices={[
          ['part', say('This part')],
          ['plan', say('The whole plan')],
        ]}
        onChange={(next) => {
          const draft = { ...form.draft, ...turn(next) }
          // To look at the whole plan is not to have written anything.
          if (form.isDirty) form.change(draft)
          else form.reset(draft)
        }}
      />
      <p className="text-sm text-muted-foreground">
        <Say words="Part {n} of {of}; {sum} in all." n={n} of={of} sum={sum} />
      </p>
    </div>
  )
}
