import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useRows } from '#web/data/replica-react.tsx'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { say } from '#web/words/say.ts'
import type { RecurringBar } from '../use-recurring-address.ts'

export interface BarProps {
  readonly bar: RecurringBar
}

const views = [
  ['list', say('List')],
  ['calendar', say('Calendar')],
] as const

const FeedDialog = whenAsked(() =>
  import('../calendar/feed-dialog.tsx').then((file) => file.FeedDialog),
)

export function PageBar({ bar }: BarProps) {
  const accounts = useRows('accounts')
  const [isFeedOpen, setFeedOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="mr-auto phone:mr-0 phone:flex-1">
        <ChoiceSwitch label={say('View')} value={bar.view} choices={views} onChange={bar.show} />
      </div>
      <IconButton label={say('See it in your calendar')} onClick={() => setFeedOpen(true)}>
        <CalendarPlus aria-hidden />
      </IconButton>
      <span className="hidden basis-full phone:block" />
      <Button look="outline" className="phone:flex-1" onClick={() => bar.add('income')}>
        <Plus aria-hidden />
        {say('Add income')}
      </Button>
      {accounts.length > 1 ? (
        <Button look="outline" className="phone:flex-1" onClick={() => bar.add('transfer')}>
          <Plus aria-hidden />
          {say('Add transfer')}
        </Button>
      ) : null}
      <Button className="phone:flex-1" onClick={() => bar.add('expense')}>
        <Plus aria-hidden />
        {say('Add expense')}
      </Button>
      {isFeedOpen ? <FeedDialog onClose={() => setFeedOpen(false)} /> : null}
    </div>
  )
}
