import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Advice, Evidence } from '#contract/advice/calls.ts'
import { hideAmountsIn } from '#domain/money/hide-amounts-in.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { EvidenceList } from './evidence-list.tsx'
import type { AdviceWrites } from './use-advice-writes.ts'

const sureness: Readonly<Record<Advice['confidence'], string>> = {
  high: say('Sure'),
  medium: say('Likely'),
  low: say('Maybe'),
}

export interface AdviceCardProps {
  readonly advice: Advice
  readonly writes: AdviceWrites
}

/** What was found, what it is worth, what it rests on, and what to do. */
export function AdviceCard({ advice: given, writes }: AdviceCardProps) {
  const { locale } = useLocale()
  const hide = (words: string) => hideAmountsIn(words, locale)
  const [title, text] = [hide(given.title), hide(given.text)]
  const { yearly, basis, isOnce, currency, confidence, evidence, link } = given
  const isAbout = evidence.some(
    (row) => row.isAbout === true || (row.currency !== null && row.currency !== currency),
  )
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
                <Amount amount={yearly} currency={currency} isAbout={isAbout} />{' '}
                {isOnce ? say('once') : say('a year')}
              </Badge>
            ) : null}
            <Badge>{sureness[confidence]}</Badge>
          </div>
        </div>
        <p className="max-w-prose wrap-anywhere text-muted-foreground">{text}</p>
        {yearly && basis ? (
          <p className="text-sm wrap-anywhere text-muted-foreground">
            <Amount amount={yearly} currency={currency} isAbout={isAbout} />{' '}
            {isOnce ? say('once') : say('a year')}: {hide(basis)}.
          </p>
        ) : null}
        {evidence.length > 0 ? <Why rows={evidence} title={title} /> : null}
        <div className="flex flex-wrap gap-2">
          <Act advice={given} title={title} writes={writes} />
          {link ? (
            <Button look="quiet" asChild>
              <Link to={link}>
                {say('Look at it')}
                <span className="sr-only">: {title}</span>
              </Link>
            </Button>
          ) : null}
          <Button look="quiet" onClick={() => writes.putAside(given)} className="sm:ml-auto">
            {say('Not for me')}
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      </Card>
    </li>
  )
}

interface ActProps extends AdviceCardProps {
  readonly title: string
}

/** Does it, or opens what is filled in; where nothing can be done here there is no button. */
function Act({ advice, title, writes }: ActProps) {
  const { locale } = useLocale()
  const { action } = advice
  if (!action) return null
  const words = (
    <>
      {hideAmountsIn(action.label, locale)}
      <span className="sr-only">: {title}</span>
    </>
  )
  return 'opens' in action ? (
    <Button look="outline" asChild className="phone:flex-1">
      <Link to={action.opens} onClick={() => writes.opened(advice)}>
        {words}
      </Link>
    </Button>
  ) : (
    <Button look="outline" onClick={() => writes.act(advice, action)} className="phone:flex-1">
      {words}
    </Button>
  )
}

interface WhyProps {
  readonly rows: readonly Evidence[]
  readonly title: string
}

function Why({ rows, title }: WhyProps) {
  const count = say('{count, plural, one {the entry} other {the # entries}}', {
    count: rows.length,
  })
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
        <Say words="Show {count} behind this" count={count} />
        <span className="sr-only">: {title}</span>
      </summary>
      <EvidenceList rows={rows} />
    </details>
  )
}
