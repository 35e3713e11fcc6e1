import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatAmount, typedAmount } from '#domain/money/money.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { emptyItem, type ItemDraft } from './draft.ts'
import type { ReadSums } from './read-draft.ts'

export interface SumLineProps {
  readonly sums: ReadSums
  readonly currency: string
  /** Puts the gap into a line of its own. */
  readonly onFill: (line: ItemDraft) => void
}

/** A green check when the lines come to the total, the exact gap otherwise. */
export function SumLine({ sums, currency, onFill }: SumLineProps) {
  const { locale } = useLocale()
  const { check } = sums
  if (check.verdict === 'unknown')
    return <output className="sr-only">{say('Nothing to add up yet')}</output>
  if (check.verdict === 'agrees') {
    return (
      <output className="flex items-center gap-2 font-medium text-income">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {check.tax === 'on-top' && sums.tax > 0
          ? say('The lines and the tax come to the total.')
          : say('The lines come to the total.')}
      </output>
    )
  }
  const { gap } = check
  const size = formatAmount(Math.abs(gap), currency, locale)
  const label = gap > 0 ? say('Not listed') : say('Discount')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <output className="flex items-center gap-2 text-warning">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {gap > 0
          ? say('{size} of the total is in no line.', { size })
          : say('The lines are {size} too much.', { size })}
      </output>
      <Button
        look="outline"
        className="px-3 text-sm"
        onClick={() => onFill(emptyItem(label, typedAmount(gap, currency, locale)))}
      >
        <Say words="Add it as “{label}”" label={label} />
      </Button>
    </div>
  )
}
