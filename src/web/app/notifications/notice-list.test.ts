import { describe, expect, it } from 'vitest'
import type { NotificationRow } from '#contract/notifications/entities.ts'
import { byDay, shownIn } from './notice-list.ts'

const notice = (id: string, fields: Partial<NotificationRow> = {}): NotificationRow => ({
  id,
  kind: 'announcement',
  title: id,
  body: '',
  link: null,
  data: {},
  read: false,
  snoozedUntil: null,
  createdAt: '2026-03-31T10:00:00.000Z',
  ...fields,
})

const now = '2026-03-31T12:00:00.000Z'
const ids = (notices: readonly NotificationRow[]) => notices.map(({ id }) => id)

describe('what is shown', () => {
  const notices = [
    notice('new'),
    notice('read', { read: true }),
    notice('later', { snoozedUntil: '2026-04-01T06:00:00.000Z' }),
    notice('back', { snoozedUntil: '2026-03-31T11:00:00.000Z' }),
  ]

  it('is everything that is not snoozed, the unread, or the snoozed', () => {
    expect(ids(shownIn(notices, 'all', now))).toEqual(['new', 'read', 'back'])
    expect(ids(shownIn(notices, 'unread', now))).toEqual(['new', 'back'])
    expect(ids(shownIn(notices, 'snoozed', now))).toEqual(['later'])
  })
})

describe('days', () => {
  it('are those of the reader', () => {
    const late = notice('late', { createdAt: '2026-03-31T22:30:00.000Z' })
    const days = (zone: string) =>
      byDay([late, notice('noon')], zone).map(({ day, notices }) => [day, ids(notices)])
    expect(days('Europe/Berlin')).toEqual([
      ['2026-04-01', ['late']],
      ['2026-03-31', ['noon']],
    ])
    expect(days('UTC')).toEqual([['2026-03-31', ['late', 'noon']]])
  })

  it('begin with what is about the account, until it is read', () => {
    const notices = [
      ...[notice('new'), notice('read', { kind: 'security', read: true })],
      notice('way in', { kind: 'security' }),
    ]
    expect(byDay(notices, 'UTC').map((one) => ids(one.notices))).toEqual([
      ['way in', 'new', 'read'],
    ])
  })
})
