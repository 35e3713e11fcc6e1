import { type FormEvent, useMemo, useState } from 'react'
import {
  compareBalances,
  type Difference,
  type ImportedGroup,
  importedBalances,
} from '#domain/groups/imported-group.ts'
import { Amount } from '#web/fields/amount.tsx'
import { ChoiceField } from '#web/fields/choice-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

export interface ImportPreviewProps {
  readonly group: ImportedGroup
  readonly name: string
  readonly isBusy: boolean
  readonly onImport: (name: string, me: string) => void
}

/** What is in the file, what it comes to, and who one is in it. */
export function ImportPreview({ group, name: proposed, isBusy, onImport }: ImportPreviewProps) {
  const [name, setName] = useState(proposed.slice(0, 80))
  const [me, setMe] = useState('')
  const [isAsked, setAsked] = useState(false)
  const differences = useMemo(() => compareBalances(group), [group])
  const people = [
    { value: '', label: 'Choose' },
    ...group.people.map(({ key, name: label }) => ({ value: key, label })),
  ]
  const bring = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (me !== '' && name.trim() !== '') onImport(name.trim(), me)
  }
  return (
    <form noValidate onSubmit={bring} className="grid gap-4">
      <p>
        {[
          `${group.expenses.length} expenses`,
          `${group.payments.length} payments`,
          `${group.people.length} people`,
        ].join(', ')}
      </p>
      {differences.length > 0 ? (
        <Differences group={group} differences={differences} />
      ) : (
        <Balances group={group} />
      )}
      {group.leftOut.length > 0 ? <LeftOut group={group} /> : null}
      {differences.length > 0 ? null : (
        <>
          <Field
            label="Name of the group"
            error={isAsked && name.trim() === '' ? 'Give the group a name.' : undefined}
          >
            {(control) => (
              <Input
                {...control}
                maxLength={80}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <ChoiceField
            label="Which of them are you?"
            value={me}
            onChange={setMe}
            choices={people}
            error={isAsked && me === '' ? 'Choose who you are.' : undefined}
            hint="The others start as names. Invite them, and they take over their part."
          />
          <DialogActions>
            <Button type="submit" disabled={isBusy}>
              {isBusy ? 'Importing' : 'Import'}
            </Button>
          </DialogActions>
        </>
      )}
    </form>
  )
}

const nameIn = ({ people }: ImportedGroup, key: string) =>
  people.find((one) => one.key === key)?.name ?? key

function Balances({ group }: { readonly group: ImportedGroup }) {
  const rows = [...importedBalances(group)].flatMap(([currency, balances]) =>
    Array.from(balances, ([key, amount]) => ({ currency, key, amount })),
  )
  return (
    <section className="grid gap-1 rounded-md border p-3 text-sm">
      <h3 className="font-medium">
        {group.stated.size > 0 ? 'Balances are the same as in the file' : 'Balances'}
      </h3>
      <ul>
        {rows.map(({ currency, key, amount }) => (
          <li key={`${currency} ${key}`} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{nameIn(group, key)}</span>
            <Amount amount={amount} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DifferencesProps {
  readonly group: ImportedGroup
  readonly differences: readonly Difference[]
}

function Differences({ group, differences }: DifferencesProps) {
  return (
    <section role="alert" className="grid gap-1 rounded-md border border-over bg-over-wash p-3">
      <h3 className="font-medium">The balances differ, so nothing is imported</h3>
      <ul className="text-sm">
        {differences.map(({ currency, key, stated, ours }) => (
          <li key={`${currency} ${key}`} className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0 wrap-anywhere">{nameIn(group, key)}</span>
            <span>
              the file says <Amount amount={stated} currency={currency} />, its rows come to{' '}
              <Amount amount={ours} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LeftOut({ group: { leftOut } }: { readonly group: ImportedGroup }) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2">
        {leftOut.length === 1 ? '1 line is left out' : `${leftOut.length} lines are left out`}
      </summary>
      <ul className="grid gap-1">
        {leftOut.map(({ description, reason }) => (
          <li key={`${description} ${reason}`} className="wrap-anywhere">
            {description}: {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}
