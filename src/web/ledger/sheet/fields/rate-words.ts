import { type Day, writtenDay } from '#domain/calendar/calendar.ts'
import { knownLocale } from '#domain/locale.ts'
import { type CrossRate, type Ratio, ratioOf } from '#domain/money/rates.ts'
import { sentence } from '#domain/sentence.ts'
import { say } from '#web/words/say.ts'

const [digitsLeast, digitsMost] = [6, 12]

/** Whether an amount comes to the same by a rate that is written so short. */
export type IsEnough = (written: Ratio) => boolean

/** A rate with as many digits as matter to the amount, worked out without floats. */
export function rateWords({ over, under }: Ratio, locale: string, isEnough?: IsEnough): string {
  const scale = 10n ** 12n
  const scaled = (over * scale + under / 2n) / under
  const whole = `${scaled / scale}.${`${scaled % scale}`.padStart(12, '0')}` as `${number}`
  const written = (digits: number, language: string) =>
    new Intl.NumberFormat(language, {
      maximumSignificantDigits: digits,
      useGrouping: false,
    }).format(whole)
  const isShort = (digits: number) => {
    const ratio = ratioOf(written(digits, 'en'))
    return isEnough !== undefined && ratio !== null && !isEnough(ratio)
  }
  let digits = digitsLeast
  while (digits < digitsMost && isShort(digits)) digits += 1
  return written(digits, knownLocale(locale))
}

/** Which rate a record takes by itself; one for other days may be known where none is for its. */
export function takenWords(
  known: CrossRate | null,
  currency: string,
  today: Day,
  locale: string,
  isEnough?: IsEnough,
): string {
  if (known === null) {
    return say('No rate is known for {currency} on that day. Totals leave it out without one.', {
      currency,
    })
  }
  const value = rateWords(known, locale, isEnough)
  if (known.isTyped) return say('{value} is taken, your rate for that day.', { value })
  return sentence(
    say('{value} is taken, the rate of {day}', { value, day: writtenDay(known.on, today, locale) }),
  )
}
