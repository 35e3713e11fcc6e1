import Landmark from 'lucide-react/icons/landmark'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import type { LoansBar } from '../use-loans-address.ts'

export function NothingYet({ bar }: { readonly bar: LoansBar }) {
  return (
    <Card>
      <Empty
        icon={<Landmark aria-hidden />}
        title={say('What you owe goes here')}
        action={
          <>
            <Button onClick={() => bar.open('add')}>{say('Add a loan')}</Button>
            <Button look="outline" onClick={() => bar.open('calculator')}>
              {say('Try a loan')}
            </Button>
          </>
        }
      >
        {say(
          `A mortgage, a car, money from a friend: see what it costs to the last cent, and what
          paying more would save.`,
        )}
      </Empty>
    </Card>
  )
}

const bars = ['w-40', 'w-56', 'w-48'] as const

export function Loading() {
  return (
    <Card role="status" aria-label={say('Loading your loans')} className="py-2">
      {bars.map((width) => (
        <div key={width} className="grid gap-3 px-5 py-4">
          <div className="flex items-center gap-4">
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className={`h-4 max-w-full ${width}`} />
            <Skeleton className="ml-auto h-5 w-24" />
          </div>
          <Skeleton className="h-1.5" />
        </div>
      ))}
    </Card>
  )
}
