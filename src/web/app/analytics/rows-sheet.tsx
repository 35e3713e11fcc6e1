import { useState } from 'react'
import { Link } from 'react-router'
import type { RowsAnswer } from '#contract/analytics/rows.ts'
import type { SentBody } from '#contract/calls/every-call.ts'
import { routes } from '#contract/routes.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { CategoryMark } from '#web/categories/category-chip.tsx'
import { paintOf } from '#web/categories/category-colour.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { paymentAddress, shareAddress } from '#web/groups/share-address.ts'
import { Amount } from '#web/locale/amount.tsx'
import { RateNote } from '#web/locale/rate-note.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import type { Figure } from '#web/reports/rows-address.ts'
import { useAsked } from '#web/reports/use-asked.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Sheet, SheetContent } from '#web/ui/overlay/sheet.tsx'
import { say } from '#web/words/say.ts'
import type { Address } from './address.ts'
import { spanWords } from './bucket-words.ts'
import { useAnalytics } from './use-analytics.ts'

/** The rows a figure is made of; they add up to it. */
export function RowsSheet({ figure }: { readonly figure: Figure }) {
  const { closeRows, address } = useAnalytics()
  const { locale } = useLocale()
  const { lens, groupId } = address
  const { title, ...asked } = figure
  const body = { ...asked, lens, groupId }
  const { answer, hasFailed, again } = useAsked('analytics.rows', body)
  const list = listAddress(figure, address)
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || closeRows()}>
      <SheetContent
        title={title || say('What it is made of')}
        description={spanWords(figure, locale)}
        footer={
          list ? (
            <Button look="outline" asChild>
              <Link to={list}>
                {figure.kind === 'income' ? say('Open in Income') : say('Open in Expenses')}
              </Link>
            </Button>
          ) : null
        }
      >
        {answer ? (
          <div className="grid gap-2">
            <p className="flex items-baseline justify-between gap-3 border-b pb-3">
              <span className="text-muted-foreground">
                {say('{count, plural, one {# row} other {# rows}}', { count: answer.count })}
              </span>
              <Amount
                amount={answer.total}
                currency={answer.currency}
                isAbout={answer.isAbout}
                className="text-2xl font-semibold tracking-tight"
              />
            </p>
            <RateNote missing={answer.missing ?? []} />
            <RowsPage body={body} answer={answer} />
          </div>
        ) : hasFailed ? (
          <div className="grid justify-items-start gap-2">
            <p>{say('These rows come when the server can be reached.')}</p>
            <Button look="outline" onClick={again}>
              {say('Try again')}
            </Button>
          </div>
        ) : (
          <Skeleton className="h-72 w-full" />
        )}
      </SheetContent>
    </Sheet>
  )
}

/** The same rows in their own list, where that can say the same. */
function listAddress(figure: Figure, { lens, category }: Address): string | null {
  const { kind, from, to, categoryIds, payee, of } = figure
  if (of !== undefined || lens === 'group' || payee !== undefined || category !== null) return null
  const params = new URLSearchParams({ from, to })
  if (categoryIds) params.set('category', categoryIds.join(','))
  if (lens === 'paid' && kind === 'expense') params.set('lens', 'paid')
  return `${kind === 'income' ? routes.income.path : routes.expenses.path}?${params}`
}

interface RowsPageProps {
  readonly body: SentBody<'analytics.rows'>
  readonly answer: RowsAnswer
}

function RowsPage({ body, answer }: RowsPageProps) {
  const [isMore, setMore] = useState(false)
  return (
    <>
      <ul>
        {answer.rows.map((row) => (
          <RowLine key={`${row.from} ${row.id} ${row.date}`} row={row} currency={answer.currency} />
        ))}
      </ul>
      {answer.next === null ? null : isMore ? (
        <NextPage body={{ ...body, after: answer.next }} />
      ) : (
        <Button look="outline" onClick={() => setMore(true)}>
          {say('Show more')}
        </Button>
      )}
    </>
  )
}

function NextPage({ body }: { readonly body: SentBody<'analytics.rows'> }) {
  const { answer } = useAsked('analytics.rows', body)
  return answer ? <RowsPage body={body} answer={answer} /> : <Skeleton className="h-24 w-full" />
}

type Row = RowsAnswer['rows'][number]

/** Where nobody wrote down what it was. */
const plainWords: Readonly<Partial<Record<Row['from'], string>>> = {
  settlements: say('Paid back'),
  group_account_entries: say('Joint account'),
}

function addressOf({ from, id, groupId, date }: Row, replica: Replica): string {
  if (from === 'loans') return routes.loan.path.replace(':id', id)
  if (from.endsWith('_templates')) return `${routes.recurring.path}?edit=${id}`
  if (from === 'goals') return routes.goal.path.replace(':id', id)
  if (from === 'group_goals' && groupId) {
    return `${routes.group.path.replace(':id', groupId)}?tab=goals`
  }
  if (from === 'group_account_entries' && groupId) {
    return `${routes.group.path.replace(':id', groupId)}?tab=accounts`
  }
  if (from === 'group_shares') return shareAddress(replica, id)
  if (groupId !== null) return paymentAddress(replica, groupId, id) ?? routes.groups.path
  const list = from === 'incomes' ? routes.income : routes.expenses
  return `${list.path}?month=${date.slice(0, 7)}&edit=${id}`
}

const style = { day: 'numeric', month: 'short', year: 'numeric' } as const

interface RowLineProps {
  readonly row: Row
  readonly currency: string
}

function RowLine({ row, currency }: RowLineProps) {
  const { locale } = useLocale()
  const categories = useCategories('expense')
  const replica = useReplica()
  return (
    <li className="border-b last:border-b-0">
      <Link
        to={addressOf(row, replica)}
        className="-mx-2 flex min-h-12 items-center gap-3 rounded-md px-2 py-1.5 hover:bg-muted"
      >
        <CategoryMark
          category={categories.byId.get(row.categoryId ?? '')}
          size="small"
          paint={paintOf(categories, row.categoryId)}
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate">{row.description || plainWords[row.from]}</span>
          <span className="text-sm text-muted-foreground">
            {formatDay(row.date, locale, style)}
          </span>
        </span>
        <span className="grid justify-items-end">
          <Amount
            amount={row.counted ?? row.amount}
            currency={row.counted === null ? row.currency : currency}
          />
          {row.counted === null ? (
            <span className="text-sm text-muted-foreground">{say('without a rate')}</span>
          ) : row.currency === currency ? null : (
            <span className="text-sm text-muted-foreground">
              <Amount amount={row.amount} currency={row.currency} />
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
