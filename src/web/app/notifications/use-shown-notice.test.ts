import { expect, it } from 'vitest'
import type { NotificationRow } from '#contract/notifications/entities.ts'
import type { Row } from '#contract/sync.ts'
import { shownNotice } from './use-shown-notice.ts'

const now = Date.parse('2026-03-31T10:00:00.000Z')
const groupId = '0198c1f0-0000-7000-8000-000000000001'

const notice = (fields: Partial<NotificationRow>): NotificationRow => ({
  ...{ id: 'n', kind: 'invitation', title: 'Told', body: 'Asked', link: null, data: {} },
  ...{ read: false, snoozedUntil: null, createdAt: '2026-03-17T10:00:00.000Z' },
  ...fields,
})

function shown(fields: Partial<NotificationRow>, tables: Readonly<Record<string, Row[]>> = {}) {
  const rows = (table: string) => new Map((tables[table] ?? []).map((row) => [row.id, row]))
  return shownNotice(notice(fields), { rows }, { locale: 'en-GB', now })
}

it('leads into a group only for who is in it', () => {
  const link = `/mcapp/groups/${groupId}?edit=1`
  const about = { link, data: { groupId } }
  expect(shown(about, { groups: [{ id: groupId }] }).link).toBe(link)
  expect(shown(about).link).toBeNull()
  expect(shown({ link: '/mcapp/groups', data: { groupId } }).link).toBe('/mcapp/groups')
  expect(shown({ link: '/mcapp/budgets' }).link).toBe('/mcapp/budgets')
})

it('says of an invitation that it has expired as soon as it has', () => {
  const body = (expiresAt: string) =>
    shown({ data: { invitationId: 'i' } }, { received_invitations: [{ id: 'i', expiresAt }] }).body
  expect(body('2026-03-31T10:00:00.001Z')).toBe('Asked')
  expect(body('2026-03-31T10:00:00.000Z')).toBe('The invitation has expired.')
})
