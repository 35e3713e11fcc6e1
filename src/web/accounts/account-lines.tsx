import { useMemo } from 'react'
import { Link, NavLink } from 'react-router'
import { routes } from '#contract/routes.ts'
import { classes } from '#web/ui/classes.ts'
import { onceIdle } from '#web/ui/loading/arrive-idle.tsx'
import { accountPath, grouped } from './account.ts'
import { AccountBalance } from './account-balance.tsx'
import { useAccounts } from './use-accounts.ts'

/** Loans, goals and groups are in it: counted once everything else is drawn. */
const WorthFigure = onceIdle(() =>
  import('./worth/worth-figure.tsx').then((file) => file.WorthFigure),
)

export interface AccountLinesProps {
  readonly onChoose?: () => void
  readonly className?: string
}

const lineLook = ({ isActive }: { isActive: boolean }) =>
  classes(
    'flex control-least items-center justify-between gap-3 rounded-md px-3 text-sm',
    isActive ? 'bg-primary-wash' : 'hover:bg-accent',
  )

/** Every account in a line, in sight from everywhere; nothing before there is one. */
export function AccountLines({ onChoose, className }: AccountLinesProps) {
  const views = useAccounts()
  const groups = useMemo(
    () =>
      grouped(
        views.filter(({ account }) => !account.archived),
        (view) => view.account.kind,
      ),
    [views],
  )
  if (views.length === 0) return null
  const chosen = onChoose ? { onClick: onChoose } : {}
  return (
    <section aria-label="Accounts" className={classes('grid gap-1', className)}>
      <h2>
        <Link
          to={routes.accounts.path}
          className={classes(
            'flex control-least items-center justify-between gap-3 rounded-md px-3 font-medium',
            'hover:bg-accent',
          )}
          {...chosen}
        >
          Accounts
          <WorthFigure />
        </Link>
      </h2>
      {groups.map(({ name, rows }) => (
        <ul key={name} aria-label={name} className="grid gap-0.5">
          {rows.map(({ account, balance }) => (
            <li key={account.id}>
              <NavLink to={accountPath(account.id)} className={lineLook} {...chosen}>
                <span className="truncate">{account.name}</span>
                <AccountBalance balance={balance.booked} currency={account.currency} isTight />
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </section>
  )
}
