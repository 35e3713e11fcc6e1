import { useMemo } from 'react'
import { Link, NavLink } from 'react-router'
import { routes } from '#contract/routes.ts'
import { classes } from '#web/ui/classes.ts'
import { onceIdle } from '#web/ui/loading/arrive-idle.tsx'
import { say } from '#web/words/say.ts'
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
  /** Beside something of another day: these are of today. */
  readonly saysToday?: boolean
}

const lineLook = ({ isActive }: { isActive: boolean }) =>
  classes(
    'flex control-least items-center justify-between gap-3 rounded-md px-3 text-sm',
    '*:last:max-w-2/3 *:last:shrink-0 *:last:text-end',
    isActive ? 'bg-primary-wash' : 'hover:bg-accent',
  )

/** Every account in a line, in sight from everywhere; nothing before there is one. */
export function AccountLines({ onChoose, className, saysToday = false }: AccountLinesProps) {
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
    <section
      aria-label={say('Accounts')}
      className={classes('grid grid-cols-[minmax(0,1fr)] gap-1', className)}
    >
      <h2>
        <Link
          to={routes.accounts.path}
          className={classes(
            'flex control-least flex-wrap items-center justify-between gap-x-3 rounded-md px-3',
            'font-medium hover:bg-accent',
          )}
          {...chosen}
        >
          {saysToday ? say('Accounts today') : say('Accounts')}
          <WorthFigure />
        </Link>
      </h2>
      {groups.map(({ name, rows }) => (
        <ul key={name} aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          {rows.map(({ account, balance }) => (
            <li key={account.id}>
              <NavLink to={accountPath(account.id)} className={lineLook} {...chosen}>
                <span className="min-w-0 truncate">{account.name}</span>
                <AccountBalance
                  {...{ balance: balance.booked, currency: account.currency, kind: account.kind }}
                  isTight
                />
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </section>
  )
}
