import { account, interest, no, one, payIn } from './attempt-args.ts'
import type { Attempt } from './group-attempts.ts'

const refused = 'not-allowed'

export const jointAttempts: readonly Attempt[] = [
  ['group_accounts.create', 'one', refused, account],
  ['group_accounts.update', 'its name', refused, one('joint', { patch: { name: 'Mine' } })],
  ['group_accounts.archive', 'it', refused, one('joint', { archived: true })],
  ['group_accounts.delete', 'it', refused, one('joint')],
  ['group_accounts.payIn', 'my own', 'done', payIn(null)],
  [
    'group_accounts.payIn',
    'from an account of another',
    refused,
    payIn('Anna', { ownAccountId: no }),
  ],
  ['group_accounts.payOut', 'my own', 'done', payIn(null)],
  ['group_accounts.interest', 'some', 'done', interest],
  ['group_accounts.removeEntry', 'of another', refused, one('entry')],
  ['group_accounts.restoreEntry', 'what was not deleted', 'not-found', one('entry')],
  ['group_accounts.answer', 'what nobody loses by', refused, one('entry', { isSo: false })],
  ['group_accounts.agree', 'what is another’s', refused, one('joint')],
  ['group_accounts.refuse', 'what is another’s', refused, one('joint')],
]
