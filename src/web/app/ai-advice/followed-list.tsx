import { useMemo } from 'react'
import { dayAt } from '#domain/calendar/calendar.ts'
import { hideAmountsIn } from '#domain/money/hide-amounts-in.ts'
import type { AdviceChoice } from '#web/data/advice.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { Amount, TotalParts } from '#web/locale/amount.tsx'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { isHeld, isPutRight, realisedBy } from './realised.ts'
import type { AdviceWrites } from './use-advice-writes.ts'

export interface ChoiceListProps {
  readonly choices: readonly AdviceChoice[]
  readonly writes: AdviceWrites
}

/** What was followed, and what it has saved for as long as it is kept. */
export function FollowedList({ choices, writes }: ChoiceListProps) {
  const done = choices.filter(({ choice }) => choice === 'done')
  if (done.length === 0) {
    return (
      <Empty title={say('Nothing followed yet')}>
        {say(
          `What a card does for you comes here, with what it saves. What you save in a form of
          your own is where it belongs.`,
        )}
      </Empty>
    )
  }
  return (
    <div className="grid gap-4">
      <Savings choices={done} />
      <ChoiceRows choices={done} writes={writes} label={say('Advice you followed')} />
    </div>
  )
}

export function AsideList({ choices, writes }: ChoiceListProps) {
  const aside = choices.filter(({ choice }) => choice === 'not-for-me')
  if (aside.length === 0) {
    return (
      <Empty title={say('Nothing is put aside')}>
        {say('Advice you do not want stays here until its facts change.')}
      </Empty>
    )
  }
  return <ChoiceRows choices={aside} writes={writes} label={say('Advice put aside')} />
}

function Savings({ choices }: { readonly choices: readonly AdviceChoice[] }) {
  const replica = useReplica()
  const { timezone } = useLocale()
  const today = useToday()
  const { yearly, soFar, count } = useMemo(
    () =>
      realisedBy(
        choices,
        today,
        (instant) => dayAt(Date.parse(instant), timezone),
        (table, id) => replica.rows(table).get(id) ?? null,
      ),
    [choices, today, timezone, replica],
  )
  if (count === 0) return null
  return (
    <Card className="flex flex-wrap gap-x-10 gap-y-4 px-5 py-4">
      <div>
        <h2 className="text-sm text-muted-foreground">{say('Saved so far')}</h2>
        <TotalParts totals={soFar} className="text-2xl font-semibold tracking-tight" />
        <p className="text-sm text-muted-foreground">{say('since you followed it')}</p>
      </div>
      <div>
        <h2 className="text-sm text-muted-foreground">{say('In a year')}</h2>
        <TotalParts totals={yearly} className="text-2xl font-semibold tracking-tight" />
        <p className="text-sm text-muted-foreground">
          {say('{count, plural, one {from one you keep to} other {from # you keep to}}', { count })}
        </p>
      </div>
    </Card>
  )
}

interface RowsProps extends ChoiceListProps {
  readonly label: string
}

function ChoiceRows({ choices, writes, label }: RowsProps) {
  const replica = useReplica()
  const book = useLocale()
  const readRow = (table: Parameters<typeof replica.rows>[0], id: string) =>
    replica.rows(table).get(id) ?? null
  return (
    <Card>
      <ul aria-label={label}>
        {choices.map((choice) => (
          <li
            key={choice.id}
            className={classes(
              'flex flex-wrap items-center gap-x-4 gap-y-1 border-b px-5 py-3 last:border-b-0',
            )}
          >
            <div className="grid min-w-0 flex-1 basis-56">
              <p className="font-medium wrap-anywhere">
                {hideAmountsIn(choice.title, book.locale)}
              </p>
              <p className="text-sm text-muted-foreground">
                {instantWords(choice.createdAt, book, 'day')}
              </p>
            </div>
            {choice.choice === 'done' && !isHeld(choice, readRow) ? (
              <Badge>{say('Changed since')}</Badge>
            ) : choice.yearly > 0 && !isPutRight(choice) ? (
              <span className="text-sm">
                <Say
                  words="{amount} a year"
                  amount={<Amount amount={choice.yearly} currency={choice.currency} />}
                />
              </span>
            ) : null}
            <Button look="quiet" onClick={() => writes.bringBack(choice)}>
              {say('Bring back')}
              <span className="sr-only">: {hideAmountsIn(choice.title, book.locale)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
