import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { classes } from '#web/ui/classes.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Sheet, SheetContent } from '#web/ui/overlay/sheet.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
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
        title={answer?.name ?? say('User')}
        description={say('Shows no amounts. {lookingWords}', { lookingWords })}
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
    <p className="wrap-anywhere">{reason ?? say('No reason was written down.')}</p>
    <p className="text-sm text-muted-foreground">
      <Say
        words="Suspended by {staff}, {moment}"
        staff={staffName ?? say('whoever runs the server')}
        moment={<Moment at={at} />}
      />
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
          {plan === 'plus' ? say('Plus') : say('Free')}
        </Badge>
      </div>
      {suspension ? <Suspension suspension={suspension} /> : null}
      <dl
        className={classes(
          'grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 [&_dd]:text-right [&_dd]:wrap-anywhere',
          '[&_dt]:text-muted-foreground',
        )}
      >
        <dt>{say('Email')}</dt>
        <dd>
          {!email ? say('None') : emailVerified ? email : say('{email} (not confirmed)', { email })}
        </dd>
        <dt>{say('Phone')}</dt>
        <dd>{phone ?? say('None')}</dd>
        <dt>{say('Country')}</dt>
        <dd>{user.country ?? say('Not told')}</dd>
        <dt>{say('Joined')}</dt>
        <dd>
          <Moment at={user.createdAt} />
        </dd>
        <dt>{say('Last seen')}</dt>
        <dd>
          {lastSeenAt ? (
            <Say words="about {moment}" moment={<Moment at={lastSeenAt} />} />
          ) : (
            neverWords(status)
          )}
        </dd>
        {plusAsked ? (
          <>
            <dt>{say('Asks for Plus')}</dt>
            <dd>
              <Say
                words="for {months, plural, one {a month} other {a year}}, since {moment}"
                months={plusAsked.months}
                moment={<Moment at={plusAsked.at} isDay />}
              />
            </dd>
          </>
        ) : null}
        {plan === 'plus' && plusUntil ? (
          <>
            <dt>{say('Plus until')}</dt>
            <dd>
              <Moment at={plusUntil} isDay />
            </dd>
          </>
        ) : null}
        <dt>{say('Signed in on')}</dt>
        <dd>
          {say('{sessions, plural, one {# device} other {# devices}}', { sessions: user.sessions })}
        </dd>
        <dt>{say('Two-factor sign-in')}</dt>
        <dd>
          {user.hasSecondFactor ? say('On') : say('Off')}
          {user.recoveryDueAt ? (
            <Say words=", ends {moment}" moment={<Moment at={user.recoveryDueAt} />} />
          ) : null}
        </dd>
        <dt>{say('Groups')}</dt>
        <dd>{user.groups}</dd>
        <dt>{say('Answers by a model this month')}</dt>
        <dd>{user.answersThisMonth}</dd>
        <dt>{say('Id')}</dt>
        <dd className="text-sm">{user.id}</dd>
      </dl>
      {can('system', 'read') ? (
        <Link
          className="flex control-least items-center underline"
          to={`${routes['admin-system'].path}?person=${user.id}`}
        >
          {say('What staff did about them')}
        </Link>
      ) : null}
      <SecurityEvents events={user.events} />
      <section aria-label={say('How many records')} className="grid gap-2">
        <h3 className="text-sm font-medium text-muted-foreground">{say('How many records')}</h3>
        {records.length === 0 ? <p>{say('Nothing yet.')}</p> : null}
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
