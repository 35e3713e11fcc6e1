import Repeat from 'lucide-react/icons/repeat'
import SearchX from 'lucide-react/icons/search-x'
import { useRows } from '#web/data/replica-react.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import type { BarProps } from './page-bar.tsx'

export function NothingYet({ bar }: BarProps) {
  const accounts = useRows('accounts')
  return (
    <Card>
      <Empty
        icon={<Repeat aria-hidden />}
        title={say('What comes again goes here')}
        action={
          <>
            <Button onClick={() => bar.add('expense')}>{say('Add an expense')}</Button>
            <Button look="outline" onClick={() => bar.add('income')}>
              {say('Add an income')}
            </Button>
            {accounts.length > 1 ? (
              <Button look="outline" onClick={() => bar.add('transfer')}>
                {say('Add a transfer')}
              </Button>
            ) : null}
          </>
        }
      >
        {say('Rent, subscriptions, salary: write them down once, and they are added on their day.')}
      </Empty>
    </Card>
  )
}

/** Nothing fits what is asked for. */
export function NothingShown({ bar }: BarProps) {
  return (
    <Card>
      <Empty
        icon={<SearchX aria-hidden />}
        title={say('Nothing here fits')}
        action={
          <Button look="outline" onClick={bar.clear}>
            {say('Show everything')}
          </Button>
        }
      />
    </Card>
  )
}

const bars = ['w-32', 'w-44', 'w-28', 'w-40'] as const

export function Loading() {
  return (
    <Card role="status" aria-label={say('Loading what comes again')} className="py-2">
      {bars.map((width) => (
        <div key={width} className="flex h-16 items-center gap-3 px-4">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className={`h-4 max-w-full ${width}`} />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </Card>
  )
}
