import SearchX from 'lucide-react/icons/search-x'
import Target from 'lucide-react/icons/target'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import type { GoalsBar } from '../use-goals-address.ts'
import type { Shown } from './arrange.ts'

interface BarProps {
  readonly bar: GoalsBar
}

export function NothingYet({ bar }: BarProps) {
  return (
    <Card>
      <Empty
        icon={<Target aria-hidden />}
        title={say('What are you saving for?')}
        action={<Button onClick={bar.add}>{say('Add a goal')}</Button>}
      >
        {say(
          `A holiday, a rainy day, a bicycle. Say how much and by when, and see what it takes a
          month.`,
        )}
      </Empty>
    </Card>
  )
}

const words: Readonly<Record<Shown, string>> = {
  active: say('Every goal is reached or archived'),
  reached: say('None is reached yet'),
  archived: say('Nothing is archived'),
}

export function NothingShown({ bar }: BarProps) {
  const isSearch = bar.text.trim() !== ''
  return (
    <Card>
      <Empty
        icon={<SearchX aria-hidden />}
        title={isSearch ? say('No goal is called that') : words[bar.shown]}
        action={
          isSearch ? (
            <Button look="outline" onClick={() => bar.setText('')}>
              {say('Clear the search')}
            </Button>
          ) : bar.shown === 'active' ? (
            <Button onClick={bar.add}>{say('Add a goal')}</Button>
          ) : (
            <Button look="outline" onClick={() => bar.show('active')}>
              {say('Show active goals')}
            </Button>
          )
        }
      />
    </Card>
  )
}

const cards = ['w-32', 'w-40', 'w-28', 'w-36'] as const

export function Loading() {
  return (
    <div role="status" aria-label={say('Loading your goals')} className="grid gap-4 sm:grid-cols-2">
      {cards.map((width) => (
        <Card key={width} className="flex gap-3 p-4">
          <Skeleton className="size-14 rounded-full" />
          <div className="grid flex-1 content-start gap-2">
            <Skeleton className={`h-4 max-w-full ${width}`} />
            <Skeleton className="h-6 w-40 max-w-full" />
          </div>
        </Card>
      ))}
    </div>
  )
}
