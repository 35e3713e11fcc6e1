import { say } from '#web/words/say.ts'
import type { ScheduleLine } from './schedule-lines.ts'

export interface ScheduleColumn {
  readonly name: 'payment' | 'interest' | 'principal' | 'extra' | 'fees' | 'balance'
  readonly words: string
  readonly amountOf: (line: ScheduleLine) => number
}

/** The same on the screen and in the file: what is paid on a day is all of its parts. */
export const scheduleColumns: readonly ScheduleColumn[] = [
  {
    name: 'payment',
    words: say('Payment'),
    amountOf: ({ payment, extra, fees }) => payment + extra + fees,
  },
  { name: 'interest', words: say('Interest'), amountOf: ({ interest }) => interest },
  { name: 'principal', words: say('Repaid'), amountOf: ({ principal }) => principal },
  { name: 'extra', words: say('Extra'), amountOf: ({ extra }) => extra },
  { name: 'fees', words: say('Fees'), amountOf: ({ fees }) => fees },
  { name: 'balance', words: say('Still owed'), amountOf: ({ balance }) => balance },
]
