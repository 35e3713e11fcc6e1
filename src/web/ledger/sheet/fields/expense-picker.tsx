import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { formatDay } from '#domain/calendar/calendar.ts'
import type { Expense } from '#web/ledger/model/entry.ts'
import type { MonthSource } from '#web/ledger/model/shown-list.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { findExpenses } from '../find-expenses.ts'

export interface ExpensePickerProps {
  readonly ledger: MonthSource
  readonly exceptId: string
  /** What it is likely called; it is looked for until something else is typed. */
  readonly likely: string
  readonly onPick: (expense: Expense) => void
  readonly error: string | undefined
}

/** Search and pick one of the own expenses: an input with a list, as one tab stop. */
export function ExpensePicker(props: ExpensePickerProps) {
  const { ledger, exceptId, likely, onPick, error } = props
  const listId = useId()
  const [sought, setSought] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  // Marked only where Enter picks it: nothing looks chosen that is not.
  const [isFocused, setFocused] = useState(false)
  const typed = sought ?? likely
  const isTyped = sought !== null
  const found = useMemo(
    () => findExpenses(ledger, { text: typed, isTyped, exceptId }),
    [ledger, typed, isTyped, exceptId],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const active = found[at]
    if (step !== undefined) setAt(Math.min(Math.max(at + step, 0), found.length - 1))
    else if (event.key === 'Enter' && active) onPick(active)
    else return
    event.preventDefault()
  }
  return (
    <>
      <Field label={say('Which one?')} error={error}>
        {(control) => (
          <Input
            {...control}
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
            autoComplete="off"
            placeholder={say('Search your expenses')}
            value={typed}
            onFocus={(event) => {
              event.target.select()
              setFocused(true)
            }}
            onBlur={() => setFocused(false)}
            onChange={(event) => {
              setSought(event.target.value)
              setAt(0)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div id={listId} role="listbox" aria-label={say('Your expenses')} className="grid">
        {found.map((expense, index) => (
          <Choice
            key={expense.id}
            id={`${listId}-${index}`}
            expense={expense}
            isActive={isFocused && index === at}
            onPick={() => onPick(expense)}
          />
        ))}
      </div>
      {found.length === 0 ? (
        <p role="status" className="text-muted-foreground">
          {typed.trim() === ''
            ? say('No expense yet.')
            : say('No expense matches {typed}.', { typed: typed.trim() })}
        </p>
      ) : null}
    </>
  )
}

interface ChoiceProps {
  readonly id: string
  readonly expense: Expense
  readonly isActive: boolean
  readonly onPick: () => void
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

function Choice({ id, expense, isActive, onPick }: ChoiceProps) {
  const { locale } = useLocale()
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onPick}
      className={classes(
        'flex control-least w-full flex-wrap items-center gap-x-3 rounded-sm px-2 py-1 text-left',
        'hover:bg-muted',
        isActive && 'bg-accent',
      )}
    >
      <span className="min-w-0 flex-1 basis-36 wrap-anywhere">{expense.description}</span>
      <span className="text-sm text-muted-foreground">{formatDay(expense.date, locale, day)}</span>
      <Amount amount={expense.amount} currency={expense.currency} />
    </button>
  )
}
