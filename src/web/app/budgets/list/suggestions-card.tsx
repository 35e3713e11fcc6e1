import Lightbulb from 'lucide-react/icons/lightbulb'
import { useId, useState } from 'react'
import { formatDay } from '#domain/calendar/calendar.ts'
import { CategoryMark } from '#web/categories/category-chip.tsx'
import type { Categories } from '#web/categories/use-categories.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { sayIn } from '../standing-words.ts'
import { fareWords, type Suggested } from './suggested.ts'

export interface SuggestionsCardProps {
  readonly found: readonly Suggested[]
  readonly categories: Categories
  readonly onMake: (suggestion: Suggested) => void
  readonly onLook: (suggestion: Suggested) => void
}

const shownAtFirst = 3

/** What the last months say one could decide on, and how it would have gone. */
export function SuggestionsCard({ found, categories, onMake, onLook }: SuggestionsCardProps) {
  const id = useId()
  const [isAll, setAll] = useState(false)
  if (found.length === 0) return null
  const shown = isAll ? found : found.slice(0, shownAtFirst)
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex items-center gap-2 font-semibold">
        <Lightbulb aria-hidden className="size-4 text-primary-text" />
        {say('From your last months')}
      </h2>
      <Card>
        <ul>
          {shown.map((suggestion) => (
            <li key={suggestion.categoryId} className="border-b last:border-b-0">
              <SuggestionLine
                suggestion={suggestion}
                categories={categories}
                onMake={() => onMake(suggestion)}
                onLook={() => onLook(suggestion)}
              />
            </li>
          ))}
        </ul>
      </Card>
      {shown.length < found.length ? (
        <Button look="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          <Say words="Show {count} more" count={found.length - shown.length} />
        </Button>
      ) : null}
    </section>
  )
}

interface LineProps {
  readonly suggestion: Suggested
  readonly categories: Categories
  readonly onMake: () => void
  readonly onLook: () => void
}

function SuggestionLine({ suggestion, categories, onMake, onLook }: LineProps) {
  const { currency, locale } = useLocale()
  const { categoryId, amount, planned, months } = suggestion
  const category = categories.byId.get(categoryId)
  const name = category?.name ?? say('No category')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <CategoryMark category={category} />
      <div className="grid min-w-0 flex-1 basis-44 gap-0.5">
        <p className="font-medium wrap-anywhere">
          {name} <Amount amount={amount} currency={currency} />{' '}
          <span className="text-sm font-normal text-muted-foreground">{say('a month')}</span>
        </p>
        <p className="text-sm text-muted-foreground">
          {planned > 0 ? (
            <>
              <Say
                words="{amount} of it recurs."
                amount={<Amount amount={planned} currency={currency} />}
              />{' '}
            </>
          ) : null}
          {fareWords(suggestion, { currency, locale })}
        </p>
      </div>
      {months.length > 0 ? <Tried months={months} amount={amount} currency={currency} /> : null}
      <div className="flex flex-wrap gap-1 phone:w-full">
        <Button look="quiet" onClick={onLook} className="px-3">
          {say('Review')}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button look="outline" onClick={onMake} className="phone:ml-auto">
          <Say
            words="Make a budget<part> for {name}</part>"
            name={name}
            part={(inner) => <span className="sr-only">{inner}</span>}
          />
        </Button>
      </div>
    </div>
  )
}

interface TriedProps {
  readonly months: Suggested['months']
  readonly amount: number
  readonly currency: string
}

/** The months it was made from as small bars: those beyond the amount stand out. */
function Tried({ months, amount, currency }: TriedProps) {
  const { locale } = useLocale()
  const most = Math.max(amount, ...months.map(({ spent }) => spent), 1)
  const nameOf = (month: string) =>
    formatDay(`${month}-01`, locale, { month: 'short', year: 'numeric' })
  return (
    <ul aria-label={say('The months it comes from')} className="flex h-9 items-end gap-1">
      {months.map(({ month, spent, isHeld, isAbout }) => (
        <li
          key={month}
          title={`${nameOf(month)}: ${sayIn(currency, locale, isAbout)(spent)}`}
          className="flex h-full w-3 items-end rounded-sm bg-accent"
        >
          <span
            className={classes('w-full rounded-sm', isHeld ? 'bg-chart-2' : 'bg-destructive')}
            style={{ height: `${Math.max(6, (Math.max(0, spent) / most) * 100)}%` }}
          />
          <span className="sr-only">
            {nameOf(month)}: {sayIn(currency, locale, isAbout)(spent)}
            {isHeld ? '' : say(', too much')}
          </span>
        </li>
      ))}
    </ul>
  )
}
