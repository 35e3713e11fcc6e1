/** Reads a day written in Japanese, where one word says all of it. */
import { addDays, type Day, isDay } from '#domain/calendar/calendar.ts'
import { readDay } from '#domain/calendar/read-day.ts'
import { shiftedWeekday } from './day-phrases.ts'

const near: ReadonlyMap<string, number> = new Map([
  ['今日', 0],
  ['きょう', 0],
  ['本日', 0],
  ['今朝', 0],
  ['今夜', 0],
  ['今晩', 0],
  ['昨日', -1],
  ['きのう', -1],
  ['昨夜', -1],
  ['昨晩', -1],
  ['ゆうべ', -1],
  ['一昨日', -2],
  ['おととい', -2],
  ['おとつい', -2],
  ['明日', 1],
  ['あした', 1],
  ['明後日', 2],
  ['あさって', 2],
  ['先週', -7],
  ['来週', 7],
])

const weekdays = '月火水木金土日'
const english = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const digits = '〇一二三四五六七八九十'

const numberOf = (text: string) =>
  /^\d+$/.test(text) ? Number(text) : Math.max(0, digits.indexOf(text))

function ago(text: string, today: Day): Day | null {
  const parts = /^(\d{1,3}|[一二三四五六七八九十])(日|週間|[かヶケカ]月|年)前$/u.exec(text)
  if (!parts) return null
  const [, number = '', unit] = parts
  const count = numberOf(number)
  if (unit === '日') return addDays(today, -count)
  if (unit === '週間') return addDays(today, -7 * count)
  const part = unit === '年' ? { years: count } : { months: count }
  return Temporal.PlainDate.from(today).subtract(part).toString()
}

function weekday(text: string, today: Day): Day | null {
  const parts = /^(先週|今週|来週|この前|次)?の?([月火水木金土日])曜日?$/u.exec(text)
  if (!parts) return null
  const latest = readDay(english[weekdays.indexOf(parts[2] ?? '')] ?? '', today)
  const leads: Readonly<Record<string, string>> = {
    先週: 'week',
    今週: 'this',
    来週: 'next',
    次: 'next',
    この前: 'last',
  }
  return latest && shiftedWeekday(latest, leads[parts[1] ?? ''], today)
}

function monthEnd(text: string, today: Day): Day | null {
  const lead = /^(先月|今月)?(末|初め|月末|始め)?$/u.exec(text)
  if (!lead || text === '' || text === '末' || (lead[1] === '今月' && !lead[2])) return null
  const now = Temporal.PlainDate.from(today)
  const day = lead[1] === '先月' ? now.subtract({ months: 1 }) : now
  if (lead[2] === undefined) return day.toString()
  const isEnd = lead[2].endsWith('末')
  return day.with({ day: isEnd ? day.daysInMonth : 1 }).toString()
}

export interface JapaneseDay {
  /** Null when there is no such day. */
  readonly day: Day | null
}

const pad = (value: string) => value.padStart(2, '0')

function dated(text: string, today: Day): JapaneseDay | null {
  const parts = /^(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日$/u.exec(text)
  if (!parts) return null
  const [, year, month = '', day = ''] = parts
  if (year === undefined) return { day: readDay(`${month}/${day}`, today, 'month-first') }
  const written = `${year}-${pad(month)}-${pad(day)}`
  return { day: isDay(written) ? written : null }
}

export function japaneseDay(word: string, today: Day): JapaneseDay | null {
  const text = word.normalize('NFC').replace(/[にの]$/u, '')
  const offset = near.get(text)
  if (offset !== undefined) return { day: addDays(today, offset) }
  const said = ago(text, today) ?? weekday(text, today) ?? monthEnd(text, today)
  return said === null ? dated(text, today) : { day: said }
}
