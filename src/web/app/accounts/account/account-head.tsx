import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { isBooked, isMoney } from '#domain/accounts/account.ts'
import { knownOf } from '#domain/accounts/balance.ts'
import { kindWords } from '#web/accounts/account.ts'
import { AccountBalance } from '#web/accounts/account-balance.tsx'
import { AccountMark } from '#web/accounts/account-mark.tsx'
import { SpokenFor } from '#web/accounts/spoken-for.tsx'
import type { AccountView } from '#web/accounts/use-accounts.ts'
import { RateNote } from '#web/locale/rate-note.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { PageName } from '#web/ui/page/page-name.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

export interface AccountHeadProps {
  readonly view: AccountView
  readonly onMove: () => void
}

const addPath = (accountId: string) => {
  const fill = JSON.stringify({ accountId })
  return `${routes.expenses.path}?${new URLSearchParams({ add: '1', fill })}`
}

/** What it holds, and what people come here to do. */
export function AccountHead({ view, onMove }: AccountHeadProps) {
  const { account, balance } = view
  const { currency, kind, institution } = account
  const isWaiting = knownOf(balance.expected).amount !== knownOf(balance.booked).amount
  return (
    <Card className="flex flex-wrap items-center gap-4 p-5">
      <AccountMark kind={kind} />
      <div className="grid min-w-0 flex-1">
        <PageName name={account.name} />
        <p className="text-sm text-muted-foreground">{institution ?? kindWords[kind]}</p>
      </div>
      <div className="grid justify-items-end">
        <AccountBalance
          {...{ balance: balance.booked, currency, kind }}
          className="text-2xl font-semibold tracking-tight"
        />
        <RateNote old={knownOf(balance.booked).old ?? []} />
        {isWaiting ? (
          <span className="text-sm text-muted-foreground">
            <Say
              words="{accountBalance} expected"
              accountBalance={<AccountBalance {...{ balance: balance.expected, currency, kind }} />}
            />
          </span>
        ) : null}
      </div>
      <SpokenFor view={view} />
      <div className="flex basis-full flex-wrap gap-2">
        {isMoney(kind) ? (
          <Button asChild className="phone:flex-1">
            <Link to={addPath(account.id)} state={{ isSheet: true }}>
              <Plus aria-hidden />
              {say('Add an expense')}
            </Link>
          </Button>
        ) : null}
        {isBooked(kind) ? (
          <Button look="outline" className="phone:flex-1" onClick={onMove}>
            <ArrowLeftRight aria-hidden />
            {say('Transfer')}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
