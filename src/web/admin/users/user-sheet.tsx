import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { counted } from '#domain/counted.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { classes } from '#web/ui/classes.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Sheet, SheetContent } from '#web/ui/overlay/sheet.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { lookingWords } from '../looking-words.ts'
import { Moment } from '../moment.tsx'
import { recordName } from '../record-name.ts'
import { Trouble } from '../trouble.tsx'
import { useAnswer, useReturn } from '../use-answer.ts'
import { SecurityEvents } from './security-events.tsx'
import { mayAct, UserActs } from './user-acts.tsx'
import { neverWords, statusLooks, statusWords } from './user-words.ts'

export interface UserSheetProps {
  readonly uid: string
  readonly onClose: () => void
  readonly onChange: () => void
}

/** One user. That it was opened is in the audit log. */
export function UserSheet({ uid, onClose, onChange }: UserSheetProps) {
  const { can } = useAdmin()
  const { answer, trouble, reload } = useAnswer('admin.users.get', { params: { uid } })
  useReturn(reload)
  function changed() {
    reload()
    onChange()
  }
  function gone() {
    onChange()
    onClose()
  }
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || onClose()}>
      <SheetContent
        title={answer?.name ?? 'User'}
        description={`Shows no amounts. ${lookingWords}`}
        footer={
          answer && answer.status !== 'deleted' && mayAct(can) ? (
            <UserActs user={answer} onChange={changed} onGone={gone} />
          ) : null
        }
      >
        <Trouble words={trouble} onRetry={reload} />
        {!answer && !trouble ? <Skeleton className="h-80" /> : null}
        {answer ? <UserFacts user={answer} /> : null}
      </SheetContent>
    </Sheet>
  )
}

interface SuspensionProps {
  readonly suspension: NonNullable<AdminUserAnswer['suspension']>
}

const Suspension = ({ suspension: { at, staffName, reason } }: SuspensionProps) => (
  <div className="grid gap-1 rounded-md bg-over-wash p-3">
    <p className="wrap-anywhere">{reason ?? 'No reason was written down.'}</p>
    <p className="text-sm text-muted-foreground">
      Suspended by {staffName ?? 'whoever runs the server'}, <Moment at={at} />
    </p>
  </div>
)

function UserFacts({ user }: { readonly user: AdminUserAnswer }) {
  const { can } = useAdmin()
  const {
    email,
    phone,
    plan,
    plusUntil,
    plusAsked,
    status,
    lastSeenAt,
    emailVerified,
    suspension,
  } = user
  const records = Object.entries(user.records).filter(([, count]) => count > 0)
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-1">
        <Badge look={statusLooks[status]}>{statusWords[status]}</Badge>
        <Badge look={plan === 'plus' ? 'primary' : 'default'}>
          {plan === 'plus' ? 'Plus' : 'Free'}
        </Badge>
      </div>
      {suspension ? <Suspension suspension={suspension} /> : null}
      <dl
        className={classes(
          'grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 [&_dd]:text-right [&_dd]:wrap-anywhere',
          '[&_dt]:text-muted-foreground',
        )}
      >
        <dt>Email</dt>
        <dd>{email ? `${email}${emailVerified ? '' : ' (not confirmed)'}` : 'None'}</dd>
        <dt>Phone</dt>
        <dd>{phone ?? 'None'}</dd>
        <dt>Country</dt>
        <dd>{user.country ?? 'Not told'}</dd>
        <dt>Joined</dt>
        <dd>
          <Moment at={user.createdAt} />
        </dd>
        <dt>Last seen</dt>
        <dd>
          {lastSeenAt ? (
            <>
              about <Moment at={lastSeenAt} />
            </>
          ) : (
            neverWords(status)
          )}
        </dd>
        {plusAsked ? (
          <>
            <dt>Asks for Plus</dt>
            <dd>
              for {plusAsked.months === 1 ? 'a month' : 'a year'}, since{' '}
              <Moment at={plusAsked.at} isDay />
            </dd>
          </>
        ) : null}
        {plan === 'plus' && plusUntil ? (
          <>
            <dt>Plus until</dt>
            <dd>
              <Moment at={plusUntil} isDay />
            </dd>
          </>
        ) : null}
        <dt>Signed in on</dt>
        <dd>{counted(user.sessions, 'device')}</dd>
        <dt>Two-factor sign-in</dt>
        <dd>
          {user.hasSecondFactor ? 'On' : 'Off'}
          {user.recoveryDueAt ? (
            <>
              , ends <Moment at={user.recoveryDueAt} />
            </>
          ) : null}
        </dd>
        <dt>Groups</dt>
        <dd>{user.groups}</dd>
        <dt>Answers by a model this month</dt>
        <dd>{user.answersThisMonth}</dd>
        <dt>Id</dt>
        <dd className="text-sm">{user.id}</dd>
      </dl>
      {can('system', 'read') ? (
        <Link
          className="flex control-least items-center underline"
          to={`${routes['admin-system'].path}?person=${user.id}`}
        >
          What staff did about them
        </Link>
      ) : null}
      <SecurityEvents events={user.events} />
      <section aria-label="How many records" className="grid gap-2">
        <h3 className="text-sm font-medium text-muted-foreground">How many records</h3>
        {records.length === 0 ? <p>Nothing yet.</p> : null}
        <ul className="divide-y">
          {records.map(([name, count]) => (
            <li key={name} className="flex justify-between py-1.5">
              <span>{recordName(name)}</span>
              <span className="amount">{count}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
