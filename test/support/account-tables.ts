/** Tables whose rows name a user: by their id, their scope, or what hangs on either. */
export const tablesOfSomebody = `select distinct
    case table_schema when 'public' then table_name else table_schema || '.' || table_name end
      as name
  from information_schema.columns c join information_schema.tables t
    using (table_schema, table_name)
  where table_schema in ('public', 'identity') and t.table_type = 'BASE TABLE'
    and column_name in ('user_id', 'uid', 'scope', 'session_id')
  order by name`

/** In which file of the export a table is that holds no documents. */
export const exportedAs: Readonly<Record<string, string>> = {
  'identity.sessions': 'sign_ins',
  'identity.known_places': 'known_networks',
  'identity.known_devices': 'known_browsers',
  'identity.security_events': 'security_events',
  'identity.totp': 'second_factor',
  'identity.recoveries': 'recoveries',
  'identity.passkeys': 'passkeys',
  'identity.sso_links': 'single_sign_on',
  last_seen: 'last_seen',
  push_subscriptions: 'push_browsers',
  calendar_feeds: 'calendar_feeds',
  api_tokens: 'api_tokens',
  ended_tokens: 'ended_tokens',
  comments: 'group_comments',
  group_expenses: 'group_bills',
  settlements: 'group_payments',
  webhooks: 'webhooks',
  assistant_log: 'assistant_log',
  group_category_choices: 'group_category_choices',
  plus_requests: 'plus_requests',
  blocked_inviters: 'blocked_inviters',
  support_messages: 'contact_messages',
}

const madeOf = 'made of rows that are exported'
const secret = 'a hash of a secret, of no use to anybody'
const ofGroup = 'belongs to a group and everybody in it'

/** Why a table with something of a user is not in their export. */
export const notExported: Readonly<Record<string, string>> = {
  avatars: 'its picture is profile.webp',
  receipt_files: 'its pictures are in the folder receipts',
  global_categories: 'everybody’s, and in built_in_categories',
  guest_seats: 'by which link a guest came, who has no account to export',
  idem: 'answers to calls for a day, for when one is sent twice',
  notice_keys: 'says which notifications were told, which are exported',
  notice_deliveries: 'says which notifications wait to be mailed, which are exported',
  sync_scope: 'how far devices have read',
  sync_row: 'which rows devices have not read yet',
  'identity.accounts': secret,
  'identity.mail_links': secret,
  'identity.phone_codes': secret,
  'identity.proof_codes': secret,
  'identity.shut_tokens': secret,
  'identity.tickets': secret,
  'identity.undo_links': secret,
  ...Object.fromEntries(
    [
      'budget_checks',
      'deleted_loans',
      'deleted_payments',
      'deleted_shares',
      'entry_lines',
      'ledger_days',
      'ledger_marks',
      'ledger_months',
      'ledger_payees',
      'ledger_totals',
      'loan_instalments',
      'loans_to_recount',
      'search_entries',
      'search_marks',
      'search_words',
      'template_occurrences',
    ].map((name) => [name, madeOf]),
  ),
  ...Object.fromEntries(
    [
      'activity',
      'barred_members',
      'group_accounts',
      'group_account_entries',
      'group_contributions',
      'group_goals',
      'group_sums',
      'groups',
      'invitations',
    ].map((name) => [name, ofGroup]),
  ),
}
