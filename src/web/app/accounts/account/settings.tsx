import { useState } from 'react'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { type AccountRow, creditWords, kindWords } from '#web/accounts/account.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { RemoveAccount } from '../remove-account.tsx'
import { usageWords } from '../usage.ts'
import type { AccountBar } from '../use-account-address.ts'
import type { AccountWrites } from '../use-account-writes.ts'

const EditAccount = whenAsked(() => import('../edit-account.tsx').then((file) => file.EditAccount))

export interface AccountSettingsProps {
  readonly account: AccountRow
  readonly accounts: readonly AccountRow[]
  readonly writes: AccountWrites
  readonly bar: AccountBar
  readonly onGone: () => void
}

const style = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** What is known of it, and what can be done with all of it. */
export function AccountSettings({ account, accounts, writes, bar, onGone }: AccountSettingsProps) {
  const replica = useReplica()
  const { locale } = useLocale()
  const [isRemoving, setRemoving] = useState(false)
  const payer = accounts.find(({ id }) => id === account.payFromId)
  const written = (day: Day) => formatDay(day, locale, style)
  const remove = () => {
    if (usageWords(replica, account.id) !== '') return setRemoving(true)
    onGone()
    writes.remove(account)
  }
  return (
    <Card className="grid gap-4 p-5">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr] [&_dt]:text-muted-foreground">
        <dt>{say('Kind')}</dt>
        <dd>{kindWords[account.kind]}</dd>
        <dt>{say('Opening')}</dt>
        <dd>
          <Amount amount={account.openingBalance} currency={account.currency} />
          {creditWords(account.kind, account.openingBalance)}
          {` ${say('at the start of {day}', { day: written(account.openingOn) })}`}
        </dd>
        {account.number ? (
          <>
            <dt>{say('Number')}</dt>
            <dd className="wrap-anywhere">{account.number}</dd>
          </>
        ) : null}
        {payer ? (
          <>
            <dt>{say('Paid from')}</dt>
            <dd>{payer.name}</dd>
          </>
        ) : null}
        <CardFacts account={account} />
        <dt>{say('Net worth')}</dt>
        <dd>{account.includeInNetWorth ? say('Counts') : say('Left out')}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button onClick={bar.change}>{say('Edit')}</Button>
        <Button look="outline" onClick={() => writes.archive(account, !account.archived)}>
          {account.archived ? say('Take out of the archive') : say('Archive')}
        </Button>
        <Button look="outline" className="text-over" onClick={remove}>
          {say('Delete')}
        </Button>
      </div>
      {bar.isChanging ? (
        <EditAccount id={account.id} {...{ accounts, writes, onGone }} onClose={bar.close} />
      ) : null}
      {isRemoving ? (
        <RemoveAccount
          {...{ account, accounts, writes, onGone }}
          usage={usageWords(replica, account.id)}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </Card>
  )
}

/** Every month, so a day that not every month has is told as its last. */
const dayOfMonth = (day: number) =>
  day > 28 ? say('Day {day}, or the last', { day }) : say('Day {day}', { day })

/** What is known of a card alone; nothing of what was not said. */
function CardFacts({ account }: Pick<AccountSettingsProps, 'account'>) {
  const { closesOnDay, dueOnDay, creditLimit, currency } = account
  return (
    <>
      {closesOnDay ? (
        <>
          <dt>{say('Closes')}</dt>
          <dd>{dayOfMonth(closesOnDay)}</dd>
        </>
      ) : null}
      {dueOnDay ? (
        <>
          <dt>{say('Due')}</dt>
          <dd>{dayOfMonth(dueOnDay)}</dd>
        </>
      ) : null}
      {creditLimit === null ? null : (
        <>
          <dt>{say('Limit')}</dt>
          <dd>
            <Amount amount={creditLimit} currency={currency} />
          </dd>
        </>
      )}
    </>
  )
}
