import { describe, expect, it } from 'vitest'
import { activityWords, beforeWords } from './activity-words.ts'
import type { ActivityRow } from './group-rows.ts'

const names = {
  meId: 'me',
  plain: () => 'Ben',
  subject: (id: string) => (id === 'me' ? 'You' : 'Ben'),
  object: (id: string) => (id === 'me' ? 'you' : 'Ben'),
}
const row = (fields: Partial<ActivityRow>) => ({ data: {}, ...fields }) as ActivityRow

describe('what happened in a group', () => {
  it('says plainly who settles alone', () => {
    const alone = (id: string) =>
      row({ kind: 'household-changed', memberId: id, subjectId: id, data: { memberIds: [id] } })
    expect(activityWords(alone('ben'), names, 'en-GB')).toBe('Ben settles alone')
    expect(activityWords(alone('me'), names, 'en-GB')).toBe('You settle alone')
  })

  it('says who asked to settle together with whom', () => {
    const data = { withMember: 'me' }
    const asked = { kind: 'household-asked', subjectId: 'ben', data } as const
    expect(activityWords(row({ ...asked, memberId: 'ben' }), names, 'en-GB')).toBe(
      'Ben asked to settle together with you',
    )
    expect(activityWords(row({ ...asked, memberId: 'me' }), names, 'en-GB')).toBe(
      'You asked whether Ben and you settle together',
    )
  })

  it('says that only the shares were changed', () => {
    const data = { amount: 4711, currency: 'EUR', before: { split: { mode: 'equal' } } }
    expect(beforeWords(row({ kind: 'expense-changed', data }), 'en-GB')).toBe(
      'Changed: who shares it',
    )
  })
})
