import { type FormEvent, useMemo, useState } from 'react'
import { likelyMe } from '#domain/groups/imported-category.ts'
import {
  type Comparison,
  compareBalances,
  type Difference,
  type ImportedGroup,
  importedBalances,
} from '#domain/groups/imported-group.ts'
import { useSession } from '#web/data/session.tsx'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { DialogActions } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

export interface ImportPreviewProps {
  readonly group: ImportedGroup
  readonly name: string
  readonly isBusy: boolean
  readonly onImport: (name: string, me: string) => void
}

/** What is in the file, what it comes to, and who one is in it. */
export function ImportPreview({ group, name: proposed, isBusy, onImport }: ImportPreviewProps) {
  const { user } = useSession()
  const [name, setName] = useState(proposed.slice(0, 80))
  const [me, setMe] = useState(() => likelyMe(group.people, user?.name ?? '') ?? '')
  const [isAsked, setAsked] = useState(false)
  const comparison = useMemo(() => compareBalances(group), [group])
  const isDifferent = comparison.differences.length > 0
  const people = [
    { value: '', label: say('Choose') },
    ...group.people.map(({ key, name: label }) => ({ value: key, label })),
  ]
  const bring = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (me !== '' && name.trim() !== '') onImport(name.trim(), me)
  }
  return (
    <form noValidate onSubmit={bring} className="grid gap-4">
      <p>{contentWords(group)}</p>
      {isDifferent ? <Differences group={group} comparison={comparison} /> : null}
      <Balances group={group} comparison={comparison} />
      {group.incomes > 0 ? <p className="text-sm">{incomeWords(group.incomes)}</p> : null}
      {group.leftOut.length > 0 ? <LeftOut group={group} isOpen={isDifferent} /> : null}
      <Field
        label={say('Name of the group')}
        error={isAsked && name.trim() === '' ? say('Give the group a name.') : undefined}
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
        label={say('Which of them are you?')}
        value={me}
        onChange={setMe}
        choices={people}
        error={isAsked && me === '' ? say('Choose who you are.') : undefined}
        hint={say('The others start as names. Invite them, and they take over their part.')}
      />
      <DialogActions>
        <Button type="submit" disabled={isBusy}>
          {isBusy
            ? say('Importing')
            : isDifferent
              ? say('Import with these differences')
              : say('Import')}
        </Button>
      </DialogActions>
    </form>
  )
}

const contentWords = ({ expenses, payments, people }: ImportedGroup) =>
  [
    say('{count, plural, one {# expense} other {# expenses}}', { count: expenses.length }),
    say('{count, plural, one {# payment} other {# payments}}', { count: payments.length }),
    say('{count, plural, one {# person} other {# people}}', { count: people.length }),
  ].join(', ')

const incomeWords = (incomes: number) =>
  say(
    `{incomes, plural, one {# row} other {# rows}} of money that came in: whoever received it owes
    the others their part, so it becomes payments.`,
    { incomes },
  )

const nameIn = ({ people }: ImportedGroup, key: string) =>
  people.find((one) => one.key === key)?.name ?? key

interface ComparedProps {
  readonly group: ImportedGroup
  readonly comparison: Comparison
}

/** Only what was compared with the file's own balances is said to be the same. */
function Balances({ group, comparison: { isWhole, differences, rounding } }: ComparedProps) {
  const rows = [...importedBalances(group)].flatMap(([currency, balances]) =>
    Array.from(balances, ([key, amount]) => ({ currency, key, amount })),
  )
  const isSame = isWhole && differences.length === 0
  return (
    <section className="grid gap-1 rounded-md border p-3 text-sm">
      <h3 className="font-medium">
        {isSame && !rounding ? say('Balances are the same as in the file') : null}
        {isSame && rounding ? (
          <Say
            words="Balances are the same as in the file but for rounding, at most {amount}"
            amount={<Amount amount={gapOf(rounding)} currency={rounding.currency} />}
          />
        ) : null}
        {isSame ? null : say('Balances after the import')}
      </h3>
      {isWhole ? null : (
        <p>{say('The file does not state all balances, so they cannot be compared.')}</p>
      )}
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

const gapOf = ({ stated, ours }: Difference) => Math.abs(stated - ours)

function Differences({ group, comparison: { differences } }: ComparedProps) {
  return (
    <section role="alert" className="grid gap-1 rounded-md border border-over bg-over-wash p-3">
      <h3 className="font-medium">{say('The balances differ from the file’s own')}</h3>
      <ul className="text-sm">
        {differences.map((one) => (
          <li key={`${one.currency} ${one.key}`} className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0 wrap-anywhere">{nameIn(group, one.key)}</span>
            <span>
              <Say
                words="by {amount}: the file says {amount2}, its rows come to {amount3}"
                amount={<Amount amount={gapOf(one)} currency={one.currency} />}
                amount2={<Amount amount={one.stated} currency={one.currency} />}
                amount3={<Amount amount={one.ours} currency={one.currency} />}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm">
        {group.leftOut.length > 0
          ? say('The rows below are left out.')
          : say('No row is left out: the total in the file is not that of its rows.')}
      </p>
    </section>
  )
}

interface LeftOutProps {
  readonly group: ImportedGroup
  readonly isOpen: boolean
}

function LeftOut({ group, isOpen }: LeftOutProps) {
  const { leftOut } = group
  return (
    <details className="text-sm" open={isOpen}>
      <summary className="cursor-pointer py-2">
        <Say
          words="{count, plural, one {# row is} other {# rows are}} left out"
          count={leftOut.length}
        />
      </summary>
      <ul className="grid gap-1">
        {leftOut.map(({ row, description, reason, currency, effect }) => (
          <li key={row} className="wrap-anywhere">
            {description
              ? say('Row {row}, {description}: {reason}', { row, description, reason })
              : say('Row {row}, without a name: {reason}', { row, reason })}
            {effect
              ?.filter(({ amount }) => amount !== 0)
              .map(({ memberId, amount }) => (
                <span key={memberId} className="ml-2 inline-block">
                  {nameIn(group, memberId)} <Amount amount={amount} currency={currency} />
                </span>
              ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
