import { useState } from 'react'
import { isDay } from '#domain/calendar/calendar.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { keepBalance } from '#web/ledger/reconcile/fixes.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { useWrites } from '#web/writes/use-writes.ts'

/** What is written down of a card is what is owed, as its statement says it. */
const isOwed = ({ kind }: AccountRow) => kind === 'card'

/** What the bank says an account held at the end of a day, typed by hand. */
export function TypedBalance({ account }: { readonly account: AccountRow }) {
  const { locale } = useLocale()
  const today = useToday()
  const replica = useReplica()
  const { run } = useWrites('checkpoints')
  const [text, setText] = useState('')
  const [day, setDay] = useState<string>(today)
  const [isTried, setTried] = useState(false)
  const read = readTypedAmount(text, account.currency, locale)
  const isCredit = isOwed(account) && read.ok && read.amount < 0
  const isEarly = day < account.openingOn
  const amountError = read.ok ? undefined : 'Enter the balance your bank shows.'
  const dayError = !isDay(day)
    ? 'Enter a day.'
    : isEarly
      ? 'The account began later than that.'
      : undefined
  const save = () => {
    setTried(true)
    if (!read.ok || dayError) return
    const balance = isOwed(account) && read.amount !== 0 ? -read.amount : read.amount
    const write = keepBalance(replica, { accountId: account.id, date: day, balance }, newId)
    run(write, { variant: 'success', title: 'Balance kept' })
    setText('')
    setTried(false)
  }
  return (
    <form
      aria-label="Compare with the bank"
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field
        label={isOwed(account) ? 'What the bank says is owed' : 'What the bank says it holds'}
        error={isTried ? amountError : undefined}
        hint={
          isCredit ? 'With a minus, the bank owes you. Leave it out for what you owe.' : undefined
        }
        className="w-60 max-w-full"
      >
        {(control) => (
          <Input
            {...control}
            inputMode="text"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <DateField
        label="At the end of"
        value={day}
        onChange={setDay}
        error={isTried ? dayError : undefined}
        className="w-64 max-w-full"
      />
      <Button look="outline" type="submit" className="mt-6.5 phone:mt-0">
        Compare
      </Button>
    </form>
  )
}
