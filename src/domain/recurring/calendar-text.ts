/** Days as a calendar file that other programs read, by RFC 5545. */
import { addDays, type Day } from '../calendar/calendar.ts'

export interface CalendarDay {
  /** The same for the same thing in every file. */
  readonly uid: string
  readonly day: Day
  readonly title: string
}

const OCTETS_MOST = 75
const encoder = new TextEncoder()

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // No other control character may stand in a line.
    .replace(/\p{Cc}/gu, ' ')

/** Longer lines go on in the next one after a space; no character is cut in two. */
function folded(line: string): string {
  let [text, octets] = ['', 0]
  for (const character of line) {
    const length = encoder.encode(character).length
    if (octets + length > OCTETS_MOST) [text, octets] = [`${text}\r\n `, 1]
    text += character
    octets += length
  }
  return text
}

const plain = (day: Day) => day.replaceAll('-', '')

const eventLines = ({ uid, day, title }: CalendarDay, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${plain(day)}`,
  `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
  `SUMMARY:${escaped(title)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** `writtenAt` is an instant in ISO 8601, in UTC. */
export function calendarText(days: readonly CalendarDay[], writtenAt: string): string {
  const stamp = `${writtenAt.slice(0, 19).replace(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Moneycomb//Recurring//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Moneycomb',
    ...days.flatMap((day) => eventLines(day, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
