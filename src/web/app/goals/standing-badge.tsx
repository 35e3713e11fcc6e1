import Archive from 'lucide-react/icons/archive'
import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import ClockAlert from 'lucide-react/icons/clock-alert'
import TrendingDown from 'lucide-react/icons/trending-down'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import type { GoalView } from './goal-view.ts'

/** In a word, where it stands; nothing where there is no date to be measured by. */
export function StandingBadge({ view }: { readonly view: GoalView }) {
  const { goal, standing } = view
  if (goal.status === 'archived') {
    return (
      <Badge>
        <Archive aria-hidden />
        {say('Archived')}
      </Badge>
    )
  }
  if (standing.is === 'reached') {
    return (
      <Badge look="success">
        <CircleCheck aria-hidden />
        {say('Reached')}
      </Badge>
    )
  }
  if (standing.is === 'new') return <Badge>{say('New')}</Badge>
  if (standing.is === 'on-track') {
    return (
      <Badge look="success">
        <Check aria-hidden />
        {say('On track')}
      </Badge>
    )
  }
  if (standing.is === 'behind') {
    return (
      <Badge look="warning">
        <TrendingDown aria-hidden />
        {say('Behind')}
      </Badge>
    )
  }
  if (standing.is === 'late') {
    return (
      <Badge look="destructive">
        <ClockAlert aria-hidden />
        {say('Late')}
      </Badge>
    )
  }
  return null
}
