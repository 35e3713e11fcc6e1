import { useState } from 'react'
import type { NotificationRow } from '#contract/notifications/entities.ts'
import { DayWords } from '#web/locale/day-words.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { byDay } from './notice-list.ts'
import { NoticeRow } from './notice-row.tsx'
import type { NoticeWrites } from './use-notice-writes.ts'

const shownAtFirst = 100

export interface NoticeDaysProps {
  readonly notices: readonly NotificationRow[]
  readonly writes: NoticeWrites
  readonly isSnoozed: boolean
}

export function NoticeDays({ notices, writes, isSnoozed }: NoticeDaysProps) {
  const { timezone } = useLocale()
  const today = useToday()
  const [most, setMost] = useState(shownAtFirst)
  return (
    <div className="grid gap-6">
      {byDay(notices.slice(0, most), timezone).map(({ day, notices: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="px-4 pb-1.5 text-sm font-medium">
            <DayWords day={day} today={today} />
          </h2>
          <Card className="overflow-hidden">
            <ul>
              {ofDay.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} writes={writes} isSnoozed={isSnoozed} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {notices.length > most ? (
        <Button
          look="outline"
          className="justify-self-center"
          onClick={() => setMost(most + shownAtFirst)}
        >
          {say('Show earlier ones')}
        </Button>
      ) : null}
    </div>
  )
}
