import type { AdminRow } from '#contract/staff/entities.ts'
import { nameInMessage } from '#domain/names/name-in-message.ts'
import type { Transaction } from '../db/database.ts'
import type { Engine } from '../engine.ts'

const whatChanged = {
  password: 'Your Moneycomb staff password was changed',
  'second-factor-on': 'A second factor was set up for your Moneycomb staff account',
  'second-factor-off': 'The second factor of your Moneycomb staff account was turned off',
  'recovery-codes': 'New recovery codes were made for your Moneycomb staff account',
  'recovery-code': 'A recovery code let somebody into your Moneycomb staff account',
  rights: 'What you may do as Moneycomb staff was changed',
  'super-admin': 'There is another super admin of Moneycomb',
  reset: 'Your Moneycomb staff account was reset: a new password, and no second factor',
} as const

export type StaffWayIn = keyof typeof whatChanged

interface StaffAddress {
  readonly id: string
  readonly email: string
}

/** Tells somebody on the staff that a way into their account is another one, whoever did it. */
export function tellStaff(
  { outside }: Pick<Engine, 'outside'>,
  { id, email }: StaffAddress,
  what: StaffWayIn,
  who: string | null = null,
): void {
  if (!outside.has('mail')) return
  const subject = whatChanged[what]
  outside.later('a change of a way in of staff was not told', () =>
    outside.send({
      kind: 'staff-way-in',
      from: { who: [id] },
      channel: 'mail',
      to: email,
      subject,
      text: [
        `${subject}.`,
        ...(who ? [`${who} may do everything from now on.`] : []),
        'Was that not you, and did you not ask for it? Tell whoever runs the server at once.',
      ].join('\n\n'),
    }),
  )
}

/** Who could undo it hears that there is another super admin, once that is so. */
export async function tellSuperAdmins(
  deps: Pick<Engine, 'outside'>,
  tx: Transaction,
  ids: readonly string[],
  { displayName, email }: Pick<AdminRow, 'displayName' | 'email'>,
): Promise<void> {
  const who = `${nameInMessage(displayName, 'Somebody')} (${email})`
  const { rows } = await tx.client.query<StaffAddress>(
    'select id, email from staff where id = any($1::uuid[])',
    [ids],
  )
  tx.afterCommit(() => {
    for (const told of rows) tellStaff(deps, told, 'super-admin', who)
  })
}

/** What only those can mend who run the server. */
export async function tellTrouble(
  { database, outside }: Pick<Engine, 'database' | 'outside'>,
  subject: string,
): Promise<void> {
  if (!outside.has('mail')) return
  const { rows } = await database.pool.query<StaffAddress>(
    `select id, email from staff where role = 'super_admin' and is_active`,
  )
  const text = [
    `${subject}. It is tried again by itself.`,
    'What went wrong is in the staff area, under System, Jobs.',
  ].join('\n\n')
  for (const { id, email: to } of rows) {
    outside.later('trouble with the server was not told', () =>
      outside.send({
        ...{ kind: 'server-trouble', from: { who: [id] }, channel: 'mail' },
        ...{ to, subject, text },
      }),
    )
  }
}
