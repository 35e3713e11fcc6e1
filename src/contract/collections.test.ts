import { describe, expect, it } from 'vitest'
import { type Collection, collections, specifiedCollections } from './collections.ts'
import { groupCollections } from './groups/collections.ts'
import { ownCollections } from './own-collections.ts'
import { defaultTheme, storageKeys, themes } from './storage.ts'

type CollectionName = keyof typeof specifiedCollections

/** Section 3 of the specification: every noun, where it is kept, and its fields. */
const specified: Record<CollectionName, readonly [path: string, fields: string]> = {
  users: [
    'users',
    `name, phone, email, emailVerified, avatar, country, currency, emailNotifications,
     pushNotifications, role, roles, status, subscriptionEndDate, aiAdviceCount,
     aiAdviceLastReset, lastLogin, createdAt, createdBy, updatedAt, updatedBy`,
  ],
  categories: ['users/{uid}/categories', 'createdAt, createdBy'],
  global_categories: ['global_categories', 'createdAt, createdBy'],
  expenses: ['users/{uid}/expenses', 'date, createdAt, createdBy'],
  incomes: ['users/{uid}/incomes', 'date, createdAt, createdBy'],
  income_templates: ['users/{uid}/income_templates', 'createdAt, createdBy, active'],
  expense_templates: ['users/{uid}/expense_templates', 'createdAt, createdBy, active'],
  goals: ['users/{uid}/goals', 'createdAt, createdBy, totalSaved, lastContributionAt'],
  contributions: ['users/{uid}/goals/{goalId}/contributions', 'amount, date, createdAt, by'],
  loans: ['users/{uid}/loans', 'createdAt, createdBy'],
  amortization: ['users/{uid}/loans/{loanId}/amortization', 'date, period, createdAt'],
  payments: ['users/{uid}/loans/{loanId}/payments', 'date, type, createdAt, createdBy'],
  budgets: ['users/{uid}/budgets', 'createdAt, createdBy'],
  groups: ['groups', 'memberIds, createdAt'],
  notifications: ['users/{uid}/notifications', 'read, createdAt'],
  testimonials: ['users/{uid}/testimonials', 'createdAt, userId'],
  admins: ['admins', 'email, displayName, role, permissions, createdAt, lastLoginAt, isActive'],
}

/** Where the specification shows no further fields, these are ours. */
const base = 'amount, currency, description, categoryId, notes, tags, accountId, updatedAt'
const transaction = `${base}, rate, importId, bankId, templateId, occurrenceOn,
                     accountAmount, bankAmount, bankOn, isPending`
const schedule = `frequency, interval, weekdays, monthDays, nthWeekday, weekendShift, startOn,
                  endOn, endAfter, skippedOn, priceChanges, contract, autoPost, nextOn,
                  lastPostedOn, waitingOn`
const ours: Record<CollectionName, string> = {
  users: `demoUntil, guestOf, timezone, locale, emailRhythm, mutedEmail, mutedPush, quietFrom,
          quietTo, aiConsentTo, scanConsentTo`,
  categories: 'name, type, icon, color, parentId, archived, sort, updatedAt',
  global_categories: 'name, type, icon, color, parentId, archived, sort',
  expenses: `${transaction}, merchant, paymentMethod, lines, refundOf, expectedBack,
             installment, loanId, loanPrincipal, receiptId`,
  incomes: `${transaction}, source, settles`,
  income_templates: `${base}, ${schedule}, source`,
  expense_templates: `${base}, ${schedule}, merchant, paymentMethod, groupId, groupSplit`,
  goals: `name, targetAmount, currency, targetOn, icon, color, priority, status, milestone,
          accountId, updatedAt`,
  contributions: 'note, isOpening, goalId, kind, accountId, transferId',
  loans: `name, lender, kind, principal, currency, annualRateBps, rateChanges, frequency,
          termPeriods, payment, startOn, firstPaymentOn, interestOnlyPeriods, balloon, dayCount,
          compounding, paymentRounding, interestRounding, balanceKept, firstPeriod, fees, status,
          posting, categoryId, payFromId, remindDays, trackFrom, nextDueOn, nextDueAmount, endsOn,
          balance,
          updatedAt`,
  amortization: 'loanId, payment, principal, interest, extra, fees, balance',
  payments: `loanId, dueOn, amount, effect, note, principalPart, interestPart, feesPart,
             accountId, expenseId, updatedAt`,
  budgets: `name, categoryIds, amount, amountChanges, currency, period, startOn, endOn, rollover,
            alerts, archived, moves, updatedAt`,
  groups: `name, description, kind, currency, simplifyDebts, status, members, createdBy,
           updatedAt`,
  notifications: 'kind, title, body, link, data, snoozedUntil',
  testimonials: 'text, rating, shownAs, status, note, updatedAt',
  admins: '',
}

const names = Object.keys(specified) as CollectionName[]
const listed = (text: string) => (text.trim() === '' ? [] : text.trim().split(/,\s+/))
const fieldsOf = ({ entity }: Collection) => [
  ...Object.keys(entity.writable),
  ...Object.keys(entity.serverOwned),
]

describe('section 3, entities', () => {
  it('has every collection and no other', () => {
    expect(Object.keys(specifiedCollections).sort()).toEqual([...names].sort())
  })

  it.each(names)('keeps %s where the specification says', (name) => {
    expect(collections[name].path).toBe(specified[name][0])
  })

  it.each(names)('has every specified field of %s and otherwise only ours', (name) => {
    const expected = [...listed(specified[name][1]), ...listed(ours[name])]
    expect(fieldsOf(collections[name]).sort()).toEqual(expected.sort())
  })

  it.each(names)('declares each field of %s once, and defaults only for its fields', (name) => {
    const fields = fieldsOf(collections[name])
    expect(new Set(fields).size).toBe(fields.length)
    expect(fields).toEqual(expect.arrayContaining(Object.keys(collections[name].entity.defaults)))
  })

  it('adds collections of ours, each under its owner', () => {
    const added = Object.entries<Collection>(ownCollections)
    expect(added.filter(([name]) => name in specifiedCollections)).toEqual([])
    for (const [name, { path, access }] of added) {
      const isChild = /^users\/\{uid\}\/\w+\/\{\w+\}\/\w+$/.test(path)
      expect(isChild || path === `users/{uid}/${name}`, name).toBe(true)
      expect(access).toBe('owner')
    }
  })

  it('adds what lives under a group, for its members, and what is in the book of each', () => {
    const { group_shares: own, received_invitations: received, ...rest } = groupCollections
    const { settlement_sides: sides, ...shared } = rest
    const sidesPath = 'users/{uid}/settlement_sides'
    expect(sides).toMatchObject({ path: sidesPath, access: 'owner', writes: [] })
    expect(own).toMatchObject({ path: 'users/{uid}/group_shares', access: 'owner' })
    const path = 'users/{uid}/received_invitations'
    expect(received).toMatchObject({ path, access: 'owner', writes: [] })
    for (const { path, access, writes } of Object.values(shared)) {
      expect({ access, writes }).toEqual({ access: 'member', writes: [] })
      expect(path).toMatch(/^groups\/\{groupId\}\//)
    }
  })

  it('starts things as specified', () => {
    expect(collections.users.entity.defaults).toMatchObject({
      emailNotifications: false,
      pushNotifications: false,
    })
    expect(collections.income_templates.entity.defaults.active).toBe(true)
    expect(collections.expense_templates.entity.defaults.active).toBe(true)
    expect(collections.notifications.entity.defaults.read).toBe(false)
  })

  it('takes the specified values of a profile', () => {
    const { role, roles, status, email, subscriptionEndDate } = collections.users.entity.serverOwned
    expect(role.safeParse('user').success).toBe(true)
    expect(role.safeParse('super_admin').success).toBe(false)
    expect(roles.safeParse(null).success).toBe(true)
    expect(status.safeParse('active').success).toBe(true)
    expect(email.safeParse(null).success).toBe(true)
    expect(subscriptionEndDate.safeParse(null).success).toBe(true)
  })

  it('lets a client write no role, status, plan or total', () => {
    const guarded = ['role', 'roles', 'status', 'subscriptionEndDate', 'aiAdviceCount', 'email']
    expect(guarded.filter((field) => field in collections.users.entity.writable)).toEqual([])
    expect('totalSaved' in collections.goals.entity.writable).toBe(false)
    expect('memberIds' in collections.groups.entity.writable).toBe(false)
  })

  it('has an extra payment that goes to the principal', () => {
    const { type } = collections.payments.entity.writable
    expect(type.safeParse('extra-principal').success).toBe(true)
    expect(type.safeParse('extra').success).toBe(false)
  })

  it('keeps the theme under its specified key', () => {
    expect(storageKeys.theme).toBe('vite-ui-theme')
    expect(themes).toEqual(['light', 'dark', 'system'])
    expect(defaultTheme).toBe('system')
    const keys = Object.values(storageKeys)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('section 7, direct access', () => {
  const filtersOf = (name: CollectionName): Collection['filters'] => collections[name].filters

  it.each([
    ['users', 'email', 'equal'],
    ['users', 'phone', 'equal'],
    ['groups', 'memberIds', 'contains'],
    ['expenses', 'date', 'range'],
    ['notifications', 'read', 'equal'],
  ] as const)('asks %s by %s (%s)', (name, field, kind) => {
    expect(filtersOf(name)[field]).toBe(kind)
  })

  it.each(Object.entries<Collection>(collections))(
    'filters, orders and months %s only by fields it has',
    (_name, collection) => {
      const { order, monthOf, filters } = collection
      const used = [...Object.keys(filters), order.by, ...(monthOf === null ? [] : [monthOf])]
      expect(fieldsOf(collection)).toEqual(expect.arrayContaining(used))
    },
  )
})
