import AlarmClockOff from 'lucide-react/icons/alarm-clock-off'
import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import { memo } from 'react'
import { Link } from 'react-router'
import type { NotificationRow } from '#contract/notifications/entities.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { KindIcon } from './kind-icon.tsx'
import { NoticeAction } from './notice-actions.tsx'
import { SnoozeMenu } from './snooze-menu.tsx'
import type { NoticeWrites } from './use-notice-writes.ts'
import { useShownNotice } from './use-shown-notice.ts'

export interface NoticeRowProps {
  readonly notice: NotificationRow
  readonly writes: NoticeWrites
  readonly isSnoozed: boolean
}

export const NoticeRow = memo(function NoticeRow(props: NoticeRowProps) {
  const { writes, isSnoozed } = props
  const notice = useShownNotice(props.notice)
  const { kind, read } = notice
  return (
    <li
      className={classes(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-b px-4 py-3.5',
        'last:border-b-0',
        !read && 'bg-primary-wash/40',
      )}
    >
      <span
        className={classes(
          'row-span-2 mt-0.5 grid size-9 place-items-center rounded-full',
          read ? 'bg-muted text-muted-foreground' : 'bg-primary-wash text-primary-text',
        )}
      >
        <KindIcon kind={kind} />
      </span>
      <Words notice={notice} onOpen={() => read || writes.markRead(notice, true)} />
      <Times notice={notice} isSnoozed={isSnoozed} />
      <div className="-mr-2 col-start-3 row-start-1 flex self-start phone:row-start-3 phone:-my-1">
        <ReadButton notice={notice} onChange={(isRead) => writes.markRead(notice, isRead)} />
        {isSnoozed ? (
          <IconButton
            label={say('Stop snoozing {notice}', { notice: notice.title })}
            onClick={() => writes.wake(notice)}
          >
            <AlarmClockOff aria-hidden />
          </IconButton>
        ) : (
          <SnoozeMenu
            notice={notice}
            onSnooze={(until, words) => writes.snooze(notice, until, words)}
          />
        )}
      </div>
      <div className="col-start-2 -col-end-1 row-start-3 flex pt-1 empty:hidden phone:row-start-2">
        <NoticeAction notice={notice} onDone={() => writes.markRead(notice, true)} />
      </div>
    </li>
  )
})

interface WordsProps {
  readonly notice: NotificationRow
  readonly onOpen: () => void
}

/** The title leads to what it is about; reading there is reading here. */
function Words({ notice, onOpen }: WordsProps) {
  const { title, body, link, read } = notice
  return (
    <div className="col-start-2 row-start-1 min-w-0 phone:-col-end-1">
      <h3 className={classes('wrap-anywhere', read ? 'font-medium' : 'font-semibold')}>
        {read ? null : <span className="sr-only">{say('Unread:')}</span>}
        {link === null ? (
          title
        ) : (
          <Link to={link} onClick={onOpen} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        )}
      </h3>
      {body ? <p className="mt-0.5 wrap-anywhere text-muted-foreground">{body}</p> : null}
    </div>
  )
}

type TimesProps = Pick<NoticeRowProps, 'notice' | 'isSnoozed'>

function Times({ notice: { createdAt, snoozedUntil }, isSnoozed }: TimesProps) {
  const book = useLocale()
  return (
    <p
      className={classes(
        'col-start-2 row-start-2 text-sm text-muted-foreground phone:row-start-3 phone:self-center',
      )}
    >
      <time dateTime={createdAt}>{instantWords(createdAt, book, 'time')}</time>
      {isSnoozed && snoozedUntil
        ? say(', back {instant}', { instant: instantWords(snoozedUntil, book, 'minute') })
        : null}
    </p>
  )
}

interface ReadButtonProps {
  readonly notice: NotificationRow
  readonly onChange: (isRead: boolean) => void
}

function ReadButton({ notice: { read, title }, onChange }: ReadButtonProps) {
  const Icon = read ? MailOpen : Mail
  return (
    <IconButton
      label={
        read ? say('Mark {title} as unread', { title }) : say('Mark {title} as read', { title })
      }
      onClick={() => onChange(!read)}
    >
      <Icon aria-hidden />
    </IconButton>
  )
}
