import CircleCheck from 'lucide-react/icons/circle-check'
import Import from 'lucide-react/icons/import'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { agreementWords } from '#domain/accounts/checkpoints/agreement-words.ts'
import { type AccountRow, importPath } from '#web/accounts/account.ts'
import { useAccountBook, useAccountRates } from '#web/accounts/use-accounts.ts'
import { useReplica, useTable } from '#web/data/replica-react.tsx'
import { checkAccount } from '#web/ledger/reconcile/checked-book.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { BreakCard } from './break-card.tsx'
import { CheckpointList } from './checkpoint-list.tsx'
import { PastPairs } from './past-pairs.tsx'
import { TypedBalance } from './typed-balance.tsx'

/** Anew after every change of what moves an account or is said of it. */
function useChecked(account: AccountRow) {
  const replica = useReplica()
  const book = useAccountBook()
  const mine = useMemo(() => [account], [account])
  const rates = useAccountRates(book, mine)
  const { version: said } = useTable('checkpoints')
  const { version: leftOut } = useTable('left_out_lines')
  return useMemo(
    () => ({ versions: { book, said, leftOut }, ...checkAccount(replica, account, rates) }),
    [replica, account, rates, book, said, leftOut],
  )
}

/** Whether an account agrees with its bank, what explains where not, and what the bank said. */
export function StatementsTab({ account }: { readonly account: AccountRow }) {
  const { agreement, found, checkpoints } = useChecked(account)
  const { locale } = useLocale()
  const today = useToday()
  const words = agreementWords(account.name, agreement, today, locale)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card className="grid grid-cols-1 gap-3 px-5 py-4">
        <p role="status" className="flex items-center gap-2 font-medium">
          {agreement.breaks.length === 0 && words ? (
            <CircleCheck aria-hidden className="size-5 shrink-0 text-income" />
          ) : null}
          {words ??
            say('The bank has not said what it holds yet. Import a statement, or type a balance.')}
        </p>
        {account.archived ? null : (
          <Button asChild look="outline" className="justify-self-start">
            <Link to={importPath(account.id)} state={{ isSheet: true }}>
              <Import aria-hidden />
              {say('Import a statement')}
            </Link>
          </Button>
        )}
        <TypedBalance account={account} />
      </Card>
      {agreement.breaks.map((one) => (
        <BreakCard key={one.until} {...{ account, found }} at={one} />
      ))}
      <PastPairs />
      <CheckpointList account={account} checkpoints={checkpoints} />
    </div>
  )
}
