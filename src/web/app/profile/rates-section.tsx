import { formatDay } from '#domain/calendar/calendar.ts'
import { decimalMarkOf } from '#domain/locale.ts'
import type { OwnRate } from '#domain/money/rates.ts'
import { askForRate } from '#web/locale/asked-rate.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { useOwnRates } from '#web/locale/use-rates.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Section, SectionRow } from './section.tsx'

const style = { day: 'numeric', month: 'short', year: 'numeric' } as const

function daysWords({ fromOn, toOn }: OwnRate, locale: string): string {
  const words = (day: string) => formatDay(day, locale, style)
  if (toOn === null) return say('Since {what}', { what: words(fromOn) })
  return fromOn === toOn
    ? words(fromOn)
    : say('{what} to {what2}', { what: words(fromOn), what2: words(toOn) })
}

const lead = say(
  `Totals take the rate of each day. For days and currencies without one, yours counts. A rate on
  an entry itself counts before any other.`,
)

/** The rates a person typed, to be seen, changed and removed. */
export function RatesSection() {
  const { locale } = useLocale()
  const rates = useOwnRates()
  const add = (
    <Button look="outline" onClick={() => askForRate({ currencies: [] })}>
      {say('Add a rate')}
    </Button>
  )
  return (
    <Section title={say('Exchange rates')} lead={lead}>
      {rates.map((rate) => {
        const value = rate.rate.replace('.', decimalMarkOf(locale))
        const words = `1 ${rate.currency} = ${value} ${rate.to}`
        return (
          <SectionRow
            key={rate.id}
            label={daysWords(rate, locale)}
            action={
              <Button
                look="outline"
                aria-label={say('Change {what}', { what: words })}
                onClick={() => askForRate({ currencies: [], id: rate.id })}
              >
                {say('Change')}
              </Button>
            }
          >
            {words}
          </SectionRow>
        )
      })}
      <SectionRow label={say('Your rates')} action={add}>
        {rates.length === 0 ? say('You typed none') : say('{count} typed', { count: rates.length })}
      </SectionRow>
    </Section>
  )
}
