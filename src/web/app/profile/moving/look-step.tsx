import { counted } from '#domain/counted.ts'
import { addedWords } from '#domain/import/added-words.ts'
import type { MovedBook } from '#domain/moving/moved-book.ts'
import type { MovePlan } from '#domain/moving/plan-move.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { currencyChoices } from '#web/form/fields/choices.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { WideDialogActions, WideDialogBody } from '#web/ui/overlay/wide-dialog.tsx'
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
  firefly: 'Firefly III',
  mint: 'Mint',
  monarch: 'Monarch',
  copilot: 'Copilot',
  'lunch-money': 'Lunch Money',
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
          <p className="font-medium">From {names[book.source]}</p>
          <p role="status">{contentWords(plan, locale)}</p>
          {remarks.map((words) => (
            <p key={words} className="text-sm text-muted-foreground">
              {words}
            </p>
          ))}
        </div>
        {saysCurrency.has(book.source) ? null : (
          <ChoiceField
            label="Currency of the amounts"
            value={book.accounts[0]?.currency ?? ''}
            onChange={onCurrency}
            choices={currencyChoices()}
            hint="The file does not say."
          />
        )}
        <AccountMonths months={plan.months} />
        <LeftOutRows rows={leftOut} />
      </WideDialogBody>
      <WideDialogActions>
        <Button look="outline" className="mr-auto" onClick={onBack}>
          Another file
        </Button>
        <Button disabled={isNothing} onClick={() => onBring(plan)}>
          {isNothing ? 'Nothing new' : `Bring in ${counted(rows, 'row', 'rows', locale)}`}
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
    counted(docs.accounts.length, 'account', 'accounts', locale),
    counted(docs.categories.length, 'new category', 'new categories', locale),
    ...(docs.budgets.length > 0 ? [counted(docs.budgets.length, 'budget', 'budgets', locale)] : []),
  ].join(', ')
  return `${besides}; ${added}.`
}
