import { useState } from 'react'
import { isOwed } from '#domain/accounts/account.ts'
import { isDay } from '#domain/calendar/calendar.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { heldOf } from '#web/accounts/owed/owed.ts'
import { OwedQuestion } from '#web/accounts/owed/owed-question.tsx'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { keepBalance } from '#web/ledger/reconcile/fixes.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { useWrites } from '#web/writes/use-writes.ts'

/** What the bank says an account held at the end of a day, typed by hand. */
export function TypedBalance({ account }: { readonly account: AccountRow }) {
  const { locale } = useLocale()
  const today = useToday()
  const replica = useReplica()
  const { run } = useWrites('checkpoints')
  const [text, setText] = useState('')
  const [day, setDay] = useState<string>(today)
  const [isCredit, setCredit] = useState(false)
  const [isTried, setTried] = useState(false)
  const read = readTypedAmount(text, account.currency, locale)
  const isEarly = day < account.openingOn
  const amountError = read.ok ? undefined : say('Enter the balance your bank shows.')
  const dayError = !isDay(day)
    ? say('Enter a day.')
    : isEarly
      ? say('The account began later than that.')
      : undefined
  const save = () => {
    setTried(true)
    if (!read.ok || dayError) return
    const balance = heldOf(account.kind, read.amount, isCredit)
    const write = keepBalance(replica, { accountId: account.id, date: day, balance }, newId)
    run(write, { variant: 'success', title: say('Balance kept') })
    setText('')
    setCredit(false)
    setTried(false)
  }
  return (
    <form
      aria-label={say('Compare with the bank')}
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field
        label={
          isOwed(account.kind)
            ? say('What the bank says is owed')
            : say('What the bank says it holds')
        }
        error={isTried ? amountError : undefined}
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
        label={say('At the end of')}
        value={day}
        onChange={setDay}
        error={isTried ? dayError : undefined}
        className="w-64 max-w-full"
      />
      <Button look="outline" type="submit" className="mt-6.5 phone:mt-0">
        {say('Compare')}
      </Button>
      <OwedQuestion
        {...{ kind: account.kind, currency: account.currency, text, isCredit }}
        onChange={setCredit}
      />
    </form>
  )
}
