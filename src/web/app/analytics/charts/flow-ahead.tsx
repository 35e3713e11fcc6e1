import type { FlowAnswer } from '#contract/analytics/entities.ts'
import { hasAhead } from '#domain/ahead.ts'
import { figureWords } from '#domain/money/figure-words.ts'
import { useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { useAnalytics } from '../use-analytics.ts'

export interface FlowAheadProps {
  readonly answer: FlowAnswer
  readonly kinds: readonly ('spending' | 'income')[]
}

/** What is written down for days after today: in the figures or besides them, as the time goes. */
export function FlowAhead({ answer: { ahead, currency, to }, kinds }: FlowAheadProps) {
  const today = useToday()
  const { locale } = useAnalytics().writing
  const parts = kinds
    .map((kind) => ({
      kind,
      amount: ahead?.[kind] ?? 0,
      missing: ahead?.missing?.[kind],
      isAbout: ahead?.isAbout?.[kind],
    }))
    .filter(hasAhead)
    .map(({ kind, ...part }) =>
      say('{figure} of {kind}', { figure: figureWords(part, currency, locale), kind }),
    )
  if (parts.length === 0) return null
  return (
    <p data-ahead-note className="text-sm text-muted-foreground">
      {to > today
        ? say('{list} in it still ahead.', { list: parts.join(' and ') })
        : say('And {list} still ahead this month.', { list: parts.join(' and ') })}
    </p>
  )
}
