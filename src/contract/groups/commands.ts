/** Everything a member can do in a group, by the name of the command, and who may do it. */
import { z } from 'zod'
import { type CommandShape, docOf, patchOf } from '../command-args.ts'
import { uuid } from '../entity.ts'
import { limits } from '../limits.ts'
import { tokenRights } from '../tokens/entities.ts'
import { groupAccountEntries, groupAccounts } from './accounts.ts'
import { groupStatuses, groups, memberName, memberRoles } from './entities.ts'
import { groupExpenses } from './expenses.ts'
import { groupContributions, groupGoals } from './goals.ts'
import { invitationChannels, invitationToken } from './invitations.ts'
import { settlementSides, settlements } from './settlements.ts'
import { comments } from './talk.ts'

const inGroup = { groupId: uuid } as const
const one = z.strictObject({ ...inGroup, id: uuid })
const someone = z.strictObject({ ...inGroup, memberId: uuid })

const { kind: _kind, memberId: _who, bankId: _bank, ...entry } = groupAccountEntries.writable
const newEntry = z.strictObject({ id: uuid, ...entry, text: entry.text.default('') })
const { name, institution, number, note } = groupAccounts.writable
const accountNames = z.strictObject({ name, institution, number, note }).partial()
/** What a person's own account had to do with it, where that is mine. */
const paidIn = z.strictObject({
  ...inGroup,
  doc: newEntry.extend({ memberId: uuid }),
  ownAccountId: uuid.nullable().default(null),
  /** In the currency of the own account, where that is another one. */
  ownAmount: settlementSides.writable.accountAmount.default(null),
})

/** How what is changed was when it was seen. */
const wasOf = <W extends z.ZodRawShape>({ writable }: { writable: W }) =>
  z.strictObject(writable).partial().optional()

const { amount, currency, date } = settlements.writable
const debt = { amount, currency, date } as const

const many = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(limits.batchOperations)
const newMember = z.strictObject({ memberId: uuid, name: memberName })
const byInvitation = { token: invitationToken.optional(), invitationId: uuid.optional() } as const
const oneWay = { error: 'Give the token or the invitation.' }

const groupDoc = docOf(groups)
const expenseDoc = docOf(groupExpenses)
const settlementDoc = docOf(settlements)
const goalDoc = docOf(groupGoals)
const contributionDoc = docOf(groupContributions)

type ByMembers<Shapes> = {
  readonly [Name in keyof Shapes]: { readonly args: Shapes[Name]; readonly who: 'member' }
}

/** Which of them is said beside each. */
const byMembers = <Shapes extends Readonly<Record<string, z.ZodType>>>(shapes: Shapes) =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, args]): [string, CommandShape] => {
      return [name, { args, who: 'member' }]
    }),
  ) as ByMembers<Shapes>

export const groupCommands = byMembers({
  /** Anybody: becomes its owner, as `memberId`. The others start as placeholders. */
  'groups.create': z.strictObject({
    doc: groupDoc,
    memberId: uuid,
    placeholders: z
      .array(newMember)
      .max(limits.groupMembers - 1)
      .default([]),
  }),
  /** Owners and admins. `was` as for expenses: what another changed too is refused. */
  'groups.update': z.strictObject({ id: uuid, was: wasOf(groups), patch: patchOf(groups) }),
  /** Owners and admins, from any status to any other. */
  'groups.setStatus': z.strictObject({ ...inGroup, status: z.enum(groupStatuses) }),
  /** The owner, while nothing was spent, paid or saved in it. */
  'groups.delete': z.strictObject({ groupId: uuid }),
  /** The owner, alone in it, while nothing happened but that it was brought in. */
  'groups.undoImport': z.strictObject({ groupId: uuid }),
  /** Any member. */
  'groups.addPlaceholder': z.strictObject({ ...inGroup, memberId: uuid, name: memberName }),
  /** Oneself, or a placeholder. */
  'groups.renameMember': z.strictObject({ ...inGroup, memberId: uuid, name: memberName }),
  /** Oneself, or a placeholder; everybody with an account in that household has to agree. */
  'groups.askHousehold': z.strictObject({
    ...inGroup,
    memberId: uuid,
    withMember: uuid,
    /** What it is called if there is none yet. */
    householdId: uuid,
  }),
  /** Who is asked: `memberId` is who would join. */
  'groups.agreeHousehold': someone,
  /** Who is asked, or who asked. */
  'groups.refuseHousehold': someone,
  /** Oneself, at any time; a placeholder by those of its household. */
  'groups.leaveHousehold': someone,
  /** Owners; the last owner stays one. */
  'groups.setRole': z.strictObject({ ...inGroup, memberId: uuid, role: z.enum(memberRoles) }),
  /** Owners and admins: what a guest may. */
  'groups.setGuest': z.strictObject({ ...someone.shape, may: z.enum(tokenRights) }),
  /** Owners and admins: the guest is out, and only a name is left, with all it has to do with. */
  'groups.endGuest': someone,
  /** Owners, anybody else, whatever is open; admins, who is even and no owner. */
  'groups.removeMember': someone,
  /**
   * Who was removed, or left with something open, for three days: what they came to owe just before
   * without their word. Who is gone, also what is put back to their cost since.
   */
  'groups.denyDebt': z.strictObject(inGroup),
  /** Oneself, even or else saying so: what is open stays. The last owner hands over first. */
  'groups.leave': z.strictObject({ ...inGroup, evenIfOpen: z.literal(true).optional() }),
  /** Any member; as more only by owners, and by no link. `to` is an email or a phone number. */
  'groups.invite': z.strictObject({
    ...inGroup,
    id: uuid,
    channel: z.enum(invitationChannels),
    to: z.string().trim().min(1).max(320).nullable().default(null),
    memberId: uuid.nullable().default(null),
    role: z.enum(memberRoles).default('member'),
    /** Whether a link lets in who has no account; more than adding by owners and admins only. */
    guests: z.enum(tokenRights).nullable().default(null),
    token: invitationToken,
  }),
  /** Whoever invited, owners and admins. */
  'groups.revoke': one,
  /**
   * With the token, or as the one it was sent to. `memberId` is the placeholder one is, where the
   * invitation names none; `newMemberId` is who one becomes otherwise.
   */
  'groups.accept': z
    .strictObject({ ...byInvitation, memberId: uuid.nullable().default(null), newMemberId: uuid })
    .refine(({ token, invitationId }) => token ?? invitationId, oneWay),
  'groups.reject': z
    // Whoever sent it reaches them by no other invitation, until they use a link of theirs.
    .strictObject({ ...byInvitation, isBlocking: z.boolean().optional() })
    .refine(({ token, invitationId }) => token ?? invitationId, oneWay),

  /** Any member, while the group is open. */
  'group_expenses.create': z.strictObject({ ...inGroup, doc: expenseDoc }),
  /** The owner, who brings them from elsewhere and is alone in the group. */
  'group_expenses.createMany': z.strictObject({ ...inGroup, docs: many(expenseDoc) }),
  /**
   * `version` is the one that was seen, `was` how it had what is changed; of amount, currency,
   * rate, payers and split all of them. What others changed besides stays. Refused, with the newer
   * in `current`, is a change of what they changed too, and without `was` any of an older version.
   * Any member; in a group that is not open only who lost by a change of the last days, back to it.
   */
  'group_expenses.update': z.strictObject({
    ...inGroup,
    id: uuid,
    version: z.int().min(1),
    was: wasOf(groupExpenses),
    patch: patchOf(groupExpenses),
  }),
  'group_expenses.delete': one,
  /** Any member, for thirty days after it was deleted. */
  'group_expenses.restore': one,

  /** Any member, while the group is not closed; it counts when the receiver confirms it. */
  'settlements.claim': z.strictObject({ ...inGroup, doc: settlementDoc }),
  /** The owner, who brings them from elsewhere and is alone in the group. */
  'settlements.createMany': z.strictObject({ ...inGroup, docs: many(settlementDoc) }),
  /** Whoever is owed, of somebody who is no longer in the group. */
  'settlements.writeOff': z.strictObject({ ...one.shape, from: uuid, ...debt }),
  /** The receiver, or one of their household. */
  'settlements.confirm': one,
  /**
   * The receiver, or owners and admins while the receiver cannot speak; the payer while it is not
   * confirmed, and what another wrote down. Also in a group that is closed.
   */
  'settlements.dispute': one,
  /** Whoever may confirm it takes back what they said. */
  'settlements.reopen': one,
  /** Who paid it or was paid, for themselves: nobody else is told. */
  'settlements.setAccount': z.strictObject({
    ...one.shape,
    accountId: uuid.nullable(),
    accountAmount: settlementSides.writable.accountAmount.default(null),
  }),
  /** Who may confirm it; while it does not count also the payer and whoever wrote it down. */
  'settlements.delete': one,
  /** Any member, for thirty days; it counts again when its receiver says so. */
  'settlements.restore': one,

  /** Owners and admins; whose it is holds once all who are to own it agree. */
  'group_accounts.create': z.strictObject({ ...inGroup, doc: docOf(groupAccounts) }),
  /** Owners and admins; whose it is, and what it began with, stays. */
  'group_accounts.update': z.strictObject({ ...one.shape, patch: accountNames }),
  /** Who is to own a part of it. */
  'group_accounts.agree': one,
  /** Who has not agreed: the others own it. */
  'group_accounts.refuse': one,
  'group_accounts.archive': z.strictObject({ ...one.shape, archived: z.boolean() }),
  /** While nothing is in it. */
  'group_accounts.delete': one,
  /** Any member; from an account of their own only for themselves: that is a transfer, too. */
  'group_accounts.payIn': paidIn,
  'group_accounts.payOut': paidIn,
  'group_accounts.interest': z.strictObject({ ...inGroup, doc: newEntry }),
  /** Who loses by it, for thirty days, unless they said that it is so; also in a closed group. */
  'group_accounts.answer': z.strictObject({ ...one.shape, isSo: z.boolean() }),
  /** Whose it is, or who wrote it down; the transfer goes with it. */
  'group_accounts.removeEntry': one,
  /** Any member, for thirty days. */
  'group_accounts.restoreEntry': one,

  /** Any member; one's own only are changed or deleted. */
  'comments.create': z.strictObject({
    ...inGroup,
    doc: z.strictObject({ id: uuid, expenseId: uuid.nullable(), ...comments.writable }),
  }),
  'comments.update': z.strictObject({ ...inGroup, id: uuid, patch: patchOf(comments) }),
  'comments.delete': one,

  /** Any member, while the group is not closed. */
  'group_goals.create': z.strictObject({ ...inGroup, doc: goalDoc }),
  /** `was` as for expenses; target, currency and sharing are one. */
  'group_goals.update': z.strictObject({
    ...one.shape,
    was: wasOf(groupGoals),
    patch: patchOf(groupGoals),
  }),
  'group_goals.archive': z.strictObject({ ...inGroup, id: uuid, archived: z.boolean() }),
  'group_goals.delete': one,
  /** For oneself, or for a placeholder. */
  'group_goals.contribute': z.strictObject({
    ...inGroup,
    goalId: uuid,
    memberId: uuid,
    doc: contributionDoc,
  }),
  /** No more than that member has in it. */
  'group_goals.withdraw': z.strictObject({
    ...inGroup,
    goalId: uuid,
    memberId: uuid,
    doc: contributionDoc,
  }),
  'group_goals.undoContribution': z.strictObject({ ...inGroup, goalId: uuid, id: uuid }),
})

export type GroupCommandName = keyof typeof groupCommands
/** What the server has read of a command's arguments. */
export type GroupCommandArgs<Name extends GroupCommandName> = z.output<
  (typeof groupCommands)[Name]['args']
>
/** What a page sends. */
export type GroupCommandInput<Name extends GroupCommandName> = z.input<
  (typeof groupCommands)[Name]['args']
>
