import { Fragment } from 'react'
import { writtenDay } from '#domain/calendar/calendar.ts'
import type { MissingRate, OldRate } from '#domain/money/convert-totals.ts'
import { oldRateWords } from '#domain/money/figure-words.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Amount } from './amount.tsx'
import { askForRate } from './asked-rate.ts'
import { useLocale, useToday } from './use-locale.ts'

export interface RateNoteProps {
  /** What a figure leaves out, because its currency has no rate. */
  readonly missing?: readonly MissingRate[]
  /** Rates it took that are not of the time of what they convert. */
  readonly old?: readonly OldRate[]
  /** Without the button, where the note stands in a link or a button itself. */
  readonly isPlain?: boolean
  /** How what is left out begins; "and", where it follows the figure. */
  readonly lead?: string
  readonly className?: string
}

const buttonLook =
  'control-least rounded-md px-1 text-sm font-medium text-primary-text underline ' +
  'underline-offset-4'

/** What a figure does not say by itself: what it leaves out, and that a rate is an old one. */
export function RateNote(props: RateNoteProps) {
  const { missing = [], old = [], isPlain, lead = say('and'), className } = props
  if (missing.length === 0 && old.length === 0) return null
  return (
    <span
      data-rate-note
      className={classes(
        'inline-flex flex-wrap items-center gap-x-2 text-sm font-normal text-muted-foreground',
        className,
      )}
    >
      {missing.length > 0 ? (
        <span>
          <Say
            words="{sums} without a rate"
            sums={missing.map(({ currency, amount }, at) => (
              <Fragment key={currency}>
                {at === 0 ? lead : say('and')} <Amount amount={amount} currency={currency} />
              </Fragment>
            ))}
          />
        </span>
      ) : null}
      {missing.length === 0 || isPlain ? null : (
        <button
          type="button"
          className={buttonLook}
          onClick={() => askForRate({ currencies: missing.map(({ currency }) => currency) })}
        >
          {say('Add a rate')}
        </button>
      )}
      {old.length > 0 ? <OldWords old={old} /> : null}
    </span>
  )
}

function OldWords({ old }: { readonly old: readonly OldRate[] }) {
  const { locale } = useLocale()
  const today = useToday()
  return <span>{oldRateWords(old, (day) => writtenDay(day, today, locale))}</span>
}
