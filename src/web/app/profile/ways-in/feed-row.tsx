import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { CalendarState } from '#contract/calendar/entities.ts'
import { routes } from '#contract/routes.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { SectionRow } from '../section.tsx'
import { useOwnProfile } from '../use-own-profile.ts'

/** Whoever has the address of a calendar reads it without logging in, so it stands here too. */
export function FeedRow() {
  const { token } = useOwnProfile()
  const { ask } = useAsk()
  const book = useLocale()
  const [feed, setFeed] = useState<CalendarState['feed']>(null)
  useEffect(() => {
    const read = () => call('user.calendar', { token })
    void ask('calendar address not read', read).then((answer) => answer && setFeed(answer.feed))
  }, [ask, token])

  async function revoke() {
    const send = () => call('user.calendar.end', { token })
    if ((await ask('calendar address not ended', send)) === null) {
      toast({ variant: 'destructive', title: say('It was not revoked. Please try again.') })
      return
    }
    setFeed(null)
    toast({ title: say('The calendar address no longer works') })
  }

  if (!feed) {
    return (
      <SectionRow
        label={say('Calendar')}
        action={
          <Button asChild look="outline">
            <Link to={routes.recurring.path}>{say('Make one under Recurring')}</Link>
          </Button>
        }
      >
        <span className="text-muted-foreground">{say('No address for calendar programs')}</span>
      </SectionRow>
    )
  }
  const day = instantWords(feed.createdAt, book, 'day')
  return (
    <SectionRow
      label={say('Calendar')}
      action={
        <Button look="outline" onClick={() => void revoke()}>
          {say('Revoke the address')}
        </Button>
      }
    >
      <span className="text-muted-foreground">
        {feed.withAmounts
          ? say('An address made on {day}, with amounts. Who has it sees what recurs.', { day })
          : say('An address made on {day}, without amounts. Who has it sees what recurs.', { day })}
      </span>
    </SectionRow>
  )
}
