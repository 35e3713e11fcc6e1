import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Advice } from '#contract/advice-calls.ts'
import { hideAmountsIn } from '#domain/hide-amounts-in.ts'
import { Amount } from '#web/fields/amount.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { EvidenceList } from './evidence-list.tsx'
import type { AdviceWrites } from './use-advice-writes.ts'

const sureness: Readonly<Record<Advice['confidence'], string>> = {
  high: 'Sure',
  medium: 'Likely',
  low: 'Maybe',
}

export interface AdviceCardProps {
  readonly advice: Advice
  readonly writes: AdviceWrites
}

/** What was found, what it is worth, what it rests on, and what to do. */
export function AdviceCard({ advice: given, writes }: AdviceCardProps) {
  const { locale } = useBook()
  const hide = (words: string) => hideAmountsIn(words, locale)
  const advice = { ...given, title: hide(given.title), text: hide(given.text) }
  const { title, text, yearly, isOnce, currency, confidence, evidence, link, action } = advice
  const id = useId()
  return (
    <li>
      <Card aria-labelledby={id} className="grid gap-3 px-5 py-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="min-w-0 flex-1 basis-60 font-semibold wrap-anywhere">
            {title}
          </h2>
          <div className="flex flex-wrap gap-1.5">
            {yearly ? (
              <Badge look="success">
                <Amount amount={yearly} currency={currency} /> {isOnce ? 'once' : 'a year'}
              </Badge>
            ) : null}
            <Badge>{sureness[confidence]}</Badge>
          </div>
        </div>
        <p className="max-w-prose wrap-anywhere text-muted-foreground">{text}</p>
        {evidence.length > 0 ? <Why advice={advice} /> : null}
        <div className="flex flex-wrap gap-2">
          <Button look="outline" onClick={() => writes.act(given)} className="phone:flex-1">
            {action ? null : <Check aria-hidden />}
            {hide(action?.label ?? 'I did this')}
            <span className="sr-only">: {title}</span>
          </Button>
          {link ? (
            <Button look="quiet" asChild>
              <Link to={link}>
                Look at it<span className="sr-only">: {title}</span>
              </Link>
            </Button>
          ) : null}
          <Button look="quiet" onClick={() => writes.putAside(given)} className="sm:ml-auto">
            Not for me<span className="sr-only">: {title}</span>
          </Button>
        </div>
      </Card>
    </li>
  )
}

function Why({ advice: { evidence, title } }: { readonly advice: Advice }) {
  const count = evidence.length === 1 ? 'the row' : `the ${evidence.length} rows`
  return (
    <details className="group/why">
      <summary
        className={classes(
          'flex min-h-11 w-fit cursor-pointer items-center gap-1.5 text-sm font-medium',
        )}
      >
        <ChevronDown
          aria-hidden
          className="size-4 transition-transform duration-120 group-open/why:rotate-180"
        />
        Show {count} it rests on<span className="sr-only">: {title}</span>
      </summary>
      <EvidenceList rows={evidence} />
    </details>
  )
}
