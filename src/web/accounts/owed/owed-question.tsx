import type { AccountKind } from '#domain/accounts/account.ts'
import { formatAmount } from '#domain/money/money.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { say } from '#web/words/say.ts'
import { askedAmount } from './owed.ts'

export interface OwedQuestionProps {
  readonly kind: AccountKind
  /** What was typed as owed. */
  readonly text: string
  readonly currency: string
  readonly isCredit: boolean
  readonly onChange: (isCredit: boolean) => void
}

/** Banks print what is owed with a minus: asked before it is kept as the opposite. */
export function OwedQuestion({ isCredit, onChange, ...typed }: OwedQuestionProps) {
  const { locale } = useLocale()
  const asked = askedAmount(typed, locale)
  if (asked === null) return null
  const sum = formatAmount(asked, typed.currency, locale)
  const label = say('Is this what you owe, or does the bank owe you?')
  return (
    <div className="grid basis-full gap-1.5">
      <p aria-hidden className="text-sm text-muted-foreground">
        {label}
      </p>
      <ChoiceSwitch
        label={label}
        value={isCredit ? 'credit' : 'owed'}
        choices={[
          ['owed', say('I owe {sum}', { sum })],
          ['credit', say('In my credit')],
        ]}
        onChange={(said) => onChange(said === 'credit')}
      />
    </div>
  )
}
