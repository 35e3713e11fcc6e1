import type { SessionRow } from '#contract/identity/session.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { type LocaleSettings, useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { ask } from '#web/ui/overlay/ask-first.ts'
import { SessionLine } from '#web/ui/page/session-line.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Section } from '../section.tsx'
import { type OwnSessions, useSessions } from './use-sessions.ts'

export function SessionsSection() {
  const sessions = useSessions()
  const book = useLocale()
  const { list, trouble } = sessions
  return (
    <Section
      title={say('Where you are logged in')}
      lead={say('Log out what you do not recognise.')}
    >
      {trouble ? <Trouble words={trouble} onRetry={sessions.read} /> : null}
      {list ? (
        <ul className="divide-y">
          {list.map((session) => (
            <Line key={session.id} session={session} book={book} sessions={sessions} />
          ))}
        </ul>
      ) : null}
      {list || trouble ? null : <Waiting />}
      {list ? <EndMany sessions={sessions} hasOthers={list.length > 1} /> : null}
    </Section>
  )
}

interface LineProps {
  readonly session: SessionRow
  readonly book: LocaleSettings
  readonly sessions: OwnSessions
}

function Line({ session, book, sessions }: LineProps) {
  const { device, address, createdAt, lastUsedAt, isCurrent } = session
  const act = { isBusy: sessions.isBusy, onEnd: () => sessions.end(session) }
  return (
    <SessionLine device={device} isCurrent={isCurrent} {...act}>
      <Say
        words="Logged in {instant} from {address}, last used {instant2}"
        instant={instantWords(createdAt, book, 'minute')}
        address={address}
        instant2={instantWords(lastUsedAt, book, 'minute')}
      />
    </SessionLine>
  )
}

interface EndManyProps {
  readonly sessions: OwnSessions
  readonly hasOthers: boolean
}

function EndMany({ sessions, hasOthers }: EndManyProps) {
  return (
    <div className="flex flex-wrap gap-2 px-5 py-4">
      {hasOthers ? (
        <Button
          look="outline"
          disabled={sessions.isBusy}
          onClick={() => askToEndOthers(sessions.endOthers)}
        >
          {say('Log out all others')}
        </Button>
      ) : null}
      <Button
        look="outline"
        disabled={sessions.isBusy}
        onClick={() => askToEndAll(sessions.endAll)}
      >
        {say('Log out everywhere')}
      </Button>
    </div>
  )
}

const handedOut = say(
  'Your calendar address, your tokens for programs and the invitations you made end, too.',
)

const askToEndOthers = (end: () => void) =>
  ask({
    title: say('Log out all others?'),
    description: say('This device stays logged in. {handedOut}', { handedOut }),
    choices: [{ words: say('Log out all others'), onPick: end }],
    stay: say('Leave them logged in'),
  })

const askToEndAll = (end: () => void) =>
  ask({
    title: say('Log out everywhere?'),
    description: say(
      `This device is logged out too, and what it keeps of your book is deleted from it.
      {handedOut}`,
      { handedOut },
    ),
    choices: [{ words: say('Log out everywhere'), onPick: end }],
    stay: say('Stay logged in'),
  })

function Trouble({ words, onRetry }: { readonly words: string; readonly onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <p className="text-over">{words}</p>
      <Button look="outline" onClick={onRetry}>
        {say('Try again')}
      </Button>
    </div>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label={say('Loading')} className="flex items-center gap-4 px-5 py-4">
      <Skeleton className="size-5" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-3 w-56 max-w-full" />
      </div>
    </div>
  )
}
