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
  'app/loans/calculator-dialog.tsx': 'tries figures, and keeps none',
  'app/profile/avatar-dialog.tsx': 'a picture',
  'app/profile/email-dialog.tsx': 'says that a link was sent',
  'app/recurring/feed-dialog.tsx': 'an address to copy',
  'app/recurring/reach-dialog.tsx': 'one choice, over a sheet that asks',
  'app/scan/picture-consent.tsx': 'a question with two answers',
  'fields/receipt-picture.tsx': 'a picture',
  'form/keep-draft.tsx': 'the question itself',
  'ledger/filter/filter-panel.tsx': 'narrows a list, which is there unchanged',
  'ledger/import/leave-import.tsx': 'the question itself',
  'ledger/range-dialog.tsx': 'two days of a list, which is there unchanged',
  'ledger/selection/category-dialog.tsx': 'one choice',
  'ledger/sheet/entry-sheet.tsx': 'asks by useEntrySheet',
  'ledger/sheet/past-share.tsx': 'one choice, kept at once',
  'ledger/sheet/removal-dialog.tsx': 'a question with answers',
  'shell/failure-list.tsx': 'shows what was refused',
  'shell/key-help.tsx': 'shows keys',
  'shell/logout-warning.tsx': 'a question with two answers',
  'shell/palette.tsx': 'searches',
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
