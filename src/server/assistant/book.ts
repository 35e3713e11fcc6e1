import { groupScope } from '#contract/sync.ts'
import { dayAt } from '#domain/calendar/calendar.ts'
import type { Caller } from '../auth/identity.ts'
import { isWithin } from '../documents/reach.ts'
import type { Engine } from '../engine.ts'
import { readGroups } from '../groups/read-groups.ts'
import { requireProfile } from '../users/profiles.ts'
import { categoryNames } from './names.ts'

/** What has to be known before anything is asked: names and ids, and no amounts. */
export async function readBook({ clock, database }: Engine, caller: Caller) {
  const { pool } = database
  const { currency, timezone, locale } = await requireProfile(pool, caller.uid)
  const { all } = await categoryNames(pool, caller)
  const groups = await readGroups(pool, caller.uid)
  return {
    ...{ currency, timezone, locale, today: dayAt(clock.now().getTime(), timezone) },
    categories: all.map(({ id, name, type, parentId }) => ({ id, name, type, parentId })),
    groups: groups
      .filter(({ id }) => isWithin(caller, groupScope(id)))
      .map(({ id, name, currency: own, status }) => ({ id, name, currency: own, status })),
  }
}

export const oneLineHelp = `One line becomes one entry, such as: tea 3.20 yesterday food #trip

- The amount: 3.20, 1.234,56, 5k, 12 usd, 4,50 €, 2 x 12,50, 99-20.
- The day: yesterday, friday, 3 days ago, on 5, 5 march, 2026-03-05; today where none is said.
- A category by its name or a word like it; a tag with #; cash, by card, bank transfer.
- An income: +2500 salary, received 50, sold bike 150.
- A bill of a group: in:flat, or the group's id beside the line.
- What is left is what it was. In quotes nothing is read: "route 66".

What the app would ask about is refused with its reason: an unclear day, amount or currency, money
that comes back or comes again, what is paid in parts, money moved between accounts.
`
