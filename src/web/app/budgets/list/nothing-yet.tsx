import ChartPie from 'lucide-react/icons/chart-pie'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

export function NothingYet({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Card>
      <Empty
        icon={<ChartPie aria-hidden />}
        title={say('Decide what may be spent')}
        action={<Button onClick={onAdd}>{say('Add a budget')}</Button>}
      >
        {say('Give a part of your spending an amount, and see every day how much of it is left.')}
      </Empty>
    </Card>
  )
}

const bars = ['w-32', 'w-44', 'w-28', 'w-40'] as const

export function Loading() {
  return (
    <Card role="status" aria-label={say('Loading your budgets')} className="py-2">
      {bars.map((width) => (
        <div key={width} className="grid gap-3 px-4 py-4">
          <div className="flex items-center gap-3">
            <Skeleton className={`h-4 max-w-full ${width}`} />
            <Skeleton className="ml-auto h-4 w-20" />
          </div>
          <Skeleton className="h-2 w-full rounded-full" />
        </div>
      ))}
    </Card>
  )
}

export function NothingFound({ text }: { readonly text: string }) {
  return (
    <Card>
      <Empty title={say('Nothing found')}>
        <Say words="No budget is called “{text}”." text={text.trim()} />
      </Empty>
    </Card>
  )
}

/** Somebody deleted it, or the address was mistyped. */
export function Gone() {
  return (
    <Card>
      <Empty
        icon={<ChartPie aria-hidden />}
        title={say('This budget is not here')}
        action={
          <Button asChild>
            <Link to={routes.budgets.path}>{say('See all budgets')}</Link>
          </Button>
        }
      >
        {say('It may have been deleted.')}
      </Empty>
    </Card>
  )
}
