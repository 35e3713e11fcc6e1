import { Link } from 'react-router'
import { lowWords } from '#domain/accounts/low-ahead.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { accountPath } from '../account.ts'
import { useAccountsAhead } from './use-accounts-ahead.ts'

/** Accounts that get too low soon, before they do; nothing where none does. */
export function LowSoon() {
  const accounts = useRows('accounts')
  const ahead = useAccountsAhead()
  const { locale } = useLocale()
  const today = useToday()
  const warned = accounts.flatMap((account) => {
    const found = ahead.get(account.id)
    const words = found ? lowWords(account, found, today, locale) : null
    return words ? [{ id: account.id, words }] : []
  })
  if (warned.length === 0) return null
  return (
    <Card aria-label={say('Accounts that get low')} className="px-5 py-3 text-sm">
      <ul className="grid gap-1">
        {warned.map(({ id, words }) => (
          <li key={id} className="text-warning wrap-anywhere">
            {words}{' '}
            <Link to={accountPath(id)} className="underline">
              {say('See why')}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
