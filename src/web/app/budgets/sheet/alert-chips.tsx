import { useId } from 'react'
import { shareWords } from '#domain/money/share-words.ts'
import { ToggleChip } from '#web/ledger/filter/toggle-chip.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import type { FormProps } from './draft.ts'

const offered = [50, 75, 80, 90, 100] as const

/** At which parts of the amount to be told. */
export function AlertChips({ form: { draft, change } }: FormProps) {
  const hintId = useId()
  const { locale } = useLocale()
  const { alerts } = draft
  const all = [...new Set([...offered, ...alerts])].sort((a, b) => a - b)
  const flip = (percent: number) =>
    change({
      alerts: alerts.includes(percent)
        ? alerts.filter((other) => other !== percent)
        : [...alerts, percent].sort((a, b) => a - b),
    })
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="mb-1.5 text-sm font-medium">
        {say('Tell me when this much is spent')}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {all.map((percent) => (
          <ToggleChip key={percent} isOn={alerts.includes(percent)} onToggle={() => flip(percent)}>
            {shareWords(percent, locale)}
          </ToggleChip>
        ))}
      </div>
      <p id={hintId} className="mt-1.5 text-sm text-muted-foreground">
        {alerts.length === 0
          ? say('You will not be told.')
          : say('Once each time, and once when it’s likely to go over.')}
      </p>
    </fieldset>
  )
}
