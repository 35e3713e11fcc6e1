import type { Rule } from './source.ts'

/** Dialogs of ours in which nothing is typed that anybody would miss, and why. */
const nothingTyped: Readonly<Record<string, string>> = {
  'admin/staff/staff-card.tsx': 'shows a new password; what is typed is in a dialog that asks',
  'admin/staff/staff-row.tsx': 'a question with two answers',
  'admin/users/user-sheet.tsx': 'shows; its questions are dialogs of their own',
  'app/ai-advice/consent-dialog.tsx': 'a question with two answers',
  'app/analytics/rows-sheet.tsx': 'shows rows',
  'app/analytics/sum-sheet.tsx': 'shows how a sum came about',
  'app/categories/in-use-dialog.tsx': 'a question with answers',
  'app/categories/merge-dialog.tsx': 'one choice',
  'app/goals/delete-goal.tsx': 'a question with answers',
  'app/groups/bill/bill-sheet.tsx': 'shows one nobody may change; else it is a FormSheet',
  'app/groups/gone-record.tsx': 'says that something is gone',
  'app/groups/invite/join-dialog.tsx': 'one choice',
  'app/groups/members/member-dialogs.tsx': 'choices; the name is in a dialog that asks',
  'app/loans/offers/calculator-dialog.tsx': 'tries figures, and keeps none',
  'app/profile/avatar/avatar-dialog.tsx': 'a picture',
  'app/profile/ways-in/email-dialog.tsx': 'says that a link was sent',
  'app/recurring/calendar/feed-dialog.tsx': 'an address to copy',
  'app/recurring/sheet/reach-dialog.tsx': 'one choice, over a sheet that asks',
  'app/scan/model/picture-consent.tsx': 'a question with two answers',
  'receipts/receipt-picture.tsx': 'a picture',
  'form/keep-draft.tsx': 'the question itself',
  'ledger/filter/filter-panel.tsx': 'narrows a list, which is there unchanged',
  'ledger/import/leave-import.tsx': 'the question itself',
  'ledger/bar/range-dialog.tsx': 'two days of a list, which is there unchanged',
  'ledger/selection/category-dialog.tsx': 'one choice',
  'ledger/sheet/entry-sheet.tsx': 'asks by useEntrySheet',
  'ledger/sheet/fields/past-share.tsx': 'one choice, kept at once',
  'ledger/sheet/removal/removal-dialog.tsx': 'a question with answers',
  'app/profile/tokens/new-token.tsx': 'shows what was made',
  'app/profile/tokens/asked-dialog.tsx': 'shows what was asked',
  'app/profile/webhooks/new-secret.tsx': 'shows what was made',
  'app/profile/webhooks/deliveries-dialog.tsx': 'shows what was sent',
  'shell/sync/failure-list.tsx': 'shows what was refused',
  'shell/guest/guest-dialogs.tsx': 'shows a code, and asks questions',
  'app/groups/invite/keep-seat.tsx': 'a question with two answers',
  'shell/key-help.tsx': 'shows keys',
  'shell/frame/logout-warning.tsx': 'a question with two answers',
  'shell/palette/palette.tsx': 'searches',
}

const root = /<(Dialog|Sheet)[\s>]/
const isGuarded = /\buseLeaveGuard\(/

/** A dialog asks before what was typed in it is lost, or is known to have nothing typed in it. */
export const asksBeforeLoss: Rule = ({ path, text }) => {
  const name = path.replace(/^src\/web\//, '')
  if (name === path || !path.endsWith('.tsx') || name.startsWith('ui/')) return []
  if (!root.test(text) || isGuarded.test(text) || Object.hasOwn(nothingTyped, name)) return []
  return ['opens a dialog that loses what is typed: use FormSheet or WritingDialog']
}
