import { type ReactNode, useId } from 'react'
import { addDays } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { spanWords } from '#web/calculators/span-words.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import type { PaymentFields } from '../loan.ts'
import type { EffectOf, ExtraEffects } from './extra-effects.ts'

export interface EffectChoiceProps {
  readonly effects: ExtraEffects | null
  readonly currency: string
  readonly value: PaymentFields['effect']
  readonly onChange: (effect: 'shorter' | 'lower') => void
  readonly error: string | undefined
}

/** Asked each time, with what either answer brings. */
export function EffectChoice({ effects, currency, value, onChange, error }: EffectChoiceProps) {
  const { locale } = useLocale()
  const words = (amount: number) => formatAmount(amount, currency, locale)
  const errorId = useId()
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{say('What should it change?')}</legend>
      <EffectOption
        title={say('Be done sooner')}
        isChosen={value === 'shorter'}
        isInvalid={error !== undefined}
        onChoose={() => onChange('shorter')}
      >
        <Shorter effect={effects?.shorter ?? null} words={words} />
      </EffectOption>
      <EffectOption
        title={say('Pay less each time')}
        isChosen={value === 'lower'}
        isInvalid={error !== undefined}
        onChoose={() => onChange('lower')}
      >
        {effects?.lower
          ? say('Payments of {what}. {saved}.', {
              what: words(effects.lower.payment),
              saved: savedWords(effects.lower, words),
            })
          : say('The loan ends as planned, with lower payments.')}
      </EffectOption>
      {error ? (
        <p id={errorId} role="alert" className="text-sm text-over">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

const savedWords = ({ gain: { interest } }: EffectOf, words: (amount: number) => string) =>
  interest < 0
    ? say('Costs {what} more interest', { what: words(-interest) })
    : say('Saves {what} of interest', { what: words(interest) })

interface ShorterProps {
  readonly effect: EffectOf | null
  readonly words: (amount: number) => string
}

function Shorter({ effect, words }: ShorterProps) {
  const today = useToday()
  if (!effect) return say('The payments stay the same, and there are fewer of them.')
  const { days } = effect.gain
  const saved = savedWords(effect, words)
  return days > 0
    ? say('{saved} and {span}.', { saved, span: spanWords(today, addDays(today, days)) })
    : `${saved}.`
}

interface OptionProps {
  readonly title: string
  readonly isChosen: boolean
  readonly isInvalid: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

const optionLook =
  'flex cursor-pointer gap-3 rounded-lg border p-3 has-checked:border-ring ' +
  'has-checked:bg-primary-wash has-focus-visible:outline-2 has-focus-visible:outline-ring'

const dotLook =
  'mt-1 size-4 shrink-0 rounded-full border border-input bg-card peer-checked:border-5 ' +
  'peer-checked:border-ring'

function EffectOption({ title, isChosen, isInvalid, onChoose, children }: OptionProps) {
  return (
    <label className={classes(optionLook, isInvalid && 'border-over')}>
      <input
        type="radio"
        name="effect"
        className="peer sr-only"
        aria-invalid={isInvalid || undefined}
        checked={isChosen}
        onChange={onChoose}
      />
      <span aria-hidden className={dotLook} />
      <span className="grid gap-0.5">
        <span className="font-medium">{title}</span>
        <span className="text-sm text-muted-foreground">{children}</span>
      </span>
    </label>
  )
}
