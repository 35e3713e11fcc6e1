import { type Day, dayWord, writtenDay } from '#domain/calendar/calendar.ts'
import { useLocale } from './use-locale.ts'

export interface DayWordsProps {
  readonly day: Day
  readonly today: Day
}

/** A day as a heading says it: the word for it if there is one, and the date. */
export function DayWords({ day, today }: DayWordsProps) {
  const { locale } = useLocale()
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const word = dayWord(day, today)
  const date = writtenDay(day, today, locale, {
    weekday: word === null ? 'long' : 'short',
    day: 'numeric',
    month: word === null && isThisYear ? 'long' : 'short',
  })
  if (word === null) return date
  return (
    <>
      {word} <span className="font-normal text-muted-foreground">{date}</span>
    </>
  )
}
