import { addedWords } from '#domain/import/added-words.ts'
import type { MovedBook } from '#domain/moving/moved-book.ts'
import type { MovePlan } from '#domain/moving/plan-move.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { currencyChoices } from '#web/form/fields/choices.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { WideDialogActions, WideDialogBody } from '#web/ui/overlay/wide-dialog.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { AccountMonths } from './account-months.tsx'
import { LeftOutRows } from './left-out-rows.tsx'
import { useMovePlan } from './use-moving.ts'

export interface LookStepProps {
  readonly file: File
  readonly book: MovedBook
  readonly onCurrency: (currency: string) => void
  readonly onBring: (plan: MovePlan) => void
  readonly onBack: () => void
}

const names: Readonly<Record<MovedBook['source'], string>> = {
  ynab: 'YNAB',
  actual: 'Actual',
  firefly: say('Firefly III'),
  mint: 'Mint',
  monarch: 'Monarch',
  copilot: 'Copilot',
  'lunch-money': say('Lunch Money'),
}

/** Their files say the currency of every line. */
const saysCurrency = new Set<MovedBook['source']>(['firefly', 'lunch-money'])

/** What will come, beside what the file itself comes to. */
export function LookStep({ file, book, onCurrency, onBring, onBack }: LookStepProps) {
  const plan = useMovePlan(book, file.name)
  const { docs, leftOut, remarks } = plan
  const { locale } = useLocale()
  const rows = docs.expenses.length + docs.incomes.length + docs.transfers.length
  const isNothing = Object.values(docs).every(({ length }) => length === 0)
  return (
    <>
      <WideDialogBody className="grid grid-cols-1 content-start gap-5 pt-1">
        <div className="grid gap-1">
          <p className="font-medium">
            <Say words="From {name}" name={names[book.source]} />
          </p>
          <p role="status">{contentWords(plan, locale)}</p>
          {remarks.map((words) => (
            <p key={words} className="text-sm text-muted-foreground">
              {words}
            </p>
          ))}
        </div>
        {saysCurrency.has(book.source) ? null : (
          <ChoiceField
            label={say('Currency of the amounts')}
            value={book.accounts[0]?.currency ?? ''}
            onChange={onCurrency}
            choices={currencyChoices()}
            hint={say('The file does not say.')}
          />
        )}
        <AccountMonths months={plan.months} />
        <LeftOutRows rows={leftOut} />
      </WideDialogBody>
      <WideDialogActions>
        <Button look="outline" className="mr-auto" onClick={onBack}>
          {say('Another file')}
        </Button>
        <Button disabled={isNothing} onClick={() => onBring(plan)}>
          {isNothing
            ? say('Nothing new')
            : say('Bring in {rows, plural, one {# row} other {# rows}}', { rows })}
        </Button>
      </WideDialogActions>
    </>
  )
}

function contentWords({ docs }: MovePlan, locale: string): string {
  const refunds = docs.expenses.filter(({ refundOf }) => refundOf !== undefined).length
  const added = addedWords(
    {
      expenses: docs.expenses.length - refunds,
      ...{ refunds, incomes: docs.incomes.length, transfers: docs.transfers.length },
    },
    locale,
  )
  const besides = [
    say('{count, plural, one {# account} other {# accounts}}', { count: docs.accounts.length }),
    say('{count, plural, one {# new category} other {# new categories}}', {
      count: docs.categories.length,
    }),
    ...(docs.budgets.length > 0
      ? [say('{count, plural, one {# budget} other {# budgets}}', { count: docs.budgets.length })]
      : []),
  ].join(', ')
  return `${besides}; ${added}.`
}
