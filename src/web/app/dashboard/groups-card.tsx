import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import { GroupMark } from '#web/groups/group-mark.tsx'
import { Owed } from '#web/groups/owed.tsx'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
import { CardFrame, rowLook } from './card-frame.tsx'

type Group = DashboardAnswer['groups'][number]

const shownMost = 6
const stillLook = 'flex min-h-12 items-center gap-3 border-t px-5 py-2'

/** Those with something open first. */
const openFirst = (groups: readonly Group[]) =>
  groups.toSorted((a, b) => Number(b.balances.length > 0) - Number(a.balances.length > 0))

/** What I owe and am owed, group by group. */
export function GroupsCard({ groups }: { readonly groups: readonly Group[] }) {
  return (
    <CardFrame
      title={say('Shared with others')}
      more={{ to: routes.groups.path, words: say('All groups') }}
    >
      <ul>
        {openFirst(groups)
          .slice(0, shownMost)
          .map((group) => (
            <li key={group.id}>
              <RowFrame group={group}>
                <GroupMark kind={group.kind} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{group.name}</span>
                  {group.isGone ? (
                    <span className="block text-sm text-muted-foreground">
                      {say(
                        'You are no longer in it. Pay outside; who is owed writes it down there.',
                      )}
                    </span>
                  ) : null}
                </span>
                <Balances group={group} />
              </RowFrame>
            </li>
          ))}
      </ul>
    </CardFrame>
  )
}

interface RowFrameProps {
  readonly group: Group
  readonly children: ReactNode
}

/** What one is no longer in opens no more. */
const RowFrame = ({ group: { id, isGone }, children }: RowFrameProps) =>
  isGone ? (
    <div className={stillLook}>{children}</div>
  ) : (
    <Link to={routes.group.path.replace(':id', id)} className={rowLook}>
      {children}
    </Link>
  )

function Balances({ group: { balances, mates } }: { readonly group: Group }) {
  const who = listed([say('You'), ...mates])
  return (
    <span className="max-w-3/5 text-right text-sm wrap-anywhere">
      {balances.length === 0 ? say('{who} are even', { who }) : null}
      {balances.map(({ amount, currency }) => (
        <span key={currency} className="block">
          <Owed who={who} amount={amount} currency={currency} />
        </span>
      ))}
    </span>
  )
}
