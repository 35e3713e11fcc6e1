import AlarmClock from 'lucide-react/icons/alarm-clock'
import Bell from 'lucide-react/icons/bell'
import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import type { View } from './notice-list.ts'

export function NothingHere({ view, onShowAll }: { view: View; onShowAll: () => void }) {
  if (view === 'all') {
    return (
      <Empty
        title={say('Nothing to tell you yet')}
        icon={<Bell aria-hidden />}
        action={
          <Button look="outline" asChild>
            <Link to={routes.profile.path}>{say('Choose how you are told')}</Link>
          </Button>
        }
      >
        {say('What needs your attention comes here, and by email or push if you like.')}
      </Empty>
    )
  }
  const isUnread = view === 'unread'
  return (
    <Empty
      title={isUnread ? say('You are up to date') : say('Nothing is snoozed')}
      icon={isUnread ? <Check aria-hidden /> : <AlarmClock aria-hidden />}
      action={
        <Button look="outline" onClick={onShowAll}>
          {say('Show all')}
        </Button>
      }
    >
      {isUnread ? say('You have read everything.') : say('Snooze something and it waits here.')}
    </Empty>
  )
}
