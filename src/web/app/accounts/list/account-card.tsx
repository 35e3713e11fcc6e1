import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Import from 'lucide-react/icons/import'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import { isMoney } from '#domain/accounts/account.ts'
import type { AccountAhead } from '#domain/accounts/accounts-ahead.ts'
import { knownOf } from '#domain/accounts/balance.ts'
import { type AccountRow, accountPath, importPath, kindWords } from '#web/accounts/account.ts'
import { AccountBalance } from '#web/accounts/account-balance.tsx'
import { AccountMark } from '#web/accounts/account-mark.tsx'
import type { AccountView } from '#web/accounts/use-accounts.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/control/menu.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

import { LowestLine } from '../ahead/lowest.tsx'

export interface AccountActs {
  readonly edit: (account: AccountRow) => void
  readonly archive: (account: AccountRow, isArchived: boolean) => void
  readonly remove: (account: AccountRow) => void
}

export interface AccountCardProps {
  readonly view: AccountView
  /** Null where it is not told. */
  readonly ahead: AccountAhead | null
  readonly acts: AccountActs
  /** One place up or down among its group; none where it is the first or last. */
  readonly onUp: (() => void) | null
  readonly onDown: (() => void) | null
}

const lineLook =
  'relative flex items-center gap-3 border-b px-4 py-3 last:border-b-0 hover:bg-muted/40'

const lastFour = (number: string) => number.replaceAll(/\s/g, '').slice(-4)

/** The whole line leads to the account; what stands on it is above that. */
export function AccountCard({ view, ahead, acts, onUp, onDown }: AccountCardProps) {
  const { account, balance } = view
  const { name, kind, currency, institution, number } = account
  const about = [institution ?? kindWords[kind], number ? `…${lastFour(number)}` : null]
  const isWaiting = knownOf(balance.expected).amount !== knownOf(balance.booked).amount
  return (
    <li className={lineLook}>
      <AccountMark kind={kind} />
      <div className="grid min-w-0 flex-1">
        <h3 className="truncate font-medium">
          <Link to={accountPath(account.id)} className="rounded-sm after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <p className="truncate text-sm text-muted-foreground">{about.filter(Boolean).join(' ')}</p>
        {ahead ? <LowestLine {...{ account, ahead }} /> : null}
      </div>
      <div className="grid justify-items-end text-right">
        <AccountBalance
          {...{ balance: balance.booked, currency, kind }}
          className="font-semibold"
        />
        {isWaiting ? (
          <span className="text-sm text-muted-foreground">
            <Say
              words="{accountBalance} expected"
              accountBalance={<AccountBalance {...{ balance: balance.expected, currency, kind }} />}
            />
          </span>
        ) : null}
      </div>
      <Menu>
        <MenuTrigger asChild>
          <IconButton
            label={say('More for {name}', { name })}
            className="relative -mr-2 text-muted-foreground"
          >
            <EllipsisVertical aria-hidden />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem onSelect={() => acts.edit(account)}>
            <Pencil aria-hidden />
            {say('Edit')}
          </MenuItem>
          {isMoney(kind) && !account.archived ? (
            <MenuItem asChild>
              <Link to={importPath(account.id)} state={{ isSheet: true }}>
                <Import aria-hidden />
                {say('Import a statement')}
              </Link>
            </MenuItem>
          ) : null}
          {onUp ? (
            <MenuItem onSelect={onUp}>
              <ArrowUp aria-hidden />
              {say('Move up')}
            </MenuItem>
          ) : null}
          {onDown ? (
            <MenuItem onSelect={onDown}>
              <ArrowDown aria-hidden />
              {say('Move down')}
            </MenuItem>
          ) : null}
          <MenuItem onSelect={() => acts.archive(account, !account.archived)}>
            {account.archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            {account.archived ? say('Take out of the archive') : say('Archive')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem look="destructive" onSelect={() => acts.remove(account)}>
            <Trash2 aria-hidden />
            {say('Delete')}
          </MenuItem>
        </MenuContent>
      </Menu>
    </li>
  )
}
