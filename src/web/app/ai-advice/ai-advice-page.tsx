import Check from 'lucide-react/icons/check'
import { Link, useSearchParams } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/control/tabs.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { AdviceCard } from './advice-card.tsx'
import { AskCard } from './ask-card.tsx'
import { AsideList, FollowedList } from './followed-list.tsx'
import { HistoryList } from './history-list.tsx'
import { type AdviceWrites, useAdviceWrites } from './use-advice-writes.ts'
import { type Today, useToday } from './use-today.ts'

const views = ['today', 'followed', 'aside', 'history'] as const
type View = (typeof views)[number]
const isView = (text: string | null): text is View => views.some((view) => view === text)

/** What one's own figures advise, and answers to one's own questions. */
export function AiAdvicePage() {
  const [params, setParams] = useSearchParams()
  const choices = useRows('advice_choices')
  const writes = useAdviceWrites()
  const today = useToday(choices, writes.seen)
  const asked = params.get('show')
  const view = isView(asked) ? asked : 'today'
  const question = params.get('ask') ?? ''
  const choose = (next: string) => {
    const wanted = { ...(question && { ask: question }), ...(next !== 'today' && { show: next }) }
    setParams(wanted, { replace: true })
  }
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      <AskCard
        key={question}
        start={question}
        quota={today.answer?.aiAdvice ?? null}
        recipient={today.answer?.recipient ?? null}
      />
      <Tabs value={view} onValueChange={choose}>
        <TabList aria-label={say('Which advice')}>
          <Tab value="today">
            <Say words="Today{value}" value={today.answer ? ` (${today.advice.length})` : ''} />
          </Tab>
          <Tab value="followed">{say('Followed')}</Tab>
          <Tab value="aside">{say('Not for me')}</Tab>
          <Tab value="history">{say('History')}</Tab>
        </TabList>
        <TabPanel value={view} tabIndex={-1}>
          {view === 'today' ? <TodayList today={today} writes={writes} /> : null}
          {view === 'followed' ? <FollowedList choices={choices} writes={writes} /> : null}
          {view === 'aside' ? <AsideList choices={choices} writes={writes} /> : null}
          {view === 'history' ? <HistoryList writes={writes} /> : null}
        </TabPanel>
      </Tabs>
    </div>
  )
}

interface TodayListProps {
  readonly today: Today
  readonly writes: AdviceWrites
}

function TodayList({ today, writes }: TodayListProps) {
  const { answer, advice, trouble, read } = today
  if (!answer && trouble) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 rounded-lg border bg-card p-5">
        <p>{trouble}</p>
        <Button look="outline" onClick={read}>
          {say('Try again')}
        </Button>
      </div>
    )
  }
  if (!answer) return <Loading />
  if (advice.length === 0) return <NothingToday hasChoices={answer.aside > 0} />
  return (
    <ul aria-label={say('Advice for today')} className="grid gap-3">
      {advice.map((one) => (
        <AdviceCard key={`${one.rule} ${one.subject}`} advice={one} writes={writes} />
      ))}
    </ul>
  )
}

function NothingToday({ hasChoices }: { readonly hasChoices: boolean }) {
  return (
    <Empty
      title={say('Nothing needs you today')}
      icon={<Check aria-hidden />}
      action={
        <Button look="outline" asChild>
          <Link to={routes.expenses.path}>{say('Look at your expenses')}</Link>
        </Button>
      }
    >
      {hasChoices
        ? say('What you put aside stays there until its facts change.')
        : say(
            `The more is in your book, the more there is to find: prices that creep, charges that
            come twice, budgets that do not fit.`,
          )}
    </Empty>
  )
}

function Loading() {
  return (
    <div role="status" aria-label={say('Loading advice')} className="grid gap-3">
      {[1, 2, 3].map((place) => (
        <div key={place} className="grid gap-3 rounded-lg border bg-card px-5 py-4">
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-9 w-32" />
        </div>
      ))}
    </div>
  )
}
