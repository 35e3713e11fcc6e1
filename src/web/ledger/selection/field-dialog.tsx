import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { paymentMethods } from '#contract/ledger/expenses.ts'
import { isDay } from '#domain/calendar/calendar.ts'
import { AccountField } from '#web/accounts/account-field.tsx'
import { useRows } from '#web/data/replica-react.tsx'
import { CurrencyField } from '#web/form/fields/currency-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { DialogActions, DialogContent, focusOnField } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import type { Entry } from '../model/entry.ts'
import type { Noun } from '../model/noun.ts'
import { paymentWords } from '../model/payment-words.ts'
import type { ListState } from '../model/use-list.ts'
import { usedPlaces } from '../sheet/used-places.ts'
import { countWords, skippedWords } from './many-writes.ts'
import type { Plan } from './plan.ts'
import { type FieldChange, planField, tiesIn } from './plan-fields.ts'
import type { FieldTask } from './use-bulk-acts.ts'

export interface FieldDialogProps {
  readonly task: FieldTask
  readonly state: ListState
  readonly rows: readonly Entry[]
  readonly onPick: (plan: Plan) => void
  readonly onClose: () => void
}

export const fieldWords = (task: FieldTask, { isPaid }: Noun): string =>
  ({
    date: say('Date'),
    paymentMethod: say('Paid with'),
    currency: say('Currency'),
    account: say('Account'),
    place: isPaid ? say('Where') : say('From'),
  })[task]

const longest = 120

/** An empty box is nothing chosen: Enter in it takes nothing away. */
export function isFilled(task: FieldTask, value: string): boolean {
  if (task === 'date') return isDay(value)
  return value.trim() !== '' && value.length <= longest
}

const placeOf = (row: Entry) => ('source' in row ? row.source : row.merchant)

/** What all of them have now, or nothing. */
function commonIn(rows: readonly Entry[], of: (row: Entry) => string | null): string {
  const [first = null, ...others] = new Set(rows.map(of))
  return others.length === 0 ? (first ?? '') : ''
}

function useStart({ task, rows }: FieldDialogProps): string {
  const { currency } = useLocale()
  const today = useToday()
  if (task === 'date') return commonIn(rows, (row) => row.date) || today
  if (task === 'currency') return commonIn(rows, (row) => row.currency) || currency
  if (task === 'place') return commonIn(rows, placeOf)
  if (task === 'account') return commonIn(rows, (row) => row.accountId)
  return commonIn(rows, (row) => ('paymentMethod' in row ? row.paymentMethod : '')) || 'card'
}

/** One field of many rows; what cannot change says so before. */
export function FieldDialog(props: FieldDialogProps) {
  const { task, state, rows, onPick, onClose } = props
  const { noun, replica } = state
  const { locale } = useLocale()
  const start = useStart(props)
  const [value, setValue] = useState(start)
  const ties = useMemo(
    () =>
      tiesIn({
        expenses: replica.rows('expenses').values(),
        incomes: replica.rows('incomes').values(),
        transfers: replica.rows('transfers').values(),
        accounts: replica.rows('accounts').values(),
      }),
    [replica],
  )
  const isReady = isFilled(task, value)
  const plan = useMemo(
    () => planField(rows, noun, { field: task, value } as FieldChange, ties),
    [rows, noun, task, value, ties],
  )
  const isTaken = task === 'place' || task === 'account'
  const takeAway = () => isTaken && onPick(planField(rows, noun, { field: task, value: '' }, ties))
  const pick = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onPick(plan)
  }
  const left = isReady ? skippedWords(locale, plan.skipped) : ''
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent
        title={`${fieldWords(task, noun)}: ${countWords({ noun, locale }, rows)}`}
        onOpenAutoFocus={focusOnField}
      >
        <form noValidate onSubmit={pick} className="grid gap-4">
          <FieldFor task={task} state={state} value={value} onChange={setValue} />
          {left === '' ? null : <p role="status">{left}</p>}
          <DialogActions>
            {isTaken ? (
              <Button look="outline" onClick={takeAway}>
                {say('Take it away')}
              </Button>
            ) : null}
            <Button type="submit" disabled={!isReady}>
              {say('Change')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}

interface FieldForProps extends Pick<FieldDialogProps, 'task' | 'state'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

function FieldFor({ task, state, value, onChange }: FieldForProps): ReactNode {
  const label = fieldWords(task, state.noun)
  if (task === 'date') {
    const error = isDay(value) ? undefined : say('Enter a real day, like 3 nov or yesterday.')
    return <DateField {...{ label, value, onChange, error }} />
  }
  if (task === 'place') return <PlaceField {...{ label, value, onChange, state }} />
  if (task === 'account') return <ChosenAccount {...{ label, value, onChange }} />
  if (task === 'currency') {
    return (
      <>
        <CurrencyField value={value} onChange={onChange} />
        <p className="text-sm text-muted-foreground">
          {say('The amounts stay: 12 is still 12, in the other currency. Nothing is converted.')}
        </p>
      </>
    )
  }
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {paymentMethods.map((method) => (
            <option key={method} value={method}>
              {paymentWords[method]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function ChosenAccount(field: Pick<FieldForProps, 'value' | 'onChange'> & { label: string }) {
  const accounts = useRows('accounts')
  return <AccountField {...field} accounts={accounts} none={say('Choose one')} />
}

interface PlaceFieldProps extends Omit<FieldForProps, 'task'> {
  readonly label: string
}

function PlaceField({ label, value, onChange, state: { ledger } }: PlaceFieldProps) {
  const listId = useId()
  const places = useMemo(() => usedPlaces(ledger).slice(0, 200), [ledger])
  const error =
    value.length > longest ? say('Use at most {longest} characters.', { longest }) : undefined
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <Input
            {...control}
            list={listId}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={listId}>
            {places.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
