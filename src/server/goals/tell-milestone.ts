import { routes } from '#contract/routes.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { Context } from '../documents/commands.ts'
import type { Changed } from '../documents/reduce.ts'
import type { Writer } from '../documents/write.ts'
import { notify } from '../notifications/notify.ts'
import { requireProfile } from '../users/profiles.ts'
import type { Goal } from './goal.ts'

const titles: Readonly<Record<number, string>> = {
  25: 'a quarter is saved',
  50: 'half of it is saved',
  75: 'three quarters are saved',
  100: 'you have reached it',
}

/** Once for each goal and milestone; of several passed at once the highest is told. */
export async function tellMilestone(
  { tx, log }: Context,
  changes: readonly Changed[],
  { uid, now }: Writer,
): Promise<void> {
  const changed = changes.find(({ table }) => table === 'goals')
  const [before, after] = [changed?.before as Goal | null, changed?.row as Goal | null]
  if (!before || !after || after.milestone <= before.milestone) return
  const { id, name, milestone, totalSaved, targetAmount, currency } = after
  const { locale } = await requireProfile(tx.client, uid)
  const written = (amount: number) => formatAmount(amount, currency, locale)
  const notice = {
    uid,
    kind: 'goal-milestone',
    subject: id,
    period: String(milestone),
    title: `${name.trim().toWellFormed()}: ${titles[milestone]}`,
    body: `${written(totalSaved)} of ${written(targetAmount)}.`,
    link: routes.goal.path.replace(':id', id),
    data: { goalId: id, milestone },
  } as const
  await notify({ log }, tx, notice, now)
}
