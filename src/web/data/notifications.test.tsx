import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { countUnread, useUnread } from './notifications.tsx'

const Count = () => <p>{useUnread()}</p>

describe('useUnread', () => {
  it('throws outside its provider', () => {
    expect(() => renderToString(<Count />)).toThrow('inside NotificationsProvider')
  })
})

describe('countUnread', () => {
  const row = (id: string, read: boolean, snoozedUntil: string | null) => ({
    id,
    read,
    snoozedUntil,
  })
  const rows = [
    row('a', false, null),
    row('b', true, null),
    row('c', false, '2026-04-01T06:00:00.000Z'),
    row('d', false, '2026-04-02T06:00:00.000Z'),
    row('e', true, '2026-03-31T07:00:00.000Z'),
  ]

  it('leaves out what is read or snoozed, and says when the next one is back', () => {
    expect(countUnread(rows, '2026-03-31T10:00:00.000Z')).toEqual({
      unread: 1,
      nextAt: '2026-04-01T06:00:00.000Z',
    })
    expect(countUnread(rows, '2026-04-01T06:00:00.000Z')).toEqual({
      unread: 2,
      nextAt: '2026-04-02T06:00:00.000Z',
    })
    expect(countUnread(rows, '2026-05-01T00:00:00.000Z')).toEqual({ unread: 3, nextAt: null })
  })
})
