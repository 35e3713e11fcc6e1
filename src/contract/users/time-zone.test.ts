import { expect, it } from 'vitest'
import { users } from './entities.ts'

it.each(['Europe/Berlin', 'UTC', '+01:00'])('is a time zone: %s', (zone) => {
  expect(users.writable.timezone.safeParse(zone).success).toBe(true)
})

it.each(['EUR', '', 'Mars/Base', '<b>'])(
  'is none, and would fail every moment shown: %s',
  (zone) => {
    expect(users.writable.timezone.safeParse(zone).success).toBe(false)
  },
)
